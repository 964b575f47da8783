import { createBrowserStorage } from '../../clients/createBrowserStorage'
import { createPrefixedStorage } from '../../clients/createPrefixedStorage'
import { hydrated } from '../../events/lifecycleEvents'
import { engineStarted } from '../../events/startEvents'
import type { NetworkInput } from '../../domain/network'
import { flowsHalted } from '../../events/flowEvents'
import { optionsGiven } from '../../core/options/optionsSlice'
import { NAMESPACES } from '../../lib/address/caip'
import { createExactKeyEngine, type StoredFields } from '../../store/persistence/exactKeyEngine'
import { KEY_LAYOUTS } from '../../store/persistence/keyLayouts'
import { createPersistence } from '../../store/persistence/persistence'
import { storagePrefix } from '../../store/persistence/readStoredSession'
import { createShadowStore } from '../../store/persistence/shadowStore'
import type { Deps } from '../../ports/deps'
import type { RootState } from '../../store/rootReducer'
import { createFlowListener } from './createFlowListener'
import { createDeps } from './createDeps'
import { createFeatureHost } from './createFeatureHost'
import { registerFeatures, FEATURES } from '../features'
import type { CreateEngine, Engine, Next, Runtime } from './Runtime'

/** While the page unloads, wallets report a lost connection, which must not end the session. */
const PAGE_EVENTS = ['pagehide', 'pageshow'] as const

/** Prefixes the storage keys of a modal with its own key, also those of its services. */
function withPrefixedStorage<H extends Pick<Runtime, 'options'>>(host: H, prefix: string): H {
  const { options } = host
  const page = globalThis.window as Window | undefined
  const storage =
    options.storage === null ? undefined : (options.storage ?? createBrowserStorage(page))
  const own = storage && prefix !== '' ? createPrefixedStorage(storage, prefix) : storage
  return { ...host, options: { ...options, storage: own ?? null } }
}

/**
 * Returns the stored fields that are not in state yet. The connections were read before, and the
 * network too, unless it is stored under its deprecated id.
 */
function getMissingFields(
  state: RootState,
  { activeCaipNetworkId, ...stored }: StoredFields,
  networks: readonly NetworkInput[],
): StoredFields {
  const { storedConnectorIds, byNamespace } = state.connections
  const fields: Record<string, unknown> = { ...stored }
  const renamed = networks.find(
    ({ deprecatedCaipNetworkId }) => deprecatedCaipNetworkId === (activeCaipNetworkId ?? ''),
  )
  if (renamed?.caipNetworkId) fields['activeCaipNetworkId'] = renamed.caipNetworkId
  for (const namespace of NAMESPACES) {
    const field = `connectorId:${namespace}`
    const isLive = byNamespace[namespace]?.phase === 'connected' // in an imported state
    if (isLive || stored[field] === storedConnectorIds[namespace]) delete fields[field]
    else fields[field] = stored[field] // another tab has changed it since
  }
  return fields
}

/** For modules that prefetch code. */
export { getPrefetches } from './prefetch'

/** Creates the engine: core flows, the write queue, and the lazy features on demand. */
export const createEngine: CreateEngine = (given, overrides = {}) => {
  const rows = overrides.features ?? FEATURES
  registerFeatures(rows)
  const prefix = storagePrefix(given.key)
  const host = withPrefixedStorage(given, prefix)
  const { store, options } = host
  let waits = new AbortController()
  const endWaits = () => {
    waits.abort()
    waits = new AbortController()
  }
  const deps: Deps = {
    ...createDeps(host, overrides.deps, () => waits.signal),
    eventsOf: (...reduced) => features.eventsOf(...reduced),
  }
  const core = rows.flatMap(({ chunk }) => chunk?.flows ?? [])
  const flows = createFlowListener(host, deps, core)
  const features = createFeatureHost(host, deps, {
    rows,
    ...(overrides.chunks && { chunks: overrides.chunks }),
  })

  const keys = createExactKeyEngine(KEY_LAYOUTS, options.storage ?? undefined)
  const persistence = createPersistence(KEY_LAYOUTS, keys)
  const stored = persistence.start()
  persistence.writeThrough(createShadowStore)
  const catchUp = (key?: string) => {
    const fields = keys.readChanges(key)
    if (fields) store.dispatch(hydrated(fields))
  }

  const stopRecording = given.observe((action, before) => {
    if (hydrated.match(action)) persistence.adopt(action.payload)
    else persistence.record(before, store.getState())
  })

  let next: Next | undefined
  let chain: Next = action => action

  const onPage: Engine['onPage'] = event => {
    if (event === 'show') {
      persistence.resume()
      catchUp() // a page restored from the back/forward cache has missed storage events
      return
    }
    persistence.flush()
    persistence.pause()
  }
  const onTurn = ({ type }: Event) => onPage(type === 'pageshow' ? 'show' : 'hide')
  const page = globalThis.window as Window | undefined
  for (const turn of PAGE_EVENTS) page?.addEventListener(turn, onTurn)

  return {
    deps,
    begin() {
      // For an imported state: nothing is pending yet.
      if (!overrides.keepsUnderWay) features.resume()
      for (const observer of given.observers ?? []) observer(engineStarted(), store.getState())
      if (overrides.isStateGiven) return
      if (options.singleConnection) store.dispatch(optionsGiven({ isSingleConnection: true }))
      const fields = getMissingFields(store.getState(), stored, options.networks)
      if (Object.keys(fields).length > 0) store.dispatch(hydrated(fields))
    },
    postpone: features.postpone,
    handle(toStore, action) {
      if (next !== toStore) {
        next = toStore
        chain = flows.listenerOf(passed => features.handle(toStore, passed as typeof action))
      }
      return chain(action)
    },
    listen(action) {
      flows.listen(action)
      features.listen(action)
    },
    addFlow: register => register(flows.startListening),
    eventsOf: features.eventsOf,
    bring: features.bring,
    onStorage(event) {
      const { key } = event
      if (key !== null && !key.startsWith(prefix)) return
      catchUp(key?.slice(prefix.length))
    },
    onPage,
    halt() {
      endWaits()
      flows.listen(flowsHalted())
      features.halt()
    },
    resume: features.resume,
    storageProblems: () => keys.problems,
    dispose() {
      for (const turn of PAGE_EVENTS) page?.removeEventListener(turn, onTurn)
      stopRecording()
      endWaits()
      onPage('hide') // stops writing, so that a later instance's records are not overwritten
      deps.walletConnect?.peek()?.dispose()
      deps.embedded?.peek()?.dispose()
      flows.dispose()
      features.dispose()
    },
  }
}
