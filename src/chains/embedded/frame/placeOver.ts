/**
 * Positions the frame over an element until the returned function hides it. Measures every
 * animation frame, because no event covers all moving, scrolling and resizing.
 */
export function placeOver(element: HTMLIFrameElement, place: HTMLElement, title: string) {
  const { ownerDocument: document } = place
  const view = document.defaultView
  // The card is in a shadow root, and `document.activeElement` only returns its host.
  const focusedIn = (node: Node) => (node.getRootNode() as Document | ShadowRoot).activeElement
  const focusedBefore = focusedIn(place)
  let left = 0
  let top = 0
  let frame = 0
  let isShown = true

  const card = place.closest('[data-wm-part="card"]')
  const cardStyle = card && view?.getComputedStyle(card)

  /** Rounds the frame's bottom corners like the card's where both end together. */
  function round(bottom: number) {
    const isAtEnd = card && Math.abs(card.getBoundingClientRect().bottom - bottom) < 1
    const radius = (isAtEnd && cardStyle?.borderBottomLeftRadius) || '0'
    element.style.borderRadius = `0 0 ${radius} ${radius}`
  }

  function follow() {
    if (!isShown) return
    const target = place.getBoundingClientRect()
    const { style } = element
    round(target.bottom)
    style.width = `${String(target.width)}px`
    style.height = `${String(target.height)}px`
    // Inside a transformed card, `fixed` is relative to the card, so this corrects by the measured
    // difference.
    const actual = element.getBoundingClientRect()
    left += target.left - actual.left
    top += target.top - actual.top
    style.left = `${String(left)}px`
    style.top = `${String(top)}px`
    frame = view?.requestAnimationFrame(follow) ?? 0
  }

  element.title = title
  Object.assign(element.style, { display: 'block', left: '0px', top: '0px' })
  follow()
  element.focus({ preventScroll: true })

  return () => {
    if (!isShown) return
    isShown = false
    view?.cancelAnimationFrame(frame)
    const hasFocus = focusedIn(element) === element
    element.style.display = 'none'
    element.removeAttribute('title')
    if (hasFocus && focusedBefore instanceof HTMLElement && focusedBefore.isConnected) {
      focusedBefore.focus({ preventScroll: true })
    }
  }
}
