/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

/** The problems that the package check finds in built files. */
function check(files: Readonly<Record<string, string>>): readonly string[] {
  const dist = mkdtempSync(join(tmpdir(), 'views-of-headless-'))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), code)
  }
  const program = `
    import { viewsOfHeadless } from './scripts/hosts/package/viewsOfHeadless.mjs'
    console.log(JSON.stringify(viewsOfHeadless(${JSON.stringify(dist)})))`
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  rmSync(dist, { recursive: true })
  return JSON.parse(told) as readonly string[]
}

const FREE = {
  'headless.js': `import { a } from './headless/chunks/first.js'`,
  'headless/evm.js': `import { a } from './chunks/first.js'`,
  'headless/chunks/first.js': `export const a = () => import('./engine.js')`,
  'headless/chunks/engine.js': `export const b = 1`,
}

describe('the check that /headless is free of views', () => {
  it('finds nothing in files that only import each other', () => {
    expect(check(FREE)).toEqual([])
  })

  it.each([
    ['an import of styled-components', `import styled from 'styled-components'`],
    ['an import of styled-components', `const load = () => import("styled-components")`],
    ['a view', `const name = 'wm-view-Connect'`],
    ['the shell', `host.attachShadow({ mode: 'open' })`],
    ['an import of a file of the modal', `import { a } from '../../chunks/first.js'`],
    ['an import of a file of the modal', `const load = () => import('../../index.js')`],
  ])('finds %s in a lazily loaded file', (found, code) => {
    expect(check({ ...FREE, 'headless/chunks/engine.js': code })).toEqual([
      `dist/headless/chunks/engine.js contains ${found}`,
    ])
  })

  it('finds an adapter that belongs to the modal', () => {
    expect(check({ ...FREE, 'headless/evm.js': `export * from '../evm.js'` })).toEqual([
      'dist/headless/evm.js contains an import of a file of the modal',
    ])
  })
})
