import type { Feature, FeatureChunk } from '../../core/feature'
import { injectSlices } from '../../store/injectSlices'

/** Fetches the lazy part of a feature; the module system caches it. */
export async function loadFeature({ load }: Feature): Promise<FeatureChunk> {
  return (await load?.())?.chunk ?? {}
}

/** Injects the slices that a feature's views need to render, without starting any flow. */
export async function injectFeature(feature: Feature, features: readonly Feature[]): Promise<void> {
  const before = features.filter(({ name }) => feature.after?.includes(name))
  await Promise.all(before.map(each => injectFeature(each, features)))
  const { slices } = await loadFeature(feature)
  injectSlices(slices)
}
