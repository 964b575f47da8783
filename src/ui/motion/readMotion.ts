/**
 * The durations and travel distance in effect for an element; reduced motion is already applied.
 */
export interface Motion {
  readonly viewMs: number
  readonly heightMs: number
  readonly titleMs: number
  readonly travelPx: number
  readonly easing: string
}

const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)'

/**
 * Reads an element's motion tokens, so that the host's values and the visitor's preference both
 * apply.
 */
export function readMotion(element: Element): Motion {
  const view = element.ownerDocument.defaultView
  const style = view?.getComputedStyle(element)
  const read = (name: string, fallback: number) => {
    const text = style?.getPropertyValue(`--wm-motion-${name}`).trim() ?? ''
    const value = parseFloat(text)
    if (Number.isNaN(value)) return fallback
    return /[^m]s$/.test(text) ? value * 1000 : value
  }
  return {
    viewMs: read('view', 150),
    heightMs: read('height', 150),
    titleMs: read('title', 120),
    travelPx: read('travel', 8) * (style?.direction === 'rtl' ? -1 : 1),
    easing: style?.getPropertyValue('--wm-ease-out').trim() || EASE_OUT,
  }
}
