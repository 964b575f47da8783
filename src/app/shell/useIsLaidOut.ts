import { useEffect, useState } from 'react'
import { whenIdle } from '../runtime/whenIdle'

/** Delays layout after a hidden render until the browser is idle, so that neither drops a frame. */
export function useIsLaidOut(isExpected: boolean): boolean {
  const [isLaidOut, layOut] = useState(false)
  useEffect(() => {
    if (isExpected) whenIdle(window, () => layOut(true))
  }, [isExpected])
  return isExpected && isLaidOut
}
