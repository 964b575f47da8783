import { useCallback, useSyncExternalStore } from 'react'

const SECOND_MS = 1_000

const secondsUntil = (until: number | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS))

/**
 * Counts down the whole seconds until a moment (ms since 1970). Recovers after the page was
 * suspended.
 */
export function useSecondsLeft(until: number | null): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const left = (until ?? 0) - Date.now()
        if (left <= 0) return
        timer = setTimeout(tick, left % SECOND_MS || SECOND_MS)
      }
      const tick = () => {
        onChange()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [until],
  )
  const read = () => secondsUntil(until)
  return useSyncExternalStore(subscribe, read, read)
}
