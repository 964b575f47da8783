import { FEATURES } from '../../src/app/features'
import type { ViewName } from '../../src/domain/views'

/** Every view, by the rows of the features. */
export const VIEW_NAMES = FEATURES.flatMap(({ views = {} }) => Object.keys(views)) as ViewName[]
