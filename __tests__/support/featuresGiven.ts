import { optionsGiven } from '../../src/core/options/optionsSlice'
import { DEFAULT_FEATURES, type Features } from '../../src/domain/options'

/** The page's options with the default features, apart from these. */
export const featuresGiven = (features: Partial<Features>) =>
  optionsGiven({ features: { ...DEFAULT_FEATURES, ...features } })
