import type { Prefetch } from '../../features/feature'
import type { AdapterOption } from './chains/splitAdapters'
import type { Fetch } from './prefetch'
import type { Runtime } from './Runtime'
import { whenIdle } from './whenIdle'

export type Adapters = readonly AdapterOption[]

/** Fetches code without running any of it, one piece after the other, whenever the browser has nothing else to do. */
export async function fetchInTurn(fetches: readonly Fetch[]): Promise<void> {
  for (const fetch of fetches) {
    await new Promise<void>(resolve => whenIdle(window, resolve))
    await fetch()
  }
}

/** What did not come is nobody's loss: whoever needs it asks for it again. */
export const quietly = (fetching: Promise<void>) => fetching.catch(() => undefined)

/** By way of the engine, which brings the list: an import of its own would put the list into the files of a page. */
const fetchAhead = async (when: Prefetch, { store }: Pick<Runtime, 'store'>) => {
  const { prefetchesAt } = await import('./engine')
  await fetchInTurn(prefetchesAt(when, store.getState().options))
}

/** What connecting a wallet of the page takes, and the button of whoever is connected. */
export async function fetchConnecting(page: Pick<Runtime, 'store'>): Promise<void> {
  await fetchAhead('idle', page)
  await fetchInTurn([() => import('../host/buttons/AccountButtonContent')])
}

const pairingOf = (adapters: Adapters): readonly Fetch[] =>
  adapters.map(adapter => () => ('fetchPairing' in adapter ? adapter.fetchPairing?.() : undefined))

export type Connectable = Pick<Runtime, 'store' | 'observe'>
const expected = new WeakSet<Connectable['store']>()

/** Not by a selector: what this file shares with others makes bundlers split the files of the first press. */
const isAnybodyHere = ({ store }: Connectable) =>
  Object.values(store.getState().connections.byNamespace).some(({ phase }) => phase === 'connected')

/** Ends once somebody is connected. */
const connectedIn = (page: Connectable) =>
  new Promise<void>(resolve => {
    if (isAnybodyHere(page)) {
      resolve()
      return
    }
    const stop = page.observe(() => {
      if (!isAnybodyHere(page)) return
      stop()
      resolve()
    })
  })

/** The account, as soon as there is one: the next thing that somebody who is connected opens. Once for a store. */
export function preloadAccount(page: Connectable): void {
  if (expected.has(page.store)) return
  expected.add(page.store)
  connectedIn(page)
    .then(() => fetchAhead('connected', page))
    .catch(() => undefined)
}

const prepared = new WeakSet<Connectable['store']>()

/** For a list of wallets on screen: what its rows lead to, without the library of WalletConnect, which is large. */
export async function preloadFromList(page: Connectable): Promise<void> {
  const { store } = page
  if (prepared.has(store)) return
  prepared.add(store)
  preloadAccount(page)
  try {
    await fetchConnecting(page)
    await fetchAhead('list', page)
  } catch {
    prepared.delete(store) // nobody's loss: the next list asks again, as does whoever needs it
  }
}

/** For a visitor who is about to ask for a code: at once, and nobody is asked for one yet. */
export const preloadPairing = (adapters: Adapters) =>
  quietly(Promise.all(pairingOf(adapters).map(async fetch => fetch())).then(() => undefined))
