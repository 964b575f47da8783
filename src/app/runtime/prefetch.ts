import type { OptionsState } from '../../domain/options'
import type { Feature, Prefetch } from '../../core/feature'
import { withDependencies } from '../featureTexts'
import { FEATURES } from '../features'

/** Fetches a chunk. */
export type Fetch = () => Promise<unknown> | undefined

const getChunkLoaders = (feature: Feature): readonly Fetch[] =>
  withDependencies(feature).flatMap(({ load, texts }) => [load, texts].filter(each => !!each))

/** Returns what is prefetched at some moment, in the order of the feature list. */
export const getPrefetches = (when: Prefetch, options: OptionsState): readonly Fetch[] =>
  FEATURES.filter(({ isUsedWith }) => isUsedWith?.(options) !== false).flatMap(feature => [
    ...(feature.prefetch === when ? getChunkLoaders(feature) : []),
    ...Object.values(feature.views ?? {}).flatMap(({ prefetch, load }) =>
      prefetch === when ? [load] : [],
    ),
  ])
