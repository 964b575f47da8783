import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Pages outside `docs` that have a place on the site, by their place in the repository. */
const OUTSIDE_DOCS = {
  'README.md': 'readme.md',
  'CHANGELOG.md': 'changelog.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'sandbox/README.md': 'sandbox.md',
  'secure-site/README.md': 'secure-site.md',
  'secure-site/docs/running.md': 'secure-site/running.md',
  'secure-site/docs/threat-model.md': 'secure-site/threat-model.md',
}

const EXAMPLE = /^examples\/([\w-]+)\/README\.md$/
const FOLDER_PAGE = /(^|\/)README\.md$/

/**
 * Where a page of the repository stands on the site.
 *
 * @param {string} file from the root of the repository, such as `docs/guides/next.md`
 * @returns {string | null} from the root of the site, such as `guides/next.md`; null if the site
 *   does not have it
 */
export function sitePathOf(file) {
  if (OUTSIDE_DOCS[file]) return OUTSIDE_DOCS[file]
  const example = EXAMPLE.exec(file)
  if (example) return `examples/${example[1]}.md`
  if (!file.startsWith('docs/') || !file.endsWith('.md')) return null
  return file.slice('docs/'.length).replace(FOLDER_PAGE, '$1index.md')
}

/** What a page links to, as a path from the root of the repository. */
export const resolveLink = (page, link) => posix.join(posix.dirname(page), link)
