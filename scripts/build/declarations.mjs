import { dirname, posix, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])(\.[^'"]*)\2/gm

const FOREIGN = /(\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)(['"])([^.'"][^'"]*)\2/gm

/**
 * The compiler names a type where it was declared. These packages belong to the toolkit, which exports their types
 * again; a host with a strict package manager can name the toolkit only.
 */
const OF_THE_TOOLKIT = ['reselect', 'redux', 'redux-thunk', 'immer']

const words = diagnostic => {
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')
  if (!diagnostic.file) return text
  const { line } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start ?? 0)
  return `${relative('.', diagnostic.file.fileName)}:${String(line + 1)} ${text}`
}

const nameless = (source, file) =>
  relative(source, file)
    .split(sep)
    .join('/')
    .replace(/(\.d)?\.tsx?$/, '')

/**
 * Declarations of every source file as the compiler writes them, by path under `src` without extension, and what the
 * compiler says against them.
 */
function emitDeclarations(source) {
  const config = ts.getParsedCommandLineOfConfigFile(
    resolve('tsconfig.json'),
    {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      stripInternal: true,
      rootDir: source,
      types: [],
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: found => fail([found]) },
  )
  const program = ts.createProgram({
    rootNames: config.fileNames.filter(file => file.startsWith(`${source}/`)),
    options: config.options,
  })
  const texts = new Map()
  const { diagnostics } = program.emit(undefined, (file, text) => {
    texts.set(nameless(config.options.outDir ?? source, file), text)
  })
  return { texts, diagnostics: [...ts.getPreEmitDiagnostics(program), ...diagnostics] }
}

function fail(diagnostics) {
  throw new Error(`The types do not compile:\n${diagnostics.map(words).join('\n')}`)
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
  const source = resolve('src')
  return {
    name: 'declarations',
    generateBundle() {
      const { texts, diagnostics } = emitDeclarations(source)
      const published = reachable(
        texts,
        Object.values(input).map(file => nameless(source, resolve(file))),
      )
      // What no entry leads to need not be nameable from outside; the type check sees to the rest of it.
      const errors = diagnostics.filter(
        ({ file }) => !file || published.has(nameless(source, file.fileName)),
      )
      if (errors.length > 0) fail(errors)
      for (const path of published) {
        for (const [extension, declaration] of [
          ['js', 'd.ts'],
          ['cjs', 'd.cts'],
        ]) {
          this.emitFile({
            type: 'asset',
            fileName: `types/${path}.${declaration}`,
            source: withHostPackages(withExtensions(texts, path, extension), path, packages),
          })
        }
      }
    },
  }
}
