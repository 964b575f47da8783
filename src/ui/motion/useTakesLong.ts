import { useEffect, useState } from 'react'

/** Whether what is waited for takes longer than this. */
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
