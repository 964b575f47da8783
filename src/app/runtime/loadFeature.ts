import type { FeatureChunk, FeatureRow } from '../../features/feature'
import { injectSlices } from '../../store/injectSlices'

/** Fetches the chunk of a feature; what came is kept by the page. */
export async function loadFeature({ name, load }: FeatureRow): Promise<FeatureChunk> {
  const module = await load?.()
  return (module as Readonly<Record<string, FeatureChunk>> | undefined)?.[name] ?? {}
}

/** Makes a view of a feature fit to be drawn, without anything happening: its slices, and of those it comes after. */
export async function injectFeature(row: FeatureRow, rows: readonly FeatureRow[]): Promise<void> {
  const before = rows.filter(({ name }) => row.after?.includes(name))
  await Promise.all(before.map(each => injectFeature(each, rows)))
  const { slices } = row.chunk ?? (await loadFeature(row))
  injectSlices(row.name, slices)
}
