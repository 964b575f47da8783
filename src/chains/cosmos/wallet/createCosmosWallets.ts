import type { Account } from '../../../domain/account'
import type { Capability } from '../../../domain/capabilities'
import { ModalError } from '../../../domain/ModalError'
import type { Network } from '../../../domain/network'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange, WalletSession, WalletSource } from '../../../ports/walletSource'
import { debounceEmptyAccounts } from '../../shared/debounceEmptyAccounts'
import { createPlacedWalletErrorMapper } from '../../shared/createPlacedWalletErrorMapper'
import { createPlaceDiscovery } from '../../shared/places/createPlaceDiscovery'
import { raceAbort, withModalErrors } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { decodeBech32 } from '../address/bech32'
import { getChainFacts } from '../chainFacts'
import type { CosmosOptions } from '../CosmosOptions'
import { COSMOS, COSMOS_HUB } from '../cosmosNetworks'
import { captureKeplrs, type KeplrWallet } from './captureKeplrs'
import { toKeplrChainInfo } from './toKeplrChainInfo'
import { textDoc } from './textDoc'

const CAPABILITIES: readonly Capability[] = ['switchNetwork', 'signMessage', 'balance']
const SIGNATURE = /^[A-Za-z0-9+/]+={0,2}$/
/** Errors of a wallet that no longer authorises the page; restoring then ends silently. */
const UNAUTHORIZED_CODES: readonly unknown[] = ['USER_REJECTED', 'UNAUTHORIZED']

/** Keplr-compatible wallets have one account at a time, with another address on each network. */
interface Connected {
  readonly wallet: KeplrWallet
  readonly network: Network
  readonly account: Account
}

