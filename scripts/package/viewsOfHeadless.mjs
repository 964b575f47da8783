import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What only a view, a style sheet or the shell writes. */
const MARKS = [
  ['an import of styled-components', /(?:from|import|require)\s*\(?\s*['"]styled-components/],
  ['a view', /data-testid|wm-view-/],
  ['the shell', /attachShadow|wm-root/],
]
/** Files that other entries share hold views. */
const SHARED = /(?:from|import|require)\s*\(?\s*['"]\.{1,2}\/(?:chunks\/|index\.)/

/** What is drawn by the files of `/headless`, which have to have none of it. */
export function viewsOfHeadless(dist) {
  const own = readdirSync(join(dist, 'headless')).map(file => join('headless', file))
  const files = ['headless.js', 'headless.cjs', ...own].filter(file => existsSync(join(dist, file)))
  return files.flatMap(file => {
    const code = readFileSync(join(dist, file), 'utf8')
    const found = MARKS.filter(([, mark]) => mark.test(code)).map(([name]) => name)
    if (SHARED.test(code)) found.push('a file of other entries')
    return found.map(name => `dist/${file} contains ${name}`)
  })
}
