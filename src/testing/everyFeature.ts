import { ACCOUNT_FEATURES } from '../app/accountFeatures'
import { FEATURES } from '../app/features'
import type { FeatureRow } from '../features/feature'

/** All that a modal can do: in a test everything has its name from the beginning. */
export const features: readonly FeatureRow[] = [...FEATURES, ...ACCOUNT_FEATURES]
