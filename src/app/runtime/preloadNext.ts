import type { AdapterOption } from './chains/splitAdapters'
import type { Runtime } from './Runtime'
import { whenIdle } from './whenIdle'

type Fetch = () => Promise<unknown> | undefined
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

export const CONNECTING: readonly Fetch[] = [
  () => import('../../features/basics'),
  () => import('../../features/connections/views/ConnectingExternalView'),
  () => import('../../strings/en/whileConnecting'),
  () => import('../host/buttons/AccountButtonContent'),
]

const PAIRING: readonly Fetch[] = [
  () => import('../../features/pairing/pairingChunk'),
  () => import('../../features/pairing/views/ConnectingWalletConnectView'),
  () => import('../../strings/en/whileFinding'),
  // Of what the library of WalletConnect comes with: a file less when its row is pressed.
  () => import('../../lib/text/providerError'),
]

export const DIRECTORY: Fetch = () => import('../../features/wallets/directoryChunk')

const FINDING: readonly Fetch[] = [
  DIRECTORY,
  () => import('../../features/wallets/views/AllWalletsView'),
]

/** By the table of features: an import of its own would make bundlers split the files of the first press. */
async function fetchAccount(): Promise<void> {
  const { FEATURES } = await import('./engine')
  const fetches = FEATURES.flatMap(({ name, load, views = {} }): readonly Fetch[] => {
    const { Account: view } = views
    if (view) return [view.load, async () => view.loadTexts?.()]
    return name === 'acting' && load ? [load] : []
  })
  await fetchInTurn([...fetches, () => import('../../strings/en/whileConnected')])
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
    .then(fetchAccount)
    .catch(() => undefined)
}

const prepared = new WeakSet<Connectable['store']>()

/** For a list of wallets on screen: what its rows lead to, without the library of WalletConnect, which is large. */
export async function preloadFromList(page: Connectable): Promise<void> {
  const { store } = page
  if (prepared.has(store)) return
  prepared.add(store)
  preloadAccount(page)
  const { hasWalletConnect } = store.getState().options
  try {
    await fetchInTurn([...CONNECTING, ...(hasWalletConnect ? [...PAIRING, ...FINDING] : [])])
  } catch {
    prepared.delete(store) // nobody's loss: the next list asks again, as does whoever needs it
  }
}

/** For a visitor who is about to ask for a code: at once, and nobody is asked for one yet. */
export const preloadPairing = (adapters: Adapters) =>
  quietly(Promise.all(pairingOf(adapters).map(async fetch => fetch())).then(() => undefined))
