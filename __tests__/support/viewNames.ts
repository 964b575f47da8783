import type { ViewName } from '../../src/domain/views'
import { features } from '../../src/testing/everyFeature'

/** Every view, by the rows of the features. */
export const VIEW_NAMES = features.flatMap(({ views = {} }) => Object.keys(views)) as ViewName[]
