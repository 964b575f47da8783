import { useState } from 'react'

/** Two names for one movement: a card that shakes anew changes from one to the other. */
export type Shake = 'odd' | 'even' | null

/** Which shake a card is in, after so many refusals to close it. */
export function useShake(shakeCount = 0, isShown = true): Shake {
  // Counts from before the card was shown are past: it must not shake as it opens.
  const [settled, setSettled] = useState(shakeCount)
  if (!isShown && settled !== shakeCount) setSettled(shakeCount)
  return shakeCount > settled ? (shakeCount % 2 ? 'odd' : 'even') : null
}
