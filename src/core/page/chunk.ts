import type { FeatureChunk } from '../feature'
import { pageSlice } from './pageSlice'
import { registerShowPageMessageFlow } from './showPageMessageFlow'

export const chunk: FeatureChunk = { slices: [pageSlice], flows: [registerShowPageMessageFlow] }
