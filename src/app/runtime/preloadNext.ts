import type { AdapterOption } from './chains/splitAdapters'
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
]

const FINDING: readonly Fetch[] = [
  () => import('../../features/wallets/directoryChunk'),
  () => import('../../features/wallets/views/AllWalletsView'),
]

const pairingOf = (adapters: Adapters): readonly Fetch[] =>
  adapters.map(adapter => () => ('fetchPairing' in adapter ? adapter.fetchPairing?.() : undefined))

/** For a list of wallets on screen: what its rows lead to, without the library of WalletConnect, which is large. */
export const preloadFromList = (hasWalletConnect: boolean) =>
  quietly(fetchInTurn([...CONNECTING, ...(hasWalletConnect ? [...PAIRING, ...FINDING] : [])]))

/** For a visitor who is about to ask for a code: at once, and nobody is asked for one yet. */
export const preloadPairing = (adapters: Adapters) =>
  quietly(Promise.all(pairingOf(adapters).map(async fetch => fetch())).then(() => undefined))
