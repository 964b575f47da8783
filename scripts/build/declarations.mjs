import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { bundleDeclarations } from './bundleDeclarations.mjs'

const FOREIGN = /(\bfrom\s+|\bimport\s*\(\s*|^\s*import\s+)(['"])([^.'"][^'"]*)\2/gm

/** The start of a line in a doc block's example. */
const IN_COMMENT = /^\s*\*/

/**
 * The compiler names a type by its declaring package. These packages belong to the toolkit, which
 * re-exports their types; a host with a strict package manager can only name the toolkit.
 */
const OF_THE_TOOLKIT = ['reselect', 'redux', 'redux-thunk', 'immer']

const OUTPUT = resolve('.tmp/types')
const EMITTED = join(OUTPUT, 'src')
const TSC = resolve('node_modules/typescript-7/bin/tsc')
const ERROR_IN = /^(?:\S*?\/)?src\/(.+?)\.tsx?\(\d+,\d+\): error /

function runCompiler(config) {
  const { status, stdout } = spawnSync(process.execPath, [TSC, '--pretty', 'false', '-p', config], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  if (status === null) throw new Error('The compiler did not run to its end.')
  return stdout
    .split('\n')
    .filter(line => line.includes(': error TS') || line.startsWith('error TS'))
}

/**
 * Has the compiler emit the declarations of every source file and returns its errors. The native
 * compiler takes a tenth of the time.
 */
function emitDeclarations() {
  rmSync(OUTPUT, { recursive: true, force: true })
  mkdirSync(OUTPUT, { recursive: true })
  const config = join(OUTPUT, 'tsconfig.json')
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    stripInternal: true,
    rootDir: resolve('src'),
    outDir: EMITTED,
    types: [],
  }
  const extended = resolve('tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({ extends: extended, compilerOptions, include: [resolve('src')] }),
  )
  const errors = runCompiler(config)
  return errors
}

/** Names packages a host has declared, and refuses others. */
function withHostPackages(text, path, packages) {
  return text.replace(FOREIGN, (whole, before, quote, specifier, offset) => {
    if (IN_COMMENT.test(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset))) return whole
    if (OF_THE_TOOLKIT.includes(specifier)) return `${before}${quote}@reduxjs/toolkit${quote}`
    if (packages.some(name => specifier === name || specifier.startsWith(`${name}/`))) return whole
    throw new Error(`The declaration of ${path} names "${specifier}", which a host need not have.`)
  })
}

/**
 * Writes one declaration file for each entry, reduced to what its exports need, once for ES modules
 * and once for CommonJS: they only name packages, so the texts are the same.
 *
 * @param {Record<string, string>} input Rollup's input: the entries' sources
 * @param {string[]} packages what the declarations may import: dependencies and peers
 */
export function declarations(input, packages) {
  return {
    name: 'declarations',
    generateBundle() {
      const errors = emitDeclarations()
      const entries = Object.entries(input).map(([name, file]) => [
        name,
        join(EMITTED, file.replace(/^src\/|\.tsx?$/g, '')) + '.d.ts',
      ])
      const { texts, files } = bundleDeclarations(Object.fromEntries(entries), EMITTED)
      const published = [...files].map(file => relative(EMITTED, file).replace(/\.d\.ts$/, ''))
      // Unpublished code need not be nameable from outside; the type check covers it.
      const ours = errors.filter(line =>
        published.includes(line.match(ERROR_IN)?.[1] ?? published[0]),
      )
      if (ours.length > 0) throw new Error(`The types do not compile:\n${ours.join('\n')}`)
      for (const [name, text] of Object.entries(texts)) {
        const source = withHostPackages(text, name, packages)
        this.emitFile({ type: 'asset', fileName: `types/${name}.d.ts`, source })
        this.emitFile({ type: 'asset', fileName: `types/${name}.d.cts`, source })
      }
    },
  }
}
