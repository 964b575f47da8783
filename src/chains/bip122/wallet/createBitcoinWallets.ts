import type { Account } from '../../../domain/account'
import type { Capability } from '../../../domain/capabilities'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange, WalletSession, WalletSource } from '../../../ports/walletSource'
import { debounceEmptyAccounts } from '../../shared/debounceEmptyAccounts'
import { loadChunk } from '../../shared/loadChunk'
import { raceAbort, withModalErrors } from '../../shared/raceAbort'
import {
  BITCOIN,
  getBitcoinNetwork,
  getNetworksOfAddress,
  type BitcoinNetwork,
} from '../bitcoinNetworks'
import { createBitcoinErrorMapper } from '../createBitcoinErrorMapper'
import type { BitcoinProvider } from './BitcoinProvider'
import type { BitcoinWallet } from './BitcoinWallet'
import { createBitcoinDiscovery } from './createBitcoinDiscovery'
import { createLazyBitcoinProvider } from './createLazyBitcoinProvider'
import { createEsploraLoader } from './createEsploraLoader'
import type { keepChosenAccount } from './switchAccounts'
import { assertUnchanged, readBase64 } from './signingChecks'

const CAPABILITIES: readonly Capability[] = ['signMessage', 'balance']

/** A wallet that connected since the page loaded. */
interface Connection {
  readonly wallet: BitcoinWallet
  readonly provider: BitcoinProvider
  accounts: readonly Account[]
  network: BitcoinNetwork
  /** Set once the user has chosen an account, to keep the choice when the accounts change. */
  keepChoice?: typeof keepChosenAccount
}

