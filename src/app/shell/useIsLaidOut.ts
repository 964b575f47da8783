import { useEffect, useState } from 'react'
import { whenIdle } from '../runtime/whenIdle'

/** Delays layout after a hidden render until the browser is idle, so that neither drops a frame. */
export function useIsLaidOut(isPrerendered: boolean): boolean {
  const [isLaidOut, layOut] = useState(false)
  useEffect(() => {
    if (isPrerendered) whenIdle(window, () => layOut(true))
  }, [isPrerendered])
  return isPrerendered && isLaidOut
}
