/**
 * Draws the frame over a place of the card and keeps it there until the returned function hides it. It is measured at every animation
 * frame: the card moves, scrolls, grows and is dragged, and no event tells of all of that.
 */
export function placeOver(element: HTMLIFrameElement, place: HTMLElement, title: string) {
  const { ownerDocument: document } = place
  const view = document.defaultView
  // The card is in a shadow root, which is all that the document itself knows of the focus.
  const focusedIn = (node: Node) => (node.getRootNode() as Document | ShadowRoot).activeElement
  const focusedBefore = focusedIn(place)
  let left = 0
  let top = 0
  let frame = 0
  let isShown = true

  const card = place.closest('[data-wm-part="card"]')
  const cardStyle = card && view?.getComputedStyle(card)

  /** Where the place ends with the card, the frame is as round as the card is. */
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
    // A transformed card is what "fixed" refers to inside it, so the difference counts and not the place itself.
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
