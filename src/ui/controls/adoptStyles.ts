interface Adopted {
  users: number
  release(): void
}

/** Adopted sheets by document: all buttons of a page share one. */
const adoptedByPage = new WeakMap<Document, Map<string, Adopted>>()

/** A strict CSP refuses inline style elements but not constructed style sheets. */
function show(page: Document, css: string, nonce: string | undefined): () => void {
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in page) {
    const sheet = new Sheet()
    sheet.replaceSync(css)
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter(each => each !== sheet)
    }
  }
  const style = page.createElement('style')
  if (nonce) style.nonce = nonce
  style.textContent = css
  page.head.append(style)
  return () => style.remove()
}

/** Adopts CSS in a page until the returned function is called; the same text is adopted once. */
export function adoptStyles(page: Document, css: string, nonce: string | undefined): () => void {
  let texts = adoptedByPage.get(page)
  if (!texts) adoptedByPage.set(page, (texts = new Map<string, Adopted>()))
  const known = texts
  const entry = known.get(css) ?? { users: 0, release: show(page, css, nonce) }
  entry.users += 1
  known.set(css, entry)
  return () => {
    entry.users -= 1
    if (entry.users > 0) return
    known.delete(css)
    entry.release()
  }
}
