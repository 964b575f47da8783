import type { Feature, Texts } from '../core/feature'
import { FEATURES } from './features'

/** Loads the texts of these features. */
export const loadTexts = async (features: readonly Feature[]): Promise<Texts> => {
  const modules = await Promise.all(features.map(async ({ texts }) => texts?.()))
  return Object.assign({}, ...modules.flatMap(module => Object.values(module ?? {}))) as Texts
}

/** Returns a feature, preceded by all features that it depends on. */
export const withDependencies = (
  feature: Feature,
  features: readonly Feature[] = FEATURES,
): readonly Feature[] => [
  ...new Set([
    ...features
      .filter(({ name }) => feature.after?.includes(name))
      .flatMap(each => withDependencies(each, features)),
    feature,
  ]),
]

/** Loads the texts of a feature's views: its own, and those of the features before it. */
export const loadFeatureTexts = (feature: Feature, features: readonly Feature[] = FEATURES) =>
  loadTexts(withDependencies(feature, features))

/** Loads every text except those of the first view, which are in the initial chunk. */
export const loadAllTexts = () => loadTexts(FEATURES)
