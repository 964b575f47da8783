import MagicString from 'magic-string'

/**
 * What Rollup writes for `const { name } = await import('./module')` if the chunk holds more modules. A promise that goes on,
 * as in `await import('./module').then(use)`, is left as it is: `await` belongs to its end, and Vite keeps it whole.
 */
const TAKEN_OUT =
  /\bawait import\((['"][^'"]+['"])\)\s*\.then\(\s*\(?(\w+)\)?\s*=>\s*\2\.([\w$]+)\)(?!\s*[.?([])/g

/**
 * What Vite 5 to 7 break when they build an application: they put their preloading between `import()` and its `.then()`, and the
 * destructured names are undefined (https://github.com/vitejs/vite/issues/19695).
 */
export const BROKEN_BY_VITE = /\{[^{}.=]+\}\s*=\s*await\s+import\([^)]+\)\s*\.then\b/

/** Takes a module out of its chunk in a form that every bundler understands: `(await import('./chunk')).module`. */
export function awaitedImports() {
  return {
    name: 'awaited-imports',
    renderChunk(code, chunk) {
      const text = new MagicString(code)
      text.replace(
        TAKEN_OUT,
        (_all, from, _name, exported) => `(await import(${from})).${exported}`,
      )
      if (BROKEN_BY_VITE.test(text.toString()))
        this.error(`${chunk.fileName} has an import that Vite 5 to 7 break.`)
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
    },
  }
}
