import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Text found only in views, style sheets or the shell. */
const MARKS = [
  ['an import of styled-components', /(?:from|import|require)\s*\(?\s*['"]styled-components/],
  ['a view', /data-testid|wm-view-/],
  ['the shell', /attachShadow|wm-root/],
]
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g

const isOfHeadless = file => file === 'headless.js' || file.startsWith('headless/')

/** The modal's files contain views: an import of one of them would load those. */
const filesOfModal = (file, code) =>
  [...code.matchAll(IMPORT)].filter(([, to]) => !isOfHeadless(join(dirname(file), to)))

/**
 * Returns rendering code in the modules of `/headless` and of the entries under it, or in their
 * imports. There must be none.
 */
export function viewsOfHeadless(dist) {
  const under = readdirSync(join(dist, 'headless'), { recursive: true, encoding: 'utf8' })
  const files = ['headless.js', ...under.map(file => join('headless', file))]
  const scripts = files.filter(file => file.endsWith('.js') && existsSync(join(dist, file)))
  if (scripts.length === 0) throw new Error(`${dist} has no file of /headless.`)
  return scripts.flatMap(file => {
    const code = readFileSync(join(dist, file), 'utf8')
    const found = MARKS.filter(([, mark]) => mark.test(code)).map(([name]) => name)
    if (filesOfModal(file, code).length > 0) found.push('an import of a file of the modal')
    return found.map(name => `dist/${file} contains ${name}`)
  })
}
