const HIDDEN = 'aria-hidden'

/**
 * Replaces `true` while the dialog is open. It equals a missing attribute, and pages never write
 * it, so the page's own changes in the meantime remain detectable.
 */
const NEUTRAL = 'undefined'

/** Roots in another window's document fail `instanceof`. */
const getShadowHost = (root: Node): Element | null =>
  'mode' in root ? (root as ShadowRoot).host : null

/**
 * Exposes the modal to screen readers when a dialog of the page hides everything around itself. A
 * modal dialog escapes `inert`, but `aria-hidden` applies to all descendants. The returned function
 * hides the elements again, unless the page has shown them meanwhile.
 */
export function exposeToScreenReaders(dialog: Element): () => void {
  const hidden: Element[] = []
  for (
    let at: Element | null = dialog;
    at;
    at = at.parentElement ?? getShadowHost(at.getRootNode())
  ) {
    if (at.getAttribute(HIDDEN) !== 'true') continue
    at.setAttribute(HIDDEN, NEUTRAL)
    hidden.push(at)
  }
  return () => {
    for (const element of hidden)
      if (element.getAttribute(HIDDEN) === NEUTRAL) element.setAttribute(HIDDEN, 'true')
  }
}
