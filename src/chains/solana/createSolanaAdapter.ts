import { ModalError } from '../../domain/ModalError'
import type { Account } from '../../domain/account'
import type { Capability } from '../../domain/capabilities'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { ChainAdapter, ChainAdapterPorts } from '../../ports/chainAdapter'
import type { ChainClient } from '../../ports/chainClient'
import type { WalletSession, WalletSource } from '../../ports/walletSource'
import { loadChunk } from '../shared/loadChunk'
import { raceAbort, withModalErrors } from '../shared/raceAbort'
import type { StandardWallet } from '../shared/walletStandard/captureStandardWallet'
import { createStandardDiscovery } from '../shared/walletStandard/createStandardDiscovery'
import type { StandardAccount } from '../shared/walletStandard/readStandardAccounts'
import {
  disconnectStandard,
  requestStandardAccounts,
  watchStandardAccounts,
} from '../shared/walletStandard/standardSession'
import { isFeatureSupported } from './isFeatureSupported'
import { findWalletChain, toSolanaNetworkId } from './clusters'
import { toNodeCommitment, type SolanaCommitment } from './commitment'
import { createSolanaErrorMapper } from './createSolanaErrorMapper'

const namespace = 'solana'
/** A quick check without decoding; recipients are validated fully. */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const FAMILY = { prefix: 'solana:', isAddress: (text: string) => ADDRESS.test(text) }
const SIGNING = ['solana:signAndSendTransaction', 'solana:signTransaction'] as const

export interface SolanaAdapterOptions {
  readonly commitment: SolanaCommitment
}

