import { useEffect, useState } from 'react'

/** Whether the page has been visible for `ms` without interruption; stays true afterwards. */
export function useVisibleFor(ms: number): boolean {
  const [isPast, setIsPast] = useState(false)

  useEffect(() => {
    if (isPast) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const beginAnew = () => {
      clearTimeout(timer)
      if (document.visibilityState !== 'hidden') timer = setTimeout(() => setIsPast(true), ms)
    }
    beginAnew()
    document.addEventListener('visibilitychange', beginAnew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', beginAnew)
    }
  }, [isPast, ms])

  return isPast
}