/** Creates the page's Keplr-compatible wallets. */
export function createCosmosWallets(
  ports: ChainAdapterPorts,
  options: CosmosOptions = {},
): WalletSource {
  const { window, delay } = ports
  const isOffered = ports.options.injected
  const discovery = createPlaceDiscovery<KeplrWallet>({
    namespace: COSMOS,
    window,
    delay,
    look: known => (isOffered ? captureKeplrs(window, options.wallets ?? [], known) : []),
  })
  const connected = new Map<string, Connected>()
  const watchers = new Map<string, Set<(change: WalletChange) => void>>()

  function getNetwork(connectorId: string): Network {
    const listed = ports.networks().filter(({ namespace }) => namespace === COSMOS)
    const wanted = ports.wantedNetwork?.(COSMOS)
    return (
      connected.get(connectorId)?.network ??
      listed.find(({ caipNetworkId }) => caipNetworkId === wanted) ??
      listed[0] ??
      COSMOS_HUB
    )
  }

  /** Reads the account on a network the page is authorised for. */
  async function readAccount(
    { methods }: KeplrWallet,
    network: Network,
    signal: AbortSignal,
  ): Promise<Account | null> {
    const key = await raceAbort(() => methods.call('getKey', network.reference), signal)
    const address = readField(key, 'bech32Address')
    if (typeof address !== 'string' || !decodeBech32(address)?.isChecked) return null
    return { namespace: COSMOS, address, type: 'eoa' }
  }

  async function openSession(
    wallet: KeplrWallet,
    network: Network,
    signal: AbortSignal,
  ): Promise<WalletSession | null> {
    const account = await readAccount(wallet, network, signal)
    if (!account) return null
    connected.set(wallet.id, { wallet, network, account })
    return {
      accounts: [account],
      caipNetworkId: network.caipNetworkId,
      capabilities: CAPABILITIES,
    }
  }

  /** Requests access to a network; suggests the network to the wallet if it lacks it. */
  async function enable({ methods }: KeplrWallet, network: Network, signal: AbortSignal) {
    const ask = () => raceAbort(() => methods.call('enable', network.reference), signal)
    try {
      await ask()
    } catch (thrown) {
      const facts = getChainFacts(network, options)
      const { code } = await createPlacedWalletErrorMapper('CONNECT_FAILED')(thrown)
      const isUnknown = code === 'CHAIN_NOT_SUPPORTED'
      if (!isUnknown || !facts || !methods.has('experimentalSuggestChain')) throw thrown
      const info = toKeplrChainInfo(network, facts)
      await raceAbort(() => methods.call('experimentalSuggestChain', info), signal)
      await ask()
    }
  }

  const notifyWatchers = (connectorId: string, change: WalletChange) => {
    for (const report of [...(watchers.get(connectorId) ?? [])]) report(change)
  }

  function watch(connectorId: string, onChange: (change: WalletChange) => void): () => void {
    const wallet = connected.get(connectorId)?.wallet
    if (!wallet) return () => {}
    const patience = new AbortController()
    const report = (change: WalletChange) => {
      if (!patience.signal.aborted) onChange(change)
    }
    const empty = debounceEmptyAccounts(delay, () => {
      connected.delete(connectorId)
      report({ kind: 'disconnected' })
    })
    async function look(known: Connected) {
      const account = await readAccount(known.wallet, known.network, patience.signal).catch(
        () => null, // locked, or no longer authorised
      )
      const now = connected.get(connectorId)
      if (patience.signal.aborted || now?.network !== known.network) return
      if (!account) return empty.seen()
      empty.over()
      if (account.address === now.account.address) return
      connected.set(connectorId, { ...now, account })
      report({ kind: 'accounts', accounts: [account] })
    }
    const onKeystoreChange = () => {
      const known = connected.get(connectorId)
      // a failure in a watcher is the watcher's to handle
      if (known) look(known).catch(() => undefined)
    }
    window?.addEventListener(wallet.event, onKeystoreChange)
    const others = watchers.get(connectorId) ?? new Set()
    watchers.set(connectorId, others.add(report))
    return () => {
      patience.abort()
      empty.over()
      others.delete(report)
      window?.removeEventListener(wallet.event, onKeystoreChange)
    }
  }

  return {
    namespace: COSMOS,
    discover: onConnectors => discovery.subscribe(onConnectors),

    connect: (connectorId, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('CONNECT_FAILED'), signal, async () => {
        const wallet = discovery.walletOf(connectorId)
        const network = getNetwork(connectorId)
        await enable(wallet, network, signal)
        const session = await openSession(wallet, network, signal)
        if (session) return session
        throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
      }),

    // A wallet that already authorised the page does not prompt.
    restore: (connectorId, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('CONNECT_FAILED'), signal, async () => {
        const wallet = await discovery.whenFound(connectorId, signal)
        try {
          return await openSession(wallet, getNetwork(connectorId), signal)
        } catch (thrown) {
          const error = await createPlacedWalletErrorMapper('CONNECT_FAILED')(thrown)
          if (UNAUTHORIZED_CODES.includes(error.code)) return null
          throw error
        }
      }),

    async disconnect(connectorId, signal) {
      const methods = discovery.peek(connectorId)?.methods
      connected.delete(connectorId)
      if (!methods?.has('disable')) return
      try {
        await raceAbort(() => methods.call('disable'), signal)
      } catch {
        return // some wallets reject this, and some never answer
      }
    },

    watch,

    switchNetwork: (connectorId, network, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('NETWORK_SWITCH_FAILED'), signal, async () => {
        const wallet = discovery.walletOf(connectorId)
        await enable(wallet, network, signal)
        const session = await openSession(wallet, network, signal)
        if (!session) throw new ModalError('NO_ACCOUNTS', 'The wallet shared no account')
        notifyWatchers(connectorId, { kind: 'network', caipNetworkId: network.caipNetworkId })
        notifyWatchers(connectorId, { kind: 'accounts', accounts: session.accounts })
      }),

    signMessage: (connectorId, address, message, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('SIGN_FAILED'), signal, async () => {
        const { methods } = discovery.walletOf(connectorId)
        const { reference } = getNetwork(connectorId)
        const ask = () =>
          methods.has('signArbitrary')
            ? methods.call('signArbitrary', reference, address, message)
            : methods.call('signAmino', reference, address, textDoc(message, address))
        const answer = await raceAbort(ask, signal)
        const given = readField(answer, 'signature')
        const signature = typeof given === 'string' ? given : readField(given, 'signature')
        if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature
        throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
      }),

    async send() {
      throw new ModalError('SEND_UNSUPPORTED_CHAIN', 'Unsupported chain')
    },
    async signTypedData() {
      throw new ModalError('UNSUPPORTED_METHOD', 'Not offered on Cosmos')
    },
    getProvider: connectorId => connected.get(connectorId)?.wallet.methods.source,
  }
}
