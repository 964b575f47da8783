import { useCallback, useEffect, useState } from 'react'

/** A chunk loaded on demand. The result is cached; a failure is not, so the next call retries. */
export interface Chunk<T> {
  (): Promise<T>
  came?: T
}

export function createChunk<T>(load: () => Promise<T>): Chunk<T> {
  const part: Chunk<T> = () => load().then(value => (part.came ??= value))
  return part
}

/** Loads a chunk when needed, and retries with each different `need`; `ask` retries too. */
export function useChunk<T>(part: Chunk<T>, need: boolean | number = true) {
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
