import MagicString from 'magic-string'

/**
 * Rollup's output for `const { name } = await import('./module')` when a chunk holds that module
 * among others. A chained promise, as in `await import('./module').then(use)`, is left alone:
 * `await` applies to the end of the chain, which Vite keeps intact.
 */
const TAKEN_OUT =
  /\bawait import\((['"][^'"]+['"])\)\s*\.then\(\s*\(?(\w+)\)?\s*=>\s*\2\.([\w$]+)\)(?!\s*[.?([])/g

/**
 * The form Vite 5 to 7 break in application builds: they insert preloading between `import()` and
 * its `.then()`, and the destructured names are undefined
 * (https://github.com/vitejs/vite/issues/19695).
 */
export const BROKEN_BY_VITE = /\{[^{}.=]+\}\s*=\s*await\s+import\([^)]+\)\s*\.then\b/

/**
 * Rewrites the access to a module in a chunk in a form that every bundler understands: `(await
 * import('./chunk')).module`.
 */
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
