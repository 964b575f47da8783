import { relative } from 'node:path'
import { resolveLink, ROOT, sitePathOf } from './sitePages.mjs'

const SOURCE = 'https://github.com/redux-wallet-modal/redux-wallet-modal/blob/main/'
const ABSOLUTE = /^(?:[a-z]+:|\/|#)/i
const PICTURE = /^docs\/(pictures|images)\/.+\.png$/
const PICTURE_ATTRIBUTE = /\b(src|srcset)="(?![a-z]+:|\/|\.)/gi

/**
 * The target of a link on the site: a page, a picture, or else a file in the repository.
 *
 * @param {string} page from the root of the repository
 * @param {string} href as the page has it, for readers of the repository
 */
export function siteLinkOf(page, href) {
  if (ABSOLUTE.test(href)) return href
  const [path, heading] = href.split('#')
  const file = resolveLink(page, path)
  const fragment = heading === undefined ? '' : `#${heading}`
  const sitePath = sitePathOf(file)
  if (sitePath) return `/${sitePath}${fragment}`
  return PICTURE.test(file) ? `/${file.slice('docs/'.length)}` : `${SOURCE}${file}${fragment}`
}

/** Rewrites the links of the pages, which are relative to the repository, for the site. */
export function pageLinks(md) {
  md.core.ruler.push('page_links', ({ tokens, env }) => {
    if (!env.realPath) return
    const page = relative(ROOT, env.realPath)
    for (const token of tokens) {
      if (token.type === 'html_block') {
        token.content = token.content.replace(PICTURE_ATTRIBUTE, '$1="./')
      }
      for (const child of token.children ?? []) {
        const href = child.type === 'link_open' ? child.attrGet('href') : null
        if (href !== null) child.attrSet('href', siteLinkOf(page, href))
      }
    }
  })
}
