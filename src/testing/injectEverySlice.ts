import { beginFeatures } from '../app/features'
import { injectSlices } from '../store/injectSlices'
import { chunks } from './chunks'

/** Makes the reducer whole, as it is once every feature was needed. */
export function injectEverySlice(): void {
  beginFeatures()
  for (const { slices } of Object.values(chunks)) injectSlices(slices)
}
