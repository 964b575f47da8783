import type { ComponentType } from 'react'
import type { ViewName } from '../../domain/views'
import { createChunk, type Chunk } from '../../ui/layout/useLoaded'
import { ConnectView } from '../../features/connectors/views/ConnectView'
import type { Feature, Texts } from '../../features/feature'
import { FEATURES } from '../features'
import { loadTextsOf } from '../featureTexts'
import { stepsOf } from '../languages/stepsOf'
import { spokenInTime, WithSpoken, type WithSpokenProps } from './WithSpoken'
import { injectFeature } from '../runtime/loadFeature'
import type { Runtime } from '../runtime/Runtime'
import { textsOver } from '../../store/textsOver'

type View = ComponentType<object>
type ViewParts = Record<ViewName, Chunk<View>>

const partsByRuntime = new WeakMap<Runtime, ViewParts>()

/** Fetches a view together with its texts and its feature. */
function partOf(
  name: ViewName,
  bring: () => Promise<unknown>,
  load: () => Promise<Readonly<Record<string, View>>>,
  loadTexts: () => Promise<Texts>,
  speech: Pick<WithSpokenProps, 'runtime' | 'steps'>,
): Chunk<View> {
  return createChunk(async () => {
    const [module, texts] = await Promise.all([load(), loadTexts(), bring(), spokenInTime(speech)])
    const WithTexts = textsOver(texts)
    const Bare = module[`${name}View`] as View
    return props => (
      <WithTexts>
        <WithSpoken {...speech}>
          <Bare {...props} />
        </WithSpoken>
      </WithTexts>
    )
  })
}

function partsOf(runtime: Runtime, features: readonly Feature[]): ViewParts {
  return Object.fromEntries(
    features.flatMap(feature =>
      Object.entries(feature.views ?? {}).map(([view, { load }]) => {
        const name = view as ViewName
        // Without an engine, a replayed or preloaded state shows the view: only inject its slices.
        const bring = () => runtime.engine()?.bring(name) ?? injectFeature(feature, features)
        const speech = { runtime, steps: stepsOf(feature, features) }
        const texts = () => loadTextsOf(feature, features)
        return [name, partOf(name, bring, load as never, texts, speech)]
      }),
    ),
  ) as ViewParts
}

/** Returns the views of a modal. Only Connect, which most users open, is in the shell. */
export function viewPartsOf(runtime: Runtime): ViewParts {
  const known = partsByRuntime.get(runtime)
  if (known) return known
  const parts = partsOf(runtime, runtime.features ?? FEATURES)
  parts.Connect.came = ConnectView
  partsByRuntime.set(runtime, parts)
  return parts
}

/** A replayed or preloaded state may name a view unknown to this version: it is shown as failed. */
const unknownPart = createChunk<View>(() => Promise.reject(new Error('There is no such view.')))

export const viewPartOf = (runtime: Runtime, name: ViewName): Chunk<View> =>
  (viewPartsOf(runtime) as Partial<ViewParts>)[name] ?? unknownPart
