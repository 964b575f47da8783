import { useEffect, useState } from 'react'
import type { Strings } from '../strings/en'

/** A message may say any word of the catalogue, which the first view does without. */
export function useAllTexts(isNeeded: boolean): Partial<Strings> | null {
  const [all, setAll] = useState<Strings | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('../strings/en').then(
      ({ en }) => setAll(en),
      () => undefined, // a message without words is not shown
    )
  }, [isNeeded])
  return all
}
