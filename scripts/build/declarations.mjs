import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve, sep } from 'node:path'

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])(\.[^'"]*)\2/gm

const FOREIGN = /(\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^.'"][^'"]*)\2/gm

/**
 * The compiler names a type where it was declared. These packages belong to the toolkit, which exports their types
 * again; a host with a strict package manager can name the toolkit only.
 */
const OF_THE_TOOLKIT = ['reselect', 'redux', 'redux-thunk', 'immer']

const OUTPUT = resolve('.tmp/types')
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
 * Declarations of every source file as the compiler writes them, by path under `src` without extension, and what it
 * says against them. The native compiler does it in a tenth of the time.
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
    outDir: join(OUTPUT, 'src'),
    types: [],
  }
  const extended = resolve('tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({ extends: extended, compilerOptions, include: [resolve('src')] }),
  )
  const errors = runCompiler(config)
  const files = readdirSync(compilerOptions.outDir, { recursive: true })
  const texts = new Map(
    files
      .filter(file => file.endsWith('.d.ts'))
      .map(file => [
        file
          .split(sep)
          .join('/')
          .replace(/\.d\.ts$/, ''),
        readFileSync(join(compilerOptions.outDir, file), 'utf8'),
      ]),
  )
  return { texts, errors }
}

/** The declaration file a relative specifier leads to; a folder means its index. */
function follow(texts, from, specifier) {
  const path = posix.normalize(posix.join(dirname(from), specifier))
  const found = [path, posix.join(path, 'index')].find(each => texts.has(each))
  if (!found) throw new Error(`${from}: "${specifier}" leads to no declaration`)
  return found
}

function reachable(texts, entries) {
  const reached = new Set(entries)
  for (const path of reached) {
    if (!texts.has(path)) throw new Error(`No declaration was made for the entry ${path}`)
    for (const [, , , specifier] of texts.get(path).matchAll(SPECIFIER)) {
      reached.add(follow(texts, path, specifier))
    }
  }
  return reached
}

/** Names packages a host has declared, and refuses others. */
function withHostPackages(text, path, packages) {
  return text.replace(FOREIGN, (whole, before, quote, specifier) => {
    if (OF_THE_TOOLKIT.includes(specifier)) return `${before}${quote}@reduxjs/toolkit${quote}`
    if (packages.some(name => specifier === name || specifier.startsWith(`${name}/`))) return whole
    throw new Error(`The declaration of ${path} names "${specifier}", which a host need not have.`)
  })
}

function withExtensions(texts, path, extension) {
  return texts.get(path).replace(SPECIFIER, (_whole, before, quote, specifier) => {
    const target = posix.relative(dirname(path), follow(texts, path, specifier))
    const dotted = target.startsWith('.') ? target : `./${target}`
    return `${before}${quote}${dotted}.${extension}${quote}`
  })
}

/**
 * Writes the declarations the entries lead to, and no others, once for ES modules and once for CommonJS. Specifiers
 * get the extension that Node's own resolution asks for.
 *
 * @param {Record<string, string>} input rollup's input: sources of the entries
 * @param {string[]} packages what the declarations may import: dependencies and peers
 */
export function declarations(input, packages) {
  return {
    name: 'declarations',
    generateBundle() {
      const { texts, errors } = emitDeclarations()
      const entries = Object.values(input).map(file => file.replace(/^src\/|\.tsx?$/g, ''))
      const published = reachable(texts, entries)
      // What no entry leads to need not be nameable from outside; the type check sees to the rest of it.
      const ours = errors.filter(line => published.has(line.match(ERROR_IN)?.[1] ?? entries[0]))
      if (ours.length > 0) throw new Error(`The types do not compile:\n${ours.join('\n')}`)
      for (const path of published) {
        for (const [extension, declaration] of [
          ['js', 'd.ts'],
          ['cjs', 'd.cts'],
        ]) {
          const text = withExtensions(texts, path, extension)
          this.emitFile({
            type: 'asset',
            fileName: `types/${path}.${declaration}`,
            source: withHostPackages(text, path, packages),
          })
        }
      }
    },
  }
}
