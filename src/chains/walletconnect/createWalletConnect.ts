import { DEFAULT_SERVICE_URLS } from '../../domain/options'
import type { WalletConnectPorts } from '../../ports/walletConnect'
import type { ProposalOverrides } from './pairing/buildProposal'
import { createWalletConnectClient, type SignInClient } from './createWalletConnectClient'
import type { FetchLibrary } from './relay/importLibrary'
import { openLibrary, type OpenLibrary } from './relay/openLibrary'
import type { WalletConnectLibrary } from './relay/WalletConnectLibrary'

export { importLibrary } from './relay/importLibrary'

/** Options of `walletConnect`. */
export interface WalletConnectOptions {
  /** The host's own universal provider (2.21), already initialised; its sessions and its relay are used then. */
  readonly client?: object
  /** Relay URLs, in the order to try them. */
  readonly relayUrls?: readonly string[]
  /** The methods, events and networks to request from wallets, if they should differ from the default. */
  readonly overrides?: ProposalOverrides
  /**
   * Who vouches for the page's origin to wallets: `false` nobody, a URL another service than the usual one. Unless said,
   * the usual one, and nobody on a relay of the host's own.
   */
  readonly verifyUrl?: string | false
}

/** The second is for visitors whose network blocks the first. */
const USUAL_RELAYS = [DEFAULT_SERVICE_URLS.relay, 'wss://relay.walletconnect.com'] as const

/** The relay client as the host wants it. The library itself is fetched when somebody pairs or comes back. */
export function createWalletConnect(
  ports: WalletConnectPorts,
  { client, relayUrls = [], overrides, verifyUrl }: WalletConnectOptions,
  fetchLibrary: FetchLibrary,
): SignInClient {
  const urls = relaysOf(relayUrls, ports.relayUrl)
  const attestedBy = verifyUrl ?? USUAL_RELAYS.some(url => url === urls[0])
  const open: OpenLibrary = async url => {
    if (client) return { library: client as WalletConnectLibrary, storage: NOT_OURS }
    return openLibrary(ports, url, attestedBy, fetchLibrary)
  }
  const isShared = Boolean(client)
  return createWalletConnectClient(ports, { open, relayUrls: urls, overrides, isShared })
}

function relaysOf([first, ...rest]: readonly string[], configured: string): [string, ...string[]] {
  if (first !== undefined) return [first, ...rest]
  return configured === DEFAULT_SERVICE_URLS.relay ? [...USUAL_RELAYS] : [configured]
}

/** A library of the host's keeps its records where the host told it to. */
const NOT_OURS = { isKept: () => true, keep: () => undefined, forget: () => undefined }
