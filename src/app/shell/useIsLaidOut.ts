import { useEffect, useState } from 'react'
import { whenIdle } from '../runtime/whenIdle'

/** What is drawn in expectation is laid out a moment later, so that neither takes a frame from the page. */
export function useIsLaidOut(isExpected: boolean): boolean {
  const [isLaidOut, layOut] = useState(false)
  useEffect(() => {
    if (isExpected) whenIdle(window, () => layOut(true))
  }, [isExpected])
  return isExpected && isLaidOut
}
