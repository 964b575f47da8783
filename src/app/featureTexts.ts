import type { Feature, Texts } from '../features/feature'
import { FEATURES } from './features'

const merged = async (features: readonly Feature[]): Promise<Texts> => {
  const modules = await Promise.all(features.map(async ({ texts }) => texts?.()))
  return Object.assign({}, ...modules.flatMap(module => Object.values(module ?? {}))) as Texts
}

/** A feature, behind all that it comes after. */
export const withThoseBefore = (
  feature: Feature,
  features: readonly Feature[] = FEATURES,
): readonly Feature[] => [
  ...new Set([
    ...features
      .filter(({ name }) => feature.after?.includes(name))
      .flatMap(each => withThoseBefore(each, features)),
    feature,
  ]),
]

/** What the views of a feature say: its own texts, and those of the features that it comes after. */
export const loadTextsOf = (feature: Feature, features: readonly Feature[] = FEATURES) =>
  merged(withThoseBefore(feature, features))

/** Every text but those of the first view, which are here before. */
export const loadAllTexts = () => merged(FEATURES)
