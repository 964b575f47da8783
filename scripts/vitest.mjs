#!/usr/bin/env node
/** Runs the Vitest test of docs/guides/testing.md over the package as published. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyDocsTest } from './hosts/docsTests.mjs'
import { runCheck } from './lib/fail.mjs'
import { installPacked } from './lib/packed.mjs'
import { ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'

const FIXTURE = join(ROOT, '__tests__/fixtures/vitest')
/**
 * Inside the project, so that Node finds React and the other packages above; kept, so that Vitest
 * is installed once.
 */
const FOLDER = join(ROOT, '.tmp/vitest-host')
/** The lockfile of the installed packages. */
const INSTALLED = join(FOLDER, 'node_modules/installed.json')

async function installVitest() {
  const lock = readFileSync(join(FIXTURE, 'package-lock.json'), 'utf8')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  console.log('installing Vitest into .tmp, about 40 MB …')
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(FIXTURE, FOLDER, { recursive: true })
  await run('npm', ['install'], { cwd: FOLDER })
  writeFileSync(INSTALLED, lock)
}

await runCheck(async () => {
  await installVitest()
  rmSync(join(FOLDER, 'node_modules/redux-wallet-modal'), { recursive: true, force: true })
  await installPacked(FOLDER)
  copyDocsTest(FOLDER, 'connect.test.ts')
  const vitest = join(FOLDER, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, NO_COLOR: '1' }
  const printed = await run('node', [vitest, 'run', '--root', FOLDER], { cwd: FOLDER, env })
  if (!/Tests +1 passed/.test(printed)) throw new Error(`Vitest ran no test:\n${printed}`)
  console.log('The test of the guide passes in Vitest.')
})
