import { useEffect, useState } from 'react'

/** Longer than code that is near takes. */
const LONG_MS = 150

/** Whether what is waited for takes longer than it should. */
export function useTakesLong(isWaiting: boolean): boolean {
  const [isLong, tell] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(tell, LONG_MS, true)
    return () => {
      clearTimeout(timer)
      tell(false)
    }
  }, [isWaiting])
  return isLong
}
