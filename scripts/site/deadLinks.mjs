import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

const TARGET = /<(?:a|img|link|script|iframe|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g
const ID = /\sid="([^"]+)"/g
const ELSEWHERE = /^(?:[a-z]+:|\/\/)/i

const decoded = text => decodeURIComponent(text.replaceAll('&amp;', '&'))

/** Returns the file that a server sends for a path of the site. */
function fileOf(site, path) {
  const file = join(site, path)
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ? join(file, 'index.html') : file
}

/**
 * Follows every link inside a built site, including its heading anchor.
 *
 * @param {string} site folder of the site, which is served at `base`
 * @returns {{ count: number, dead: string[] }} the number of links, and the dead ones with their
 *   pages
 */
export function deadLinks(site, base = process.env.SITE_BASE ?? '/') {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.html') && !file.startsWith('demo'),
  )
  const ids = new Map()
  const idsOf = file => {
    if (!ids.has(file)) {
      const found = [...readFileSync(file, 'utf8').matchAll(ID)].map(([, id]) => decoded(id))
      ids.set(file, new Set(found))
    }
    return ids.get(file)
  }
  let count = 0
  const dead = new Set()
  for (const page of pages) {
    for (const [, link] of readFileSync(join(site, page), 'utf8').matchAll(TARGET)) {
      if (ELSEWHERE.test(link)) continue
      count += 1
      const [address, fragment] = link.split('#')
      const [path] = address.split('?')
      const absolute = path.startsWith(base)
        ? path.slice(base.length)
        : posix.join(posix.dirname(page), path || posix.basename(page))
      const file = fileOf(site, decoded(absolute))
      const isThere =
        existsSync(file) &&
        (!fragment || !file.endsWith('.html') || idsOf(file).has(decoded(fragment)))
      if (!isThere) dead.add(`${page}: ${link}`)
    }
  }
  return { count, dead: [...dead] }
}
