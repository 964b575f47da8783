import { createBrowserStorage } from '../clients/createBrowserStorage'
import { createPrefixedStorage } from '../clients/createPrefixedStorage'
import { flowsHalted, hydrated } from '../events/lifecycleEvents'
import { injectCoreSlices } from '../store/injectCoreSlices'
import { createExactKeyEngine } from '../store/persistence/exactKeyEngine'
import { KEY_LAYOUTS } from '../store/persistence/keyLayouts'
import { createPersistence } from '../store/persistence/persistence'
import { storagePrefix } from '../store/persistence/readSession'
import { createShadowStore } from '../store/persistence/shadowStore'
import { createFlowListener } from './createFlowListener'
import { createLateAccountEngine } from './createLateAccountEngine'
import { createDeps } from './createDeps'
import { registerCoreFlows } from './registerCoreFlows'
import type { CreateEngine, EngineHost, Next } from './Runtime'

/** A modal with a key of its own keeps its records under names of its own, those of its services too. */
function withOwnStorage(host: EngineHost, prefix: string): EngineHost {
  const { options } = host
  const page = typeof window === 'undefined' ? undefined : window
  const storage =
    options.storage === null ? undefined : (options.storage ?? createBrowserStorage(page))
  const own = storage && prefix !== '' ? createPrefixedStorage(storage, prefix) : storage
  return { ...host, options: { ...options, storage: own ?? null } }
}

/** Fields that were read before anybody acted, and are in state already. */
const isSessionField = (field: string) =>
  field === 'activeNetworkId' || field.startsWith('connectorId:')

/** Brings the core flows, the write queue and, when needed, an account's services to a runtime. */
export const createEngine: CreateEngine = (given, parts = {}) => {
  injectCoreSlices()
  const prefix = storagePrefix(given.key)
  const host = withOwnStorage(given, prefix)
  const { store, options } = host
  const deps = createDeps(host, parts.deps)
  const flows = createFlowListener(host, deps, registerCoreFlows)
  const account = createLateAccountEngine(host, deps, parts.createAccountEngine)

  const keys = createExactKeyEngine(KEY_LAYOUTS, options.storage ?? undefined)
  const persistence = createPersistence(KEY_LAYOUTS, keys)
  const stored = Object.entries(persistence.start()).filter(([field]) => !isSessionField(field))
  persistence.writeThrough(createShadowStore)

  let next: Next | undefined
  let chain: Next = action => action

  return {
    deps,
    begin() {
      account.dropOrphans() // of an imported state: nothing is on its way yet
      if (parts.isStateGiven || stored.length === 0) return
      store.dispatch(hydrated(Object.fromEntries(stored)))
    },
    handle(toStore, action) {
      if (next !== toStore) {
        next = toStore
        chain = flows.listenerOf(passed => account.handle(toStore, passed as typeof action))
      }
      return chain(action)
    },
    listen(action) {
      flows.listen(action)
      account.listen(action)
    },
    addFlow: register => register(flows.startListening),
    record(action, before, after) {
      if (hydrated.match(action)) persistence.adopt(action.payload)
      else persistence.record(before, after)
    },
    onStorage(event) {
      const { key, newValue } = event
      if (key !== null && !key.startsWith(prefix)) return
      const fields = keys.readEvent({ key: key && key.slice(prefix.length), newValue })
      if (fields) store.dispatch(hydrated(fields))
    },
    onPage(event) {
      if (event === 'show') {
        persistence.resume()
        return
      }
      persistence.flush()
      persistence.pause()
    },
    halt() {
      flows.listen(flowsHalted())
      account.halt()
    },
    dropOrphans: account.dropOrphans,
    storageProblems: () => keys.problems,
    dispose() {
      persistence.flush() // nothing is written over what comes after
      persistence.pause()
      deps.relay?.peek()?.dispose()
      flows.dispose()
      account.dispose()
    },
  }
}
