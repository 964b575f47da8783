import { ModalError } from '../../domain/ModalError'
import type { Capability } from '../../domain/capabilities'
import type { Network } from '../../domain/network'
import { toCaipNetworkId } from '../../lib/address/caip'
import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { ChainClient } from '../../ports/chainClient'
import type { WalletSession, WalletSource } from '../../ports/walletSource'
import { raceAbort, withModalErrors } from '../shared/raceAbort'
import type { CapturedProvider } from './wallet/captureProvider'
import type { Discovery } from './wallet/createDiscovery'
import { createErrorMapper } from './createErrorMapper'
import { parseAccounts } from './wallet/parseAccounts'
import { parseChainId } from './wallet/parseChainId'
import { loadChunk } from '../shared/loadChunk'
import type { ChainReader, ReaderModule } from './chain/rpc/createChainReader'
import { watchProvider } from './wallet/watchProvider'

const CAPABILITIES: readonly Capability[] = [
  'send',
  'switchNetwork',
  'signMessage',
  'signTypedData',
  'balance',
  'names',
  'activity',
]

/**
 * Creates the EVM adapter. The entry point passes the chain library's loader, so that a page needs
 * only one library installed.
 */
export function createEvmAdapter(
  ports: ChainAdapterPorts,
  fetchReader: () => Promise<ReaderModule>,
  discovery: Discovery,
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
    return {
      accounts,
      caipNetworkId: toCaipNetworkId('eip155', reference),
      capabilities: CAPABILITIES,
    }
  }

  function forget(connectorId: string) {
    connected.delete(connectorId)
    discovery.release(connectorId)
  }

  async function getReader(network: Network): Promise<ChainReader> {
    const { createReader } = await loadChunk(fetchReader())
    const question = { network, page: ports.window?.document, delay: ports.delay }
    const urls = ports.rpcUrls(network)
    if (urls.length === 0) {
      return createReader({ ...question, source: { wallet: await findWalletOn(network) } })
    }
    const key = [network.caipNetworkId, ...urls].join(' ')
    const reader = readers.get(key) ?? createReader({ ...question, source: { urls } })
    readers.set(key, reader)
    return reader
  }

  /** Networks without a URL are read through a wallet that is on them (P34). */
  async function findWalletOn({ caipNetworkId, reference }: Network): Promise<CapturedProvider> {
    for (const provider of connected.values()) {
      if (parseChainId(await provider.request('eth_chainId')) === reference) return provider
    }
    throw new ModalError('CHAIN_UNREACHABLE', `No RPC URL for ${caipNetworkId}`)
  }

  /** Requests that need a connected wallet load with the first one. */
  const requests = (signal: AbortSignal) =>
    raceAbort(async () => {
      const { createEvmRequests } = await loadChunk(import('./createEvmRequests'))
      return createEvmRequests(discovery, getReader)
    }, signal)

  const wallets: WalletSource = {
    namespace: 'eip155',

    discover: onConnectors => discovery.subscribe(onConnectors),
    rediscover: discovery.rediscover,

    connect: (connectorId, signal) =>
      withModalErrors(createErrorMapper('wallet', 'CONNECT_FAILED'), signal, async () => {
        const opened = discovery.open?.(connectorId, signal)
        const provider = opened ? await opened : discovery.providerOf(connectorId)
        const session = await openSession(connectorId, provider, 'eth_requestAccounts', signal)
        if (session) return session
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }),

    restore: (connectorId, signal) =>
      withModalErrors(createErrorMapper('wallet', 'CONNECT_FAILED'), signal, async () => {
        const provider = await discovery.whenFound(connectorId, signal)
        return openSession(connectorId, provider, 'eth_accounts', signal)
      }),

    async disconnect(connectorId, signal) {
      const provider = discovery.peek(connectorId)
      forget(connectorId)
      if (!provider) return
      // The global provider may since be connected again under the name it announced later.
      const isUsed = [...connected.values()].some(({ source }) => source === provider.source)
      if (isUsed) return
      const { revokePermission } = await loadChunk(import('./wallet/revokePermission'))
      await revokePermission(provider, signal)
    },

    watch(connectorId, onChange) {
      const provider = connected.get(connectorId)
      if (!provider) return () => {}
      return watchProvider(provider, ports.delay, change => {
        if (change.kind === 'disconnected') forget(connectorId)
        onChange(change)
      })
    },

    switchNetwork: async (...asked) => (await requests(asked[2])).switchNetwork(...asked),
    send: async (...asked) => (await requests(asked[3])).send(...asked),
    sendCall: async (...asked) => (await requests(asked[2])).sendCall(...asked),
    signMessage: async (...asked) => (await requests(asked[3])).signMessage(...asked),
    signTypedData: async (...asked) => (await requests(asked[3])).signTypedData(...asked),

    loadBatching: async () =>
      (await loadChunk(import('./wallet/createEvmBatching'))).createEvmBatching(discovery, ports),

    getProvider: connectorId => connected.get(connectorId)?.source,
  }

  const chain: ChainClient = {
    namespace: 'eip155',

    getNativeBalance: (address, network, signal) =>
      withModalErrors(createErrorMapper('chain', 'BALANCE_UNAVAILABLE'), signal, async () =>
        (await getReader(network)).getNativeBalance(address, signal),
      ),

    getTokenBalances: (address, network, tokens, signal) =>
      withModalErrors(createErrorMapper('chain', 'BALANCE_UNAVAILABLE'), signal, async () =>
        (await getReader(network)).getTokenBalances(address, tokens, signal),
      ),

    isContract: async (...asked) => (await requests(asked[2])).isContract(...asked),
    getTokenDecimals: async (...asked) => (await requests(asked[2])).getTokenDecimals(...asked),
    estimateFee: async (...asked) => (await requests(asked[2])).estimateFee(...asked),
    getBlockTime: async (...asked) => (await requests(asked[2])).getBlockTime(...asked),
    waitForReceipt: async (...asked) => (await requests(asked[2])).waitForReceipt(...asked),
    loadHistoryReader: async network => (await getReader(network)).loadHistoryReader(),
  }

  const loadAddresses = async () => (await loadChunk(import('./address/evmAddresses'))).evmAddresses

  return { namespace: 'eip155', wallets, chain, loadAddresses }
}
