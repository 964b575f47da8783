import type { Strings } from '../../strings/strings'
import { loadAllTexts } from '../featureTexts'
import { createChunk, useChunk } from '../../ui/layout/useChunk'

const allTexts = createChunk(loadAllTexts)

/** Returns the whole catalogue once a message needs it; the first view does without. */
export const useAllTexts = (isNeeded: boolean): Partial<Strings> | undefined =>
  useChunk(allTexts, isNeeded).came
