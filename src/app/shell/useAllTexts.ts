import type { Strings } from '../../strings/strings'
import { loadAllTexts } from '../featureTexts'
import { createChunk, useLoaded } from '../../ui/layout/useLoaded'

const allTexts = createChunk(loadAllTexts)

/** Returns the whole catalogue once a message needs it; the first view does without. */
export const useAllTexts = (isNeeded: boolean): Partial<Strings> | undefined =>
  useLoaded(allTexts, isNeeded).came
