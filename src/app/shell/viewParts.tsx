import type { ComponentType } from 'react'
import type { ViewName } from '../../domain/views'
import { createChunk, type Chunk } from '../../ui/layout/useChunk'
import { ConnectView } from '../../core/connectors/views/ConnectView'
import type { Feature, Texts } from '../../core/feature'
import { FEATURES } from '../features'
import { loadFeatureTexts } from '../featureTexts'
import { getTextSteps } from '../languages/getTextSteps'
import { waitForLanguage, WithLanguage, type WithSpokenProps } from './WithLanguage'
import { injectFeature } from '../runtime/loadFeature'
import type { Runtime } from '../runtime/Runtime'
import { createTextsProvider } from '../../store/createTextsProvider'

type View = ComponentType<object>
type ViewParts = Record<ViewName, Chunk<View>>

const partsByRuntime = new WeakMap<Runtime, ViewParts>()

/** Fetches a view together with its texts and its feature. */
function createViewChunk(
  name: ViewName,
  bring: () => Promise<unknown>,
  load: () => Promise<Readonly<Record<string, View>>>,
  loadTexts: () => Promise<Texts>,
  speech: Pick<WithSpokenProps, 'runtime' | 'steps'>,
): Chunk<View> {
  return createChunk(async () => {
    const [module, texts] = await Promise.all([
      load(),
      loadTexts(),
      bring(),
      waitForLanguage(speech),
    ])
    const WithTexts = createTextsProvider(texts)
    const Bare = module[`${name}View`] as View
    return props => (
      <WithTexts>
        <WithLanguage {...speech}>
          <Bare {...props} />
        </WithLanguage>
      </WithTexts>
    )
  })
}

function createViewChunks(runtime: Runtime, features: readonly Feature[]): ViewParts {
  return Object.fromEntries(
    features.flatMap(feature =>
      Object.entries(feature.views ?? {}).map(([view, { load }]) => {
        const name = view as ViewName
        // Without an engine, a replayed or preloaded state shows the view: only inject its slices.
        const bring = () => runtime.engine()?.bring(name) ?? injectFeature(feature, features)
        const speech = { runtime, steps: getTextSteps(feature, features) }
        const texts = () => loadFeatureTexts(feature, features)
        return [name, createViewChunk(name, bring, load as never, texts, speech)]
      }),
    ),
  ) as ViewParts
}

/** Returns the views of a modal. Only Connect, which most users open, is in the shell. */
export function getViewChunks(runtime: Runtime): ViewParts {
  const known = partsByRuntime.get(runtime)
  if (known) return known
  const parts = createViewChunks(runtime, runtime.features ?? FEATURES)
  parts.Connect.came = ConnectView
  partsByRuntime.set(runtime, parts)
  return parts
}

/** A replayed or preloaded state may name a view unknown to this version: it is shown as failed. */
const unknownPart = createChunk<View>(() => Promise.reject(new Error('There is no such view.')))

export const getViewChunk = (runtime: Runtime, name: ViewName): Chunk<View> =>
  (getViewChunks(runtime) as Partial<ViewParts>)[name] ?? unknownPart
