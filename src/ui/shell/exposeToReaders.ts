const HIDDEN = 'aria-hidden'

/**
 * Stands for `true` while the dialog is open. It means what no attribute means, and no page writes it: so what a page sets or
 * removes in the meantime is told apart.
 */
const NEUTRAL = 'undefined'

/** Roots in the document of another window are no instances of ours. */
const hostOf = (root: Node): Element | null => ('mode' in root ? (root as ShadowRoot).host : null)

/**
 * A dialog of the page hides what is around it from screen readers, our place among it. Unlike `inert`, which a modal dialog
 * escapes by itself, `aria-hidden` holds for all that is below. The returned function hides it again, except where the page
 * has shown it in the meantime.
 */
export function exposeToReaders(dialog: Element): () => void {
  const hidden: Element[] = []
  for (let at: Element | null = dialog; at; at = at.parentElement ?? hostOf(at.getRootNode())) {
    if (at.getAttribute(HIDDEN) !== 'true') continue
    at.setAttribute(HIDDEN, NEUTRAL)
    hidden.push(at)
  }
  return () => {
    for (const element of hidden)
      if (element.getAttribute(HIDDEN) === NEUTRAL) element.setAttribute(HIDDEN, 'true')
  }
}
