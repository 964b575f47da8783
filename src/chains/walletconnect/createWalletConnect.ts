import { DEFAULT_SERVICE_URLS } from '../../domain/options'
import type { WalletConnectPorts } from '../../ports/walletConnect'
import type { ProposalOverrides } from './pairing/buildProposal'
import { createWalletConnectClient, type SignInClient } from './createWalletConnectClient'
import type { FetchLibrary } from './relay/importLibrary'
import { openLibrary, type OpenLibrary } from './relay/openLibrary'
import type { WalletConnectLibrary } from './relay/WalletConnectLibrary'

export { importLibrary } from './relay/importLibrary'

export interface WalletConnectOptions {
  /** The host's own initialised universal provider (2.21); its sessions and relay are used. */
  readonly client?: object
  /** Relay URLs, in the order to try them. */
  readonly relayUrls?: readonly string[]
  /** The methods, events and networks to request from wallets instead of the defaults. */
  readonly overrides?: ProposalOverrides
  /**
   * The service that attests the page's origin to wallets: a URL, or `false` for none. By default
   * the standard service, and none when the first relay is not a standard one.
   */
  readonly verifyUrl?: string | false
}

/** The second host is for visitors whose network blocks the first. */
const DEFAULT_RELAYS = [DEFAULT_SERVICE_URLS.relay, 'wss://relay.walletconnect.com'] as const

/** Creates the client. The library itself loads on the first pairing or restore. */
export function createWalletConnect(
  ports: WalletConnectPorts,
  { client, relayUrls = [], overrides, verifyUrl }: WalletConnectOptions,
  fetchLibrary: FetchLibrary,
): SignInClient {
  const urls = getRelayUrls(relayUrls, ports.relayUrl)
  const attestedBy = verifyUrl ?? DEFAULT_RELAYS.some(url => url === urls[0])
  const open: OpenLibrary = async url => {
    if (client) return { library: client as WalletConnectLibrary, storage: HOST_STORAGE }
    return openLibrary(ports, url, attestedBy, fetchLibrary)
  }
  const isShared = Boolean(client)
  return createWalletConnectClient(ports, { open, relayUrls: urls, overrides, isShared })
}

function getRelayUrls(
  [first, ...rest]: readonly string[],
  configured: string,
): [string, ...string[]] {
  if (first !== undefined) return [first, ...rest]
  return configured === DEFAULT_SERVICE_URLS.relay ? [...DEFAULT_RELAYS] : [configured]
}

/** A library provided by the host manages its own storage. */
const HOST_STORAGE = { isKept: () => true, keep: () => undefined, forget: () => undefined }
