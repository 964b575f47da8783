import { registerFeatures } from '../app/features'
import { injectSlices } from '../store/injectSlices'
import { chunks } from './chunks'

/** Injects all slices, as after every feature has loaded. */
export function injectEverySlice(): void {
  registerFeatures()
  for (const { slices } of Object.values(chunks)) injectSlices(slices)
}
