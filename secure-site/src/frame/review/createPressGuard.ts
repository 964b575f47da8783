import type { Unseen } from './watchEnd'

/** How long the user sees what a button does before a press counts. */
export const SETTLE_MS = 500

/** Why Approve waits; null if it does not. `below` and `inside`: the user has not seen the end. */
export type Hindrance = 'settling' | 'covered' | Unseen

export interface PressGuard {
  /** Something appeared, changed, moved or was resized: restarts the delay. */
  noteChange(): void
  /**
   * Whether the browser reports the whole review as visible. Not called if it can't report that.
   */
  noteVisibility(isVisible: boolean): void
  /** The frame's position on the screen, derived from a press or a pointer event. */
  notePlace(left: number, top: number): void
  hindrance(): Hindrance | null
  /** Decides whether a press of Approve counts. */
  judge(event: Pick<Event, 'isTrusted'>): Hindrance | 'synthetic' | null
}

/**
 * Decides whether a press of Approve comes from a user who saw what it does: trusted, half a second
 * after the last change, with nothing over the frame, and after the end of the review was on
 * screen.
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