/** Creates the page's Bitcoin wallets; bitcoinjs-lib loads with the first payment. */
export function createBitcoinWallets(ports: ChainAdapterPorts): WalletSource {
  const discovery = createBitcoinDiscovery(ports)
  const connected = new Map<string, Connection>()
  const watchers = new Map<string, Set<(change: WalletChange) => void>>()

  const asking = <T>(code: ErrorCode, signal: AbortSignal, work: () => Promise<T>) =>
    withModalErrors(createBitcoinErrorMapper(code), signal, work)

  /** Picks the accounts' network; for ambiguous legacy addresses, the previous or a listed one. */
  function networkFor(accounts: readonly Account[], before?: BitcoinNetwork): BitcoinNetwork {
    const [first] = accounts
    const possible = first ? getNetworksOfAddress(first.address) : []
    const listed = ports.networks().map(({ caipNetworkId }) => caipNetworkId)
    const network =
      possible.find(({ caipNetworkId }) => caipNetworkId === before?.caipNetworkId) ??
      possible.find(({ caipNetworkId }) => listed.includes(caipNetworkId)) ??
      possible[0]
    if (network) return network
    throw new ModalError('CONNECT_FAILED', 'The wallet names no network')
  }

  function open(
    connectorId: string,
    wallet: BitcoinWallet,
    accounts: readonly Account[],
  ): WalletSession | null {
    if (accounts.length === 0) return null
    const network = networkFor(accounts)
    const known = connected.get(connectorId)
    const live: Connection =
      known?.wallet === wallet
        ? Object.assign(known, { accounts, network })
        : { wallet, accounts, network, provider: providerFor(connectorId, wallet) }
    connected.set(connectorId, live)
    return {
      accounts,
      caipNetworkId: network.caipNetworkId,
      capabilities: [...CAPABILITIES, ...(wallet.switchNetwork ? ['switchNetwork' as const] : [])],
    }
  }

  function getConnection(connectorId: string): Connection {
    const live = connected.get(connectorId)
    if (live) return live
    throw new ModalError('SESSION_ENDED', 'The wallet is not connected')
  }

  const providerFor = (connectorId: string, wallet: BitcoinWallet) =>
    createLazyBitcoinProvider({
      wallet,
      accounts: () => getConnection(connectorId).accounts,
      network: () => getConnection(connectorId).network,
      review: ports.reviewTransfer,
      loadEsplora: createEsploraLoader(ports),
      switchNetwork: caipNetworkId =>
        move(connectorId, caipNetworkId, new AbortController().signal),
    })

  /** Updates the known accounts and network, and notifies watchers. */
  function updateAccounts(connectorId: string, accounts: readonly Account[]) {
    const live = connected.get(connectorId)
    if (!live || accounts.length === 0) return
    const before = live.network
    live.accounts = live.keepChoice?.(live.accounts, accounts) ?? accounts
    live.network = networkFor(accounts, before)
    const { caipNetworkId } = live.network
    if (caipNetworkId !== before.caipNetworkId)
      notifyWatchers(connectorId, { kind: 'network', caipNetworkId })
    notifyWatchers(connectorId, { kind: 'accounts', accounts: live.accounts })
  }

  function notifyWatchers(connectorId: string, change: WalletChange) {
    for (const hear of [...(watchers.get(connectorId) ?? [])]) hear(change)
  }

  /** Verifies the wallet's network afterwards: some wallets resolve without switching (P15). */
  async function move(connectorId: string, caipNetworkId: string, signal: AbortSignal) {
    const { wallet } = getConnection(connectorId)
    const network = getBitcoinNetwork(caipNetworkId)
    const { switchNetwork } = wallet
    if (!switchNetwork) {
      throw new ModalError('UNSUPPORTED_METHOD', `${wallet.name} does not support switchNetwork`)
    }
    if (!network) throw new ModalError('CHAIN_NOT_SUPPORTED', 'Chain is not supported')
    assertUnchanged(wallet)
    await raceAbort(() => switchNetwork(network), signal)
    const accounts = await raceAbort(() => wallet.lookUp(), signal)
    const [first] = accounts
    const isThere = first && getNetworksOfAddress(first.address).includes(network)
    if (!isThere)
      throw new ModalError('NETWORK_SWITCH_FAILED', 'The wallet agreed but did not move')
    getConnection(connectorId).network = network
    notifyWatchers(connectorId, { kind: 'network', caipNetworkId: network.caipNetworkId })
    updateAccounts(connectorId, accounts)
  }

  return {
    namespace: BITCOIN,

    discover: onConnectors => discovery.subscribe(onConnectors),

    connect: (connectorId, signal) =>
      asking('CONNECT_FAILED', signal, async () => {
        const wallet = discovery.walletOf(connectorId)
        const session = open(
          connectorId,
          wallet,
          await raceAbort(() => wallet.connect(signal), signal),
        )
        if (session) return session
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }),

    restore: (connectorId, signal, remembered) =>
      asking('CONNECT_FAILED', signal, async () => {
        const wallet = await discovery.whenFound(connectorId, signal)
        return open(connectorId, wallet, await raceAbort(() => wallet.lookUp(remembered), signal))
      }),

    async disconnect(connectorId, signal) {
      const wallet = connected.get(connectorId)?.wallet ?? discovery.peek(connectorId)
      connected.delete(connectorId)
      if (!wallet) return
      // disconnecting must always work (P13)
      await raceAbort(wallet.disconnect, signal).catch(() => undefined)
    },

    watch(connectorId, onChange) {
      const live = connected.get(connectorId)
      if (!live) return () => {}
      const hear = (change: WalletChange) => onChange(change)
      const group = watchers.get(connectorId) ?? new Set()
      watchers.set(connectorId, group.add(hear))
      const empty = debounceEmptyAccounts(ports.delay, () => {
        connected.delete(connectorId)
        hear({ kind: 'disconnected' })
      })
      let isOver = false
      const stop = live.wallet.listen(accounts => {
        if (isOver) return
        if (accounts.length === 0) return empty.seen()
        empty.over()
        updateAccounts(connectorId, accounts)
      })
      return () => {
        isOver = true
        group.delete(hear)
        empty.over()
        stop()
      }
    },

    switchNetwork: (connectorId, { caipNetworkId }, signal) =>
      asking('NETWORK_SWITCH_FAILED', signal, () => move(connectorId, caipNetworkId, signal)),

    switchAccount: (connectorId, address, signal) =>
      asking('UNAUTHORIZED', signal, async () => {
        const { switchAccounts, keepChosenAccount } = await loadChunk(import('./switchAccounts'))
        const live = getConnection(connectorId)
        live.accounts = switchAccounts(live.accounts, address)
        live.keepChoice = keepChosenAccount
        return live.accounts
      }),

    signMessage: (connectorId, address, message, signal) =>
      asking('SIGN_FAILED', signal, async () => {
        const { wallet } = getConnection(connectorId)
        assertUnchanged(wallet)
        const answer = raceAbort(() => wallet.signMessage(address, message, 'bip322'), signal)
        return readBase64(await answer)
      }),

    async send() {
      throw new ModalError('SEND_UNSUPPORTED_CHAIN', 'Unsupported chain')
    },

    async signTypedData() {
      throw new ModalError('UNSUPPORTED_METHOD', 'Bitcoin has no typed data')
    },

    getProvider: connectorId => connected.get(connectorId)?.provider,
  }
}
