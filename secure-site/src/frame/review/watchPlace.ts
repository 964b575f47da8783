import type { PressGuard } from './createPressGuard'

/** IntersectionObserver v2 members, which Chromium supports and the types lack. */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  readonly delay: number
}
interface VisibilityEntry extends IntersectionObserverEntry {
  readonly isVisible?: boolean
}

/** The minimum delay that the browser accepts, ms. */
const LOOK_MS = 100

type Listener = (event: Event) => void

function listen(target: EventTarget, types: readonly string[], listener: Listener): () => void {
  for (const type of types) target.addEventListener(type, listener, true)
  return () => {
    for (const type of types) target.removeEventListener(type, listener, true)
  }
}

/** A key held down since before the review appeared keeps firing presses. */
const refuseRepeat: Listener = event => {
  if ('repeat' in event && event.repeat === true) event.preventDefault()
}

/** v2 reports whether each target is fully visible, v1 only whether it lies inside the viewport. */
function watchVisibility(
  view: Window & typeof globalThis,
  targets: readonly Element[],
  told: (isVisible: boolean) => void,
) {
  if (!('IntersectionObserver' in view)) return () => undefined
  const seen = new Map<Element, boolean>()
  const options: VisibilityOptions = { threshold: [0, 1], trackVisibility: true, delay: LOOK_MS }
  const eyes = new view.IntersectionObserver((entries: readonly VisibilityEntry[]) => {
    for (const { target, isVisible, isIntersecting } of entries)
      seen.set(target, isVisible ?? isIntersecting)
    told([...seen.values()].every(Boolean))
  }, options)
  for (const target of targets) eyes.observe(target)
  return () => eyes.disconnect()
}

/**
 * Notifies the guard of everything a page can do to the frame from outside: cover it, fade it, move
 * it, resize it, or show it only when the user is about to press.
 */
export function watchPlace(
  body: HTMLElement,
  approve: HTMLElement,
  guard: PressGuard,
  onChange: () => void,
): () => void {
  const { defaultView: view } = body.ownerDocument
  if (!view) return () => undefined
  const changed = () => {
    guard.noteChange()
    onChange()
  }
  const follow: Listener = event => {
    if (!('screenX' in event)) return
    const { screenX, screenY, clientX, clientY } = event as MouseEvent
    guard.notePlace(screenX - clientX, screenY - clientY)
    onChange()
  }
  const ruler = 'ResizeObserver' in view ? new view.ResizeObserver(changed) : null
  ruler?.observe(body)
  const stops = [
    listen(view, ['resize'], changed),
    listen(body.ownerDocument, ['visibilitychange'], changed),
    listen(view, ['pointermove', 'pointerdown'], follow),
    listen(approve, ['keydown'], refuseRepeat),
    watchVisibility(view, [body, approve], isVisible => {
      guard.noteVisibility(isVisible)
      onChange()
    }),
    () => ruler?.disconnect(),
  ]
  return () => stops.forEach(stop => stop())
}
