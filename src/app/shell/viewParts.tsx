import type { ComponentType } from 'react'
import type { ViewName } from '../../domain/views'
import { loadAllTexts } from '../../strings/loadTexts'
import { createChunk, type Chunk } from '../../ui/layout/useLoaded'
import { ConnectView } from '../../features/connectors/views/ConnectView'
import { FEATURES } from '../features'
import type { Runtime } from '../runtime/Runtime'
import { textsOver } from './textsOver'

type View = ComponentType<object>
type ViewParts = Readonly<Record<ViewName, Chunk<View>>>

const partsByRuntime = new WeakMap<Runtime, ViewParts>()

/** Fetches a view together with its texts and with the feature that it belongs to, whoever shows it and however early. */
function partOf(
  runtime: Runtime,
  name: ViewName,
  load: () => Promise<Readonly<Record<string, View>>>,
  loadTexts = loadAllTexts,
): Chunk<View> {
  return createChunk(async () => {
    const engine = runtime.load()
    const [module, texts] = await Promise.all([
      load(),
      loadTexts(),
      engine.then(({ bring }) => bring(name)),
    ])
    const WithTexts = textsOver(texts)
    const Bare = module[`${name}View`] as View
    return props => (
      <WithTexts>
        <Bare {...props} />
      </WithTexts>
    )
  })
}

/** Every view of a modal. Connect comes with the shell, since that is what most visitors open; the others when they are needed. */
export function viewPartsOf(runtime: Runtime): ViewParts {
  const known = partsByRuntime.get(runtime)
  if (known) return known
  const parts = Object.fromEntries(
    (runtime.features ?? FEATURES).flatMap(({ views = {} }) =>
      Object.entries(views).map(([name, { load, loadTexts }]) => [
        name,
        partOf(runtime, name as ViewName, load as never, loadTexts as never),
      ]),
    ),
  ) as unknown as ViewParts
  parts.Connect.came = ConnectView
  partsByRuntime.set(runtime, parts)
  return parts
}
