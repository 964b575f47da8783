import type { Feature, FeatureChunk } from '../../features/feature'
import { injectSlices } from '../../store/injectSlices'

/** Fetches what of a feature comes later; what came is kept by the page. */
export async function loadFeature({ load }: Feature): Promise<FeatureChunk> {
  return (await load?.())?.chunk ?? {}
}

/** Makes a view of a feature fit to be drawn, without anything happening: its slices, and of those it comes after. */
export async function injectFeature(feature: Feature, features: readonly Feature[]): Promise<void> {
  const before = features.filter(({ name }) => feature.after?.includes(name))
  await Promise.all(before.map(each => injectFeature(each, features)))
  const { slices } = await loadFeature(feature)
  injectSlices(slices)
}
