import type { OptionsState } from '../../domain/options'
import type { Feature, Prefetch } from '../../features/feature'
import { withThoseBefore } from '../featureTexts'
import { FEATURES } from '../features'

/** Fetches a chunk. */
export type Fetch = () => Promise<unknown> | undefined

const codeOf = (feature: Feature): readonly Fetch[] =>
  withThoseBefore(feature).flatMap(({ load, texts }) => [load, texts].filter(each => !!each))

/** Returns what is prefetched at some moment, in the order of the feature list. */
export const prefetchesAt = (when: Prefetch, options: OptionsState): readonly Fetch[] =>
  FEATURES.filter(({ isUsedWith }) => isUsedWith?.(options) !== false).flatMap(feature => [
    ...(feature.prefetch === when ? codeOf(feature) : []),
    ...Object.values(feature.views ?? {}).flatMap(({ prefetch, load }) =>
      prefetch === when ? [load] : [],
    ),
  ])
