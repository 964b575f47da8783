import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import { parseChainReference, hexChainId } from '../../../lib/address/hexChainId'
import { parseSafeJson } from '../../../lib/text/parseSafeJson'
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
  /** The unvalidated properties the wallet gave the session. */
  sessionProperties(): unknown
}

/** The EIP-1193 interface. */
export interface Eip1193 {
  request(args: { method: string; params?: readonly unknown[] }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

/**
 * Creates an EIP-1193 provider for the session's eip155 part. Answers from the session where
 * possible, without waking a remote wallet; forwards all else, for the active network.
 */
export function createEip1193(walletConnect: WalletConnectCalls): Eip1193 {
  const stops = new Map<string, Map<(payload: unknown) => void, () => void>>()

  function getNamespace() {
    const found = walletConnect.session()?.namespaces.eip155
    if (!found) throw new ModalError('SESSION_ENDED', 'The wallet is not connected')
    return found
  }

  const activeId = () => walletConnect.chosen.get('eip155') ?? getNamespace().activeCaipNetworkId
  const getReference = (id: CaipNetworkId) => id.slice('eip155:'.length)

  /** Approved networks are switched locally; any other needs the wallet's approval first. */
  async function switchChain(params: readonly unknown[]) {
    const reference = parseChainReference(readField(params[0], 'chainId'))
    if (!reference) throw new ModalError('INVALID_PARAMS', 'No chain id to switch to')
    const caipNetworkId: CaipNetworkId = `eip155:${reference}`
    if (!getNamespace().caipNetworkIds.includes(caipNetworkId)) {
      await ask('wallet_switchEthereumChain', params)
      // The network counts once a session update contains it.
      if (!getNamespace().caipNetworkIds.includes(caipNetworkId)) return null
    }
    walletConnect.chooseNetwork(caipNetworkId)
    return null
  }

  /** Sends requests on the active network, and rejects payments that name another one. */
  async function ask(method: string, params: readonly unknown[]) {
    const { activeCaipNetworkId: caipNetworkId } = getNamespace()
    const own = method === 'eth_sendTransaction' ? readField(params[0], 'chainId') : undefined
    const reference = parseChainReference(own)
    if (reference !== null && reference !== getReference(caipNetworkId)) {
      throw new ModalError(
        'CHAIN_NOT_SUPPORTED',
        `A payment on ${reference} under ${caipNetworkId}`,
      )
    }
    return walletConnect.askWallet({ caipNetworkId, method, params })
  }

  function readCapabilities(address: unknown, chainIds: unknown): unknown {
    const text = readField(walletConnect.sessionProperties(), 'capabilities')
    const all = typeof text === 'string' ? parseSafeJson(text) : text
    // Case-sensitive: wallets use the exact address they shared as key.
    const own = typeof address === 'string' ? readField(all, address) : undefined
    if (typeof own !== 'object' || own === null) return undefined
    if (!Array.isArray(chainIds) || chainIds.length === 0) return own
    // Capabilities under 0x0 apply to every chain.
    const asked = ['0x0', ...(chainIds as readonly unknown[])]
    return Object.fromEntries(Object.entries(own).filter(([id]) => asked.includes(id)))
  }

  async function request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return getNamespace().accounts.map(({ address }) => address)
      case 'eth_chainId':
        return hexChainId(getReference(activeId()))
      case 'net_version':
        return getReference(activeId())
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_getPermissions':
        // A session has no single permissions; it can only be ended as a whole.
        return []
      case 'wallet_getCapabilities':
        return readCapabilities(params[0], params[1]) ?? ask(method, params)
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
          listener(hexChainId(getReference(change.caipNetworkId)))
        } else if (eip155) listener(hexChainId(getReference(activeId())))
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
