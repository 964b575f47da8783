import type { OptionsState } from '../../domain/options'
import type { Feature, Prefetch } from '../../features/feature'
import { withThoseBefore } from '../featureTexts'
import { FEATURES } from '../features'

/** Fetches a piece of code. */
export type Fetch = () => Promise<unknown> | undefined

const codeOf = (feature: Feature): readonly Fetch[] =>
  withThoseBefore(feature).flatMap(({ load, texts }) => [load, texts].filter(each => !!each))

/** What is fetched ahead at some time, by the list of features, in its order. */
export const prefetchesAt = (when: Prefetch, options: OptionsState): readonly Fetch[] =>
  FEATURES.filter(({ isUsedWith }) => isUsedWith?.(options) !== false).flatMap(feature => [
    ...(feature.prefetch === when ? codeOf(feature) : []),
    ...Object.values(feature.views ?? {}).flatMap(({ prefetch, load }) =>
      prefetch === when ? [load] : [],
    ),
  ])
