import { useEffect, useState } from 'react'

/** Whether a wait takes longer than `ms`. */
export function useTakesLong(isWaiting: boolean, ms: number): boolean {
  const [isLong, tell] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(tell, ms, true)
    return () => {
      clearTimeout(timer)
      tell(false)
    }
  }, [isWaiting, ms])
  return isLong
}
