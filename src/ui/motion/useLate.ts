import { useEffect, useState } from 'react'

/** Longer than code that is near takes. */
const LATE_MS = 150

/** Whether what is waited for takes longer than it should. */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, tell] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(tell, LATE_MS, true)
    return () => {
      clearTimeout(timer)
      tell(false)
    }
  }, [isWaiting])
  return isLate
}
