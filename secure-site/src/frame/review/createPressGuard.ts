import type { Unseen } from './watchEnd'

/** Time that a visitor has to see what a button does before a press of it counts. */
export const SETTLE_MS = 500

/** Why Approve waits; null where it does not. `below` and `inside`: the visitor has not seen the end. */
export type Hindrance = 'settling' | 'covered' | Unseen

export interface PressGuard {
  /** Something was shown, changed, moved or resized: time starts again. */
  noteChange(): void
  /** What the browser says of whether all of the review can be seen. Never told where it can't say. */
  noteVisibility(isVisible: boolean): void
  /** Where the frame lies on the screen, as a press or a pointer tells it. */
  notePlace(left: number, top: number): void
  hindrance(): Hindrance | null
  /** Judges a press of Approve. */
  judge(event: Pick<Event, 'isTrusted'>): Hindrance | 'synthetic' | null
}

/**
 * Decides whether a press of Approve is a visitor's who saw what it does: made by the browser, half a second after the last change,
 * with nothing over the frame, and after the end of the review was on screen.
 */
export function createPressGuard(
  now: () => number,
  unseen: () => Unseen | null = () => null,
): PressGuard {
  let changedAt = now()
  let isCovered = false
  let place: string | null = null

  const noteChange = () => {
    changedAt = now()
  }
  const hindrance = (): Hindrance | null => {
    if (isCovered) return 'covered'
    const more = unseen()
    if (more !== null) return more
    return now() - changedAt < SETTLE_MS ? 'settling' : null
  }
  return {
    noteChange,
    noteVisibility: isVisible => {
      if (isCovered && isVisible) noteChange()
      isCovered = !isVisible
    },
    notePlace: (left, top) => {
      const next = `${Math.round(left)},${Math.round(top)}`
      if (place !== null && place !== next) noteChange()
      place = next
    },
    hindrance,
    judge: event => (event.isTrusted ? hindrance() : 'synthetic'),
  }
}
