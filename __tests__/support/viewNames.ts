import { FEATURES } from '../../src/app/features'
import type { ViewName } from '../../src/domain/views'

/** Every view name, from the feature rows. */
export const VIEW_NAMES = FEATURES.flatMap(({ views = {} }) => Object.keys(views)) as ViewName[]
