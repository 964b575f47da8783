import type { UnknownAction } from '@reduxjs/toolkit'
import { delay } from '../../clients/delay'
import type { Runtime } from '../runtime/Runtime'

/** Resolves with the first answer of `read`, or with `lastResort.answer` after its delay. */
export function waitForOutcome<T>(
  runtime: Runtime,
  read: (action: UnknownAction) => T | undefined,
  lastResort?: { readonly afterMs: number; readonly answer: T },
): Promise<T> {
  return new Promise(resolve => {
    const patience = new AbortController()
    const end = (answer: T) => {
      stop()
      patience.abort()
      resolve(answer)
    }
    const stop = runtime.observe(action => {
      const answer = read(action)
      if (answer !== undefined) end(answer)
    })
    if (lastResort) {
      const giveUp = () => end(lastResort.answer)
      delay(lastResort.afterMs, patience.signal).then(isOver => isOver && giveUp(), giveUp)
    }
  })
}
