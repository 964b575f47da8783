import { useCallback, useEffect, useState } from 'react'

/** Code that is fetched when it is needed. What came is kept; a failure never is, so the next need asks again. */
export interface Chunk<T> {
  (): Promise<T>
  came?: T
}

export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  const part: Chunk<T> = () => load().then(value => (part.came ??= value))
  return part
}

/** A part, fetched when there is a need of it, and again with each other one; `ask` is one. */
export function useLoaded<T>(part: Chunk<T>, need: boolean | number = true) {
  const [[told, failures], tell] = useState<readonly [Chunk<T>, number]>([part, 0])
  const { came } = part
  const ask = useCallback(() => {
    part().then(
      () => tell([part, 0]),
      () => tell(([before, count]) => [part, before === part ? count + 1 : 1]),
    )
  }, [part])
  const isMissing = came === undefined
  useEffect(() => {
    if (need && isMissing) ask()
  }, [ask, need, isMissing])
  return { came, failures: told === part ? failures : 0, ask }
}
