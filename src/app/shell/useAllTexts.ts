import { useEffect, useMemo, useReducer } from 'react'
import type { Texts } from '../../core/feature'
import { type Chunk, createChunk } from '../../ui/layout/useChunk'
import { FEATURES } from '../features'
import { loadTexts } from '../featureTexts'

const TEXTS = FEATURES.filter(({ texts }) => texts).map(feature =>
  createChunk(() => loadTexts([feature])),
)

/**
 * Returns the texts that have arrived, once a message needs them; the first view does without. Each
 * file on its own, so that one that fails to load hides no message from another; the next message
 * retries it.
 */
export function useAllTexts(
  isNeeded: boolean,
  chunks: readonly Chunk<Texts>[] = TEXTS,
): Texts | undefined {
  const [, countSettled] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!isNeeded) return
    for (const chunk of chunks) if (!chunk.came) chunk().then(countSettled, countSettled)
  }, [isNeeded, chunks])
  const { length } = chunks.filter(({ came }) => came)
  return useMemo(
    () =>
      length === 0 ? undefined : (Object.assign({}, ...chunks.map(({ came }) => came)) as Texts),
    [chunks, length],
  )
}
