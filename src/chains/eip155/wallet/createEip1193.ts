import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import { chainReference, hexChainId } from '../../../lib/address/hexChainId'
import { safeJson } from '../../../lib/text/safeJson'
import type {
  WalletConnectChange,
  WalletConnectRequest,
  WalletConnectSession,
} from '../../../ports/walletConnect'
import { readField } from '../../shared/readField'

interface WalletConnectCalls {
  session(): WalletConnectSession | null
  readonly chosen: ReadonlyMap<Namespace, CaipNetworkId>
  askWallet(request: WalletConnectRequest): Promise<unknown>
  chooseNetwork(caipNetworkId: CaipNetworkId): void
  watch(onChange: (change: WalletConnectChange) => void): () => void
  /** The properties the wallet gave the session, unread. */
  sessionProperties(): unknown
}

/** What EVM code expects of a wallet (EIP-1193). */
export interface Eip1193 {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

/**
 * The eip155 part of the session as an EIP-1193 provider. What the session says is answered from it, since a wallet far
 * away is not to be woken for that; everything else goes to the wallet, for the network that is active here.
 */
export function createEip1193(walletConnect: WalletConnectCalls): Eip1193 {
  const stops = new Map<string, Map<(payload: unknown) => void, () => void>>()

  function part() {
    const found = walletConnect.session()?.namespaces.eip155
    if (!found) throw new ModalError('SESSION_ENDED', 'The wallet is not connected')
    return found
  }

  const activeId = () => walletConnect.chosen.get('eip155') ?? part().activeCaipNetworkId
  const referenceOf = (id: CaipNetworkId) => id.slice('eip155:'.length)

  /** An approved network is a matter of what later requests say; any other the wallet has to allow first. */
  async function switchChain(params: readonly unknown[]) {
    const reference = chainReference(readField(params[0], 'chainId'))
    if (!reference) throw new ModalError('INVALID_PARAMS', 'No chain id to switch to')
    const caipNetworkId: CaipNetworkId = `eip155:${reference}`
    if (!part().caipNetworkIds.includes(caipNetworkId)) {
      await ask('wallet_switchEthereumChain', params)
      // It counts once the session holds it; a wallet says that by an update.
      if (!part().caipNetworkIds.includes(caipNetworkId)) return null
    }
    walletConnect.chooseNetwork(caipNetworkId)
    return null
  }

  /** Requests travel under a network the session holds. A payment never travels under another than its own. */
  async function ask(method: string, params: readonly unknown[]) {
    const { activeCaipNetworkId: caipNetworkId } = part()
    const own = method === 'eth_sendTransaction' ? readField(params[0], 'chainId') : undefined
    const reference = chainReference(own)
    if (reference !== null && reference !== referenceOf(caipNetworkId)) {
      throw new ModalError(
        'CHAIN_NOT_SUPPORTED',
        `A payment on ${reference} under ${caipNetworkId}`,
      )
    }
    return walletConnect.askWallet({ caipNetworkId, method, params })
  }

  function capabilitiesOf(address: unknown, chainIds: unknown): unknown {
    const text = readField(walletConnect.sessionProperties(), 'capabilities')
    const all = typeof text === 'string' ? safeJson(text) : text
    // Case matters here: wallets key by the very address they shared.
    const own = typeof address === 'string' ? readField(all, address) : undefined
    if (typeof own !== 'object' || own === null) return undefined
    if (!Array.isArray(chainIds) || chainIds.length === 0) return own
    // What stands under 0x0 is true of every chain.
    const asked = ['0x0', ...(chainIds as readonly unknown[])]
    return Object.fromEntries(Object.entries(own).filter(([id]) => asked.includes(id)))
  }

  async function request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return part().accounts.map(({ address }) => address)
      case 'eth_chainId':
        return hexChainId(referenceOf(activeId()))
      case 'net_version':
        return referenceOf(activeId())
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_getPermissions':
        // What a session allows is its own matter; it ends as a whole, not permission by permission.
        return []
      case 'wallet_getCapabilities':
        return capabilitiesOf(params[0], params[1]) ?? ask(method, params)
      default:
        return ask(method, params)
    }
  }

  function translate(event: string, listener: (payload: unknown) => void) {
    return (change: WalletConnectChange) => {
      const eip155 = change.kind === 'session' ? change.session.namespaces.eip155 : undefined
      if (change.kind === 'disconnected' && event === 'disconnect') {
        listener(new ModalError('SESSION_ENDED', 'The wallet ended the session'))
      }
      if (event === 'accountsChanged') {
        if (change.kind === 'accounts' && change.namespace === 'eip155') {
          listener(change.accounts.map(({ address }) => address))
        } else if (change.kind === 'session') {
          listener((eip155?.accounts ?? []).map(({ address }) => address))
        } else if (change.kind === 'disconnected') listener([])
      }
      if (event === 'chainChanged') {
        if (change.kind === 'network' && change.namespace === 'eip155') {
          listener(hexChainId(referenceOf(change.caipNetworkId)))
        } else if (eip155) listener(hexChainId(referenceOf(activeId())))
      }
    }
  }

  return {
    request,
    on(event, listener) {
      const known = stops.get(event) ?? new Map<(payload: unknown) => void, () => void>()
      if (known.has(listener)) return
      known.set(listener, walletConnect.watch(translate(event, listener)))
      stops.set(event, known)
    },
    removeListener(event, listener) {
      stops.get(event)?.get(listener)?.()
      stops.get(event)?.delete(listener)
    },
  }
}
