import type { Account } from '../../../domain/account'
import type { Capability } from '../../../domain/capabilities'
import type { ErrorCode } from '../../../domain/errorCatalogue'
import { ModalError } from '../../../domain/ModalError'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange, WalletSession, WalletSource } from '../../../ports/walletSource'
import { believeEmpty } from '../../shared/believeEmpty'
import { loadChunk } from '../../shared/loadChunk'
import { raceAbort, withModalErrors } from '../../shared/raceAbort'
import {
  BITCOIN,
  bitcoinNetworkOf,
  networksOfAddress,
  type BitcoinNetwork,
} from '../bitcoinNetworks'
import { bitcoinErrorOf } from '../bitcoinErrorOf'
import type { BitcoinProvider } from './BitcoinProvider'
import type { BitcoinWallet } from './BitcoinWallet'
import { createBitcoinDiscovery } from './createBitcoinDiscovery'
import { createLazyBitcoinProvider } from './createLazyBitcoinProvider'
import { loadEsploraOf } from './loadEsploraOf'
import type { keepChoice } from './switchAccounts'
import { assertUnchanged, readBase64 } from './signingChecks'

const CAPABILITIES: readonly Capability[] = ['signMessage', 'balance']

/** A wallet that connected since the page loaded. */
interface Live {
  readonly wallet: BitcoinWallet
  readonly provider: BitcoinProvider
  accounts: readonly Account[]
  network: BitcoinNetwork
  /** Set once the user has chosen an account, to keep the choice when the accounts change. */
  keepChoice?: typeof keepChoice
}

/** Creates the page's Bitcoin wallets; bitcoinjs-lib loads with the first payment. */
export function createBitcoinWallets(ports: ChainAdapterPorts): WalletSource {
  const discovery = createBitcoinDiscovery(ports)
  const connected = new Map<string, Live>()
  const watchers = new Map<string, Set<(change: WalletChange) => void>>()

  const asking = <T>(code: ErrorCode, signal: AbortSignal, work: () => Promise<T>) =>
    withModalErrors(bitcoinErrorOf(code), signal, work)

  /** Picks the accounts' network; for ambiguous legacy addresses, the previous or a listed one. */
  function networkFor(accounts: readonly Account[], before?: BitcoinNetwork): BitcoinNetwork {
    const [first] = accounts
    const possible = first ? networksOfAddress(first.address) : []
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
    const live: Live =
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

  function liveOf(connectorId: string): Live {
    const live = connected.get(connectorId)
    if (live) return live
    throw new ModalError('SESSION_ENDED', 'The wallet is not connected')
  }

  const providerFor = (connectorId: string, wallet: BitcoinWallet) =>
    createLazyBitcoinProvider({
      wallet,
      accounts: () => liveOf(connectorId).accounts,
      network: () => liveOf(connectorId).network,
      review: ports.reviewTransfer,
      loadEsplora: loadEsploraOf(ports),
      switchNetwork: caipNetworkId =>
        move(connectorId, caipNetworkId, new AbortController().signal),
    })

  /** Updates the known accounts and network, and notifies watchers. */
  function take(connectorId: string, accounts: readonly Account[]) {
    const live = connected.get(connectorId)
    if (!live || accounts.length === 0) return
    const before = live.network
    live.accounts = live.keepChoice?.(live.accounts, accounts) ?? accounts
    live.network = networkFor(accounts, before)
    const { caipNetworkId } = live.network
    if (caipNetworkId !== before.caipNetworkId)
      tell(connectorId, { kind: 'network', caipNetworkId })
    tell(connectorId, { kind: 'accounts', accounts: live.accounts })
  }

  function tell(connectorId: string, change: WalletChange) {
    for (const hear of [...(watchers.get(connectorId) ?? [])]) hear(change)
  }

  /** Verifies the wallet's network afterwards: some wallets resolve without switching (P15). */
  async function move(connectorId: string, caipNetworkId: string, signal: AbortSignal) {
    const { wallet } = liveOf(connectorId)
    const network = bitcoinNetworkOf(caipNetworkId)
    const { switchNetwork } = wallet
    if (!switchNetwork) {
      throw new ModalError('UNSUPPORTED_METHOD', `${wallet.name} does not support switchNetwork`)
    }
    if (!network) throw new ModalError('CHAIN_NOT_SUPPORTED', 'Chain is not supported')
    assertUnchanged(wallet)
    await raceAbort(() => switchNetwork(network), signal)
    const accounts = await raceAbort(() => wallet.lookUp(), signal)
    const [first] = accounts
    const isThere = first && networksOfAddress(first.address).includes(network)
    if (!isThere)
      throw new ModalError('NETWORK_SWITCH_FAILED', 'The wallet agreed but did not move')
    liveOf(connectorId).network = network
    tell(connectorId, { kind: 'network', caipNetworkId: network.caipNetworkId })
    take(connectorId, accounts)
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
      const empty = believeEmpty(ports.delay, () => {
        connected.delete(connectorId)
        hear({ kind: 'disconnected' })
      })
      let isOver = false
      const stop = live.wallet.listen(accounts => {
        if (isOver) return
        if (accounts.length === 0) return empty.seen()
        empty.over()
        take(connectorId, accounts)
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
        const { switchAccounts, keepChoice } = await loadChunk(import('./switchAccounts'))
        const live = liveOf(connectorId)
        live.accounts = switchAccounts(live.accounts, address)
        live.keepChoice = keepChoice
        return live.accounts
      }),

    signMessage: (connectorId, address, message, signal) =>
      asking('SIGN_FAILED', signal, async () => {
        const { wallet } = liveOf(connectorId)
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