/** Creates the Solana adapter, with wallets of the wallet standard and JSON-RPC nodes. */
export function createSolanaAdapter(
  ports: ChainAdapterPorts,
  options: SolanaAdapterOptions,
): ChainAdapter {
  const commitment = toNodeCommitment(options.commitment)
  const discovery = createStandardDiscovery({
    ...FAMILY,
    window: ports.window,
    namespace,
    isUsable: wallet => wallet.has('standard:connect'),
  })
  const connected = new Map<string, StandardWallet>()
  /** The network per wallet; Solana wallets sign for any network they support. */
  const networkIds = new Map<string, CaipNetworkId>()

  const toAccounts = (accounts: readonly StandardAccount[]): readonly Account[] =>
    accounts.map(({ address }) => ({ namespace, address, type: 'eoa' }))

  /** Returns the preferred network if the wallet supports it, else the first supported. */
  function getNetworkId(connectorId: string, { chains }: StandardAccount): CaipNetworkId {
    const known = ports
      .networks()
      .filter(
        network =>
          network.namespace === namespace && findWalletChain(network, chains) !== undefined,
      )
      .map(({ caipNetworkId }) => caipNetworkId)
    const wanted = networkIds.get(connectorId) ?? ports.wantedNetwork?.(namespace)
    const place = known.find(id => id === wanted) ?? known[0]
    const own = chains.map(toSolanaNetworkId).find(id => id !== null)
    const found = place ?? own
    if (!found) throw new ModalError('CONNECT_FAILED', 'The wallet names no network')
    return found
  }

  function getCapabilities(wallet: StandardWallet, account: StandardAccount): Capability[] {
    const can = (feature: string) => isFeatureSupported(wallet, account, feature)
    return [
      'switchNetwork',
      'balance',
      ...(can('solana:signMessage') ? (['signMessage'] as const) : []),
      ...(SIGNING.some(can) ? (['send'] as const) : []),
    ]
  }

  async function openSession(
    connectorId: string,
    wallet: StandardWallet,
    isSilent: boolean,
    signal: AbortSignal,
  ): Promise<WalletSession | null> {
    const accounts = await requestStandardAccounts(wallet, FAMILY, { isSilent }, signal)
    const [first] = accounts
    if (!first) return null
    const caipNetworkId = getNetworkId(connectorId, first)
    connected.set(connectorId, wallet)
    networkIds.set(connectorId, caipNetworkId)
    return {
      accounts: toAccounts(accounts),
      caipNetworkId,
      capabilities: getCapabilities(wallet, first),
    }
  }

  function forget(connectorId: string) {
    connected.delete(connectorId)
    networkIds.delete(connectorId)
  }

  /** Code for connected wallets loads with the first request. */
  const requests = (signal: AbortSignal) =>
    raceAbort(async () => {
      const { createSolanaRequests } = await loadChunk(import('./createSolanaRequests'))
      return createSolanaRequests({
        ports,
        commitment,
        walletOf: discovery.walletOf,
        connected: id => connected.get(id),
      })
    }, signal)
  let loaded: ReturnType<typeof requests> | undefined
  const ask = (signal: AbortSignal) => {
    if (signal.aborted) return requests(signal)
    loaded ??= requests(new AbortController().signal).catch((thrown: unknown) => {
      loaded = undefined
      throw thrown
    })
    const loading = loaded
    return raceAbort(() => loading, signal)
  }

  const wallets: WalletSource = {
    namespace,

    discover: onConnectors => discovery.subscribe(onConnectors),

    connect: (connectorId, signal) =>
      withModalErrors(createSolanaErrorMapper('wallet', 'CONNECT_FAILED'), signal, async () => {
        const wallet = discovery.walletOf(connectorId)
        const session = await openSession(connectorId, wallet, false, signal)
        if (session) return session
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }),

    restore: (connectorId, signal) =>
      withModalErrors(createSolanaErrorMapper('wallet', 'CONNECT_FAILED'), signal, async () => {
        const wallet = await discovery.whenFound(connectorId, signal)
        return openSession(connectorId, wallet, true, signal)
      }).catch((thrown: unknown) => {
        // Some wallets reject a silent connect this way instead of returning no accounts.
        if (thrown instanceof ModalError && thrown.code === 'USER_REJECTED') return null
        throw thrown
      }),

    async disconnect(connectorId, signal) {
      const wallet = connected.get(connectorId) ?? discovery.peek(connectorId)
      forget(connectorId)
      if (wallet) await disconnectStandard(wallet, signal)
    },

    watch(connectorId, onChange) {
      const wallet = connected.get(connectorId)
      if (!wallet) return () => {}
      return watchStandardAccounts(wallet, FAMILY, ports.delay, accounts => {
        if (accounts.length > 0)
          return onChange({ kind: 'accounts', accounts: toAccounts(accounts) })
        forget(connectorId)
        onChange({ kind: 'disconnected' })
      })
    },

    /** Local only: each request names its network. */
    switchNetwork: (connectorId, network, signal) =>
      withModalErrors(
        createSolanaErrorMapper('wallet', 'NETWORK_SWITCH_FAILED'),
        signal,
        async () => {
          const [account] = discovery.walletOf(connectorId).accounts()
          if (!account || findWalletChain(network, account.chains) === undefined) {
            throw new ModalError('CHAIN_NOT_SUPPORTED', network.caipNetworkId)
          }
          networkIds.set(connectorId, network.caipNetworkId)
        },
      ),

    send: async (...asked) => (await ask(asked[3])).send(...asked),
    signMessage: async (...asked) => (await ask(asked[3])).signMessage(...asked),
    signTypedData: async () => {
      throw new ModalError('UNSUPPORTED_METHOD', 'There is no typed data on Solana')
    },

    getProvider: connectorId => connected.get(connectorId)?.source,
  }

  const chain: ChainClient = {
    namespace,
    listsAllTokens: true,
    getNativeBalance: async (...asked) => (await ask(asked[2])).getNativeBalance(...asked),
    getTokenBalances: async (...asked) => (await ask(asked[3])).getTokenBalances(...asked),
    isContract: async (...asked) => (await ask(asked[2])).isContract(...asked),
    getTokenDecimals: async (...asked) => (await ask(asked[2])).getTokenDecimals(...asked),
    getTokenTerms: async (...asked) => (await ask(asked[3])).getTokenTerms(...asked),
    estimateFee: async (...asked) => (await ask(asked[2])).estimateFee(...asked),
    getBlockTime: async (...asked) => (await ask(asked[2])).getBlockTime(...asked),
    waitForReceipt: async (...asked) => (await ask(asked[2])).waitForReceipt(...asked),
  }

  const loadAddresses = async () =>
    (await loadChunk(import('./address/solanaAddresses'))).solanaAddresses

  return { namespace, wallets, chain, loadAddresses }
}
