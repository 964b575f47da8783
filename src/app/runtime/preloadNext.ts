import type { Prefetch } from '../../core/feature'
import type { AdapterOption } from './chains/splitAdapters'
import type { Fetch } from './prefetch'
import type { Runtime } from './Runtime'
import { whenIdle } from './whenIdle'

export type Adapters = readonly AdapterOption[]

/** Fetches chunks without running them, one at a time, whenever the browser is idle. */
export async function fetchWhenIdle(fetches: readonly Fetch[]): Promise<void> {
  for (const fetch of fetches) {
    await new Promise<void>(resolve => whenIdle(window, resolve))
    await fetch()
  }
}

/** Ignores failures: the code that needs a chunk fetches it again. */
export const ignoreErrors = (fetching: Promise<void>) => fetching.catch(() => undefined)

/** Imported through the engine: a direct import would put the list into the initial chunk. */
const fetchAhead = async (when: Prefetch, { store }: Pick<Runtime, 'store'>) => {
  const { getPrefetches } = await import('./engine')
  await fetchWhenIdle(getPrefetches(when, store.getState().options))
}

/** Fetches the code for connecting a browser wallet, and the account button. */
export async function fetchConnecting(page: Pick<Runtime, 'store'>): Promise<void> {
  await fetchAhead('idle', page)
  await fetchWhenIdle([() => import('../host/buttons/AccountButtonContent')])
}

const getPairingLoaders = (adapters: Adapters): readonly Fetch[] =>
  adapters.map(adapter => () => ('fetchPairing' in adapter ? adapter.fetchPairing?.() : undefined))

export type Connectable = Pick<Runtime, 'store' | 'observe'>
const preloaded = new WeakSet<Connectable['store']>()

/** Not a selector: a shared module makes bundlers split the chunks of the first press. */
const isAnyConnected = ({ store }: Connectable) =>
  Object.values(store.getState().connections.byNamespace).some(({ phase }) => phase === 'connected')

/** Resolves once a wallet is connected. */
const waitForConnection = (page: Connectable) =>
  new Promise<void>(resolve => {
    if (isAnyConnected(page)) {
      resolve()
      return
    }
    const stop = page.observe(() => {
      if (!isAnyConnected(page)) return
      stop()
      resolve()
    })
  })

/** Fetches the account view once a wallet is connected. Once per store. */
export function preloadAccount(page: Connectable): void {
  if (preloaded.has(page.store)) return
  preloaded.add(page.store)
  waitForConnection(page)
    .then(() => fetchAhead('connected', page))
    .catch(() => undefined)
}

const prepared = new WeakSet<Connectable['store']>()

/** Fetches the views of a visible list's rows, but not the large WalletConnect library. */
export async function preloadFromList(page: Connectable): Promise<void> {
  const { store } = page
  if (prepared.has(store)) return
  prepared.add(store)
  preloadAccount(page)
  try {
    await fetchConnecting(page)
    await fetchAhead('list', page)
  } catch {
    prepared.delete(store) // the next list retries, as does the code that needs a chunk
  }
}

/** Fetches the code of a pairing that the user is about to request. */
export const preloadPairing = (adapters: Adapters) =>
  ignoreErrors(
    Promise.all(getPairingLoaders(adapters).map(async fetch => fetch())).then(() => undefined),
  )
