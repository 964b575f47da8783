import type { ErrorCode } from '../../domain/errorCatalogue'
import { ModalError } from '../../domain/ModalError'
import type { Network } from '../../domain/network'
import { toCaipNetworkId } from '../../lib/caip'
import type { ChainAdapter, ChainAdapterPorts, WalletSession } from '../../ports/chainAdapter'
import { abortErrorOf, raceAbort } from '../shared/raceAbort'
import type { CapturedProvider } from './captureProvider'
import { createDiscovery, type Discovery } from './createDiscovery'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'
import { fetched } from './fetched'
import type { ChainReader } from './rpc/createChainReader'
import type { Asked } from './toModalError'
import { watchProvider } from './watchProvider'

/** EVM wallets behind one face: plain EIP-1193 to the wallet, and viem, fetched on the first question, to the chain. */
export function createEvmAdapter(
  ports: ChainAdapterPorts,
  discovery: Discovery = createDiscovery({ window: ports.window, ...ports.options }),
): ChainAdapter {
  const connected = new Map<string, CapturedProvider>()
  const readers = new Map<string, ChainReader>()

  async function openSession(
    connectorId: string,
    provider: CapturedProvider,
    method: 'eth_requestAccounts' | 'eth_accounts',
    signal: AbortSignal,
  ): Promise<WalletSession | null> {
    const accounts = parseAccounts(await raceAbort(() => provider.request(method), signal))
    if (accounts.length === 0) return null
    const chainId = await raceAbort(() => provider.request('eth_chainId'), signal)
    const reference = parseChainId(chainId)
    if (!reference) throw new ModalError('CONNECT_FAILED', 'The wallet names no network')
    connected.set(connectorId, provider)
    discovery.keep(connectorId)
    return { accounts, caipNetworkId: toCaipNetworkId('eip155', reference) }
  }

  function forget(connectorId: string) {
    connected.delete(connectorId)
    discovery.release(connectorId)
  }

  async function readerOf(network: Network): Promise<ChainReader> {
    const { createChainReader } = await fetched(import('./rpc/createChainReader'))
    const page = ports.window?.document
    const urls = ports.rpcUrls(network)
    if (urls.length === 0) {
      return createChainReader(network, { wallet: await walletOn(network) }, page)
    }
    const key = [network.caipNetworkId, ...urls].join(' ')
    const reader = readers.get(key) ?? createChainReader(network, { urls }, page)
    readers.set(key, reader)
    return reader
  }

  /** A network the host did not list can still be read through the wallet that is on it (P34). */
  async function walletOn({ caipNetworkId, reference }: Network): Promise<CapturedProvider> {
    for (const provider of connected.values()) {
      if (parseChainId(await provider.request('eth_chainId')) === reference) return provider
    }
    throw new ModalError('CHAIN_UNREACHABLE', `No RPC URL for ${caipNetworkId}`)
  }

  return {
    namespace: 'eip155',
    can: { send: true, switchNetwork: true, signTypedData: true },

    discover: onConnectors => discovery.subscribe(onConnectors),

    connect: (connectorId, signal) =>
      asOurs('wallet', 'CONNECT_FAILED', signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const session = await openSession(connectorId, provider, 'eth_requestAccounts', signal)
        if (session) return session
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }),

    restore: (connectorId, signal) =>
      asOurs('wallet', 'CONNECT_FAILED', signal, async () => {
        const provider = await discovery.whenFound(connectorId, signal)
        return openSession(connectorId, provider, 'eth_accounts', signal)
      }),

    async disconnect(connectorId, signal) {
      const provider = discovery.peek(connectorId)
      forget(connectorId)
      if (!provider) return
      // The one global wallet may be connected anew under the name it announced later.
      const isUsed = [...connected.values()].some(({ source }) => source === provider.source)
      if (isUsed) return
      const { revokePermission } = await fetched(import('./revokePermission'))
      await revokePermission(provider, signal)
    },

    watch(connectorId, onChange) {
      const provider = connected.get(connectorId)
      if (!provider) return () => {}
      return watchProvider(provider, change => {
        if (change.kind === 'disconnected') forget(connectorId)
        onChange(change)
      })
    },

    switchNetwork: (connectorId, network, signal) =>
      asOurs('wallet', 'NETWORK_SWITCH_FAILED', signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { switchWalletNetwork } = await fetched(import('./switchWalletNetwork'))
        return switchWalletNetwork(provider, network, signal)
      }),

    getNativeBalance: (address, network, signal) =>
      asOurs('chain', 'BALANCE_UNAVAILABLE', signal, async () =>
        (await readerOf(network)).getNativeBalance(address, signal),
      ),

    getTokenBalances: (address, network, tokens, signal) =>
      asOurs('chain', 'BALANCE_UNAVAILABLE', signal, async () =>
        (await readerOf(network)).getTokenBalances(address, tokens, signal),
      ),

    isContract: (address, network, signal) =>
      asOurs('chain', 'CHAIN_UNREACHABLE', signal, async () =>
        (await readerOf(network)).isContract(address, signal),
      ),

    getTokenDecimals: (token, network, signal) =>
      asOurs('chain', 'CHAIN_UNREACHABLE', signal, async () =>
        (await readerOf(network)).getTokenDecimals(token, signal),
      ),

    estimateFee: (intent, network, signal) =>
      asOurs('chain', 'FEE_UNAVAILABLE', signal, async () => {
        const { buildSendRequest } = await fetched(import('./sendRequest'))
        const request = buildSendRequest(intent)
        return (await readerOf(network)).estimateFee(request, signal)
      }),

    getBlockTime: (newest, network, signal) =>
      asOurs('chain', 'CHAIN_UNREACHABLE', signal, async () =>
        (await readerOf(network)).getBlockTime(newest, signal),
      ),

    send: (intent, fingerprint, network, signal, isOver) =>
      asOurs('wallet', 'SEND_FAILED', signal, async () => {
        if (network.caipNetworkId !== intent.caipNetworkId) {
          throw new ModalError('INTENT_CHANGED', 'The network is not the reviewed one')
        }
        // A state may say "connected" that was only imported: money needs a wallet that answered here.
        if (!discovery.isKept(intent.connectorId)) throw new ModalError('SESSION_ENDED')
        const provider = discovery.providerOf(intent.connectorId)
        const { sendIntent } = await fetched(import('./sendIntent'))
        return sendIntent(provider, intent, fingerprint, signal, isOver)
      }),

    waitForReceipt: (hash, network, signal) =>
      asOurs('chain', 'CHAIN_UNREACHABLE', signal, async () =>
        (await readerOf(network)).awaitReceipt(hash, signal),
      ),

    signMessage: (connectorId, address, message, signal) =>
      asOurs('wallet', 'SIGN_FAILED', signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { signMessage } = await fetched(import('./signMessage'))
        return signMessage(provider, address, message, signal)
      }),

    signTypedData: (connectorId, address, typedData, signal) =>
      asOurs('wallet', 'SIGN_FAILED', signal, async () => {
        const provider = discovery.providerOf(connectorId)
        const { signTypedData } = await fetched(import('./signTypedData'))
        return signTypedData(provider, address, typedData, signal)
      }),

    getProvider: connectorId => connected.get(connectorId)?.source,
  }
}

/** Ends with the signal, and fails in our own words only. */
async function asOurs<T>(
  asked: Asked,
  fallback: ErrorCode,
  signal: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await raceAbort(work, signal)
  } catch (thrown) {
    if (signal.aborted) throw abortErrorOf(signal)
    if (thrown instanceof ModalError) throw thrown
    const { toModalError } = await fetched(import('./toModalError'))
    throw toModalError(thrown, fallback, asked)
  }
}
