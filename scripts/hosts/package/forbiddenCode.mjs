import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'

/** Code that a page handling money, or a bundler without polyfills, must not contain. */
const FORBIDDEN = [
  ['eval', /(?<![.\w$])eval\s*\(/],
  ['new Function', /new\s+Function\s*\(/],
  ['a script element', /createElement\(\s*["'`]script["'`]/],
  ['an import from a URL', /import\(\s*["'`](https?:|\/\/|data:|blob:)/],
  ['Buffer', /(?<![.\w$"'`-])Buffer\b(?!["'`])/],
  ['process beyond NODE_ENV', /(?<![.\w$])process\.(?!env\.NODE_ENV\b)/],
  ['global', /(?<![.\w$])global\.(?=[A-Za-z])/],
]

/** Returns forbidden code in the ES modules of `dist`, ignoring comments. */
export async function forbiddenCode(dist) {
  const files = readdirSync(dist, { recursive: true }).filter(file => file.endsWith('.js'))
  const found = await Promise.all(
    files.map(async file => {
      const { code } = await transform(readFileSync(join(dist, file), 'utf8'), {
        minifyWhitespace: true,
        legalComments: 'none',
        logLevel: 'silent',
      })
      const all = /(?<![.\w$])require\s*\(/.test(code) ? ['require'] : []
      for (const [name, pattern] of FORBIDDEN) if (pattern.test(code)) all.push(name)
      return all.map(name => `dist/${file} contains ${name}`)
    }),
  )
  return found.flat()
}
