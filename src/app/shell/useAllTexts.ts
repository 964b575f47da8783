import type { Strings } from '../../strings/strings'
import { loadAllTexts } from '../featureTexts'
import { createChunk, useLoaded } from '../../ui/layout/useLoaded'

const allTexts = createChunk(loadAllTexts)

/** A message may say any word of the catalogue, which the first view does without. One without words is not shown. */
export const useAllTexts = (isNeeded: boolean): Partial<Strings> | undefined =>
  useLoaded(allTexts, isNeeded).came
