import type { ComponentType } from 'react'
import type { ViewName } from '../../domain/views'
import { lazyTitles } from '../../strings/lazyTitles'
import { loadAccountTexts } from '../../strings/loadTexts'
import { createChunk, type Chunk } from '../../ui/layout/useLoaded'
import { ConnectView } from '../../features/connectors/views/ConnectView'
import type { FeatureRow } from '../../features/feature'
import { FEATURES } from '../features'
import { injectFeature } from '../runtime/loadFeature'
import type { Runtime } from '../runtime/Runtime'
import { textsOver } from '../../store/textsOver'

type View = ComponentType<object>
type ViewParts = Record<ViewName, Chunk<View>>

const partsByRuntime = new WeakMap<Runtime, ViewParts>()

/** Fetches a view together with its texts and with the feature that it belongs to, whoever shows it and however early. */
function partOf(
  name: ViewName,
  bring: () => Promise<unknown>,
  load: () => Promise<Readonly<Record<string, View>>>,
  loadTexts = loadAccountTexts,
): Chunk<View> {
  return createChunk(async () => {
    const [module, texts] = await Promise.all([load(), loadTexts(), bring()])
    const WithTexts = textsOver({ ...lazyTitles, ...texts })
    const Bare = module[`${name}View`] as View
    return props => (
      <WithTexts>
        <Bare {...props} />
      </WithTexts>
    )
  })
}

function partsOfRows(
  runtime: Runtime,
  rows: readonly FeatureRow[],
  known = rows,
): Partial<ViewParts> {
  return Object.fromEntries(
    rows.flatMap(row =>
      Object.entries(row.views ?? {}).map(([view, { load, loadTexts }]) => {
        const name = view as ViewName
        // Without an engine it is a state from elsewhere that shows it: nothing is to happen but that.
        const bring = () => runtime.engine()?.bring(name) ?? injectFeature(row, known)
        return [name, partOf(name, bring, load as never, loadTexts ?? row.loadTexts)]
      }),
    ),
  )
}

/** A view that has no row here yet: its row comes first. */
function latePart(runtime: Runtime, name: ViewName): Chunk<View> {
  return createChunk(async () => {
    const { beginAccountFeatures } = await import('../accountFeatures')
    const rows = beginAccountFeatures()
    const part = partsOfRows(runtime, rows, [...FEATURES, ...rows])[name]
    if (!part) throw new Error(`${name} is not a view.`)
    return part()
  })
}

/** The views of a modal by now. Connect comes with the shell, since that is what most visitors open; the others when they are needed. */
export function viewPartsOf(runtime: Runtime): ViewParts {
  const known = partsByRuntime.get(runtime)
  if (known) return known
  const parts = partsOfRows(runtime, runtime.features ?? FEATURES) as ViewParts
  parts.Connect.came = ConnectView
  partsByRuntime.set(runtime, parts)
  return parts
}

export const viewPartOf = (runtime: Runtime, name: ViewName): Chunk<View> =>
  (viewPartsOf(runtime)[name] ??= latePart(runtime, name))
