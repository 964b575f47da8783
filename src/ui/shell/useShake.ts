import { useState } from 'react'

/** Two names for one animation: a repeated shake alternates between them. */
export type Shake = 'odd' | 'even' | null

/** Returns the shake of a card after `shakeCount` refusals to close it. */
export function useShake(shakeCount = 0, isShown = true): Shake {
  // Refusals from before the card was shown do not count: it must not shake as it opens.
  const [settled, setSettled] = useState(shakeCount)
  if (!isShown && settled !== shakeCount) setSettled(shakeCount)
  return shakeCount > settled ? (shakeCount % 2 ? 'odd' : 'even') : null
}
