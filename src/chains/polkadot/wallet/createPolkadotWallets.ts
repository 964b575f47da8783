import type { Account } from '../../../domain/account'
import type { Capability } from '../../../domain/capabilities'
import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId } from '../../../lib/address/caip'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletChange, WalletSession, WalletSource } from '../../../ports/walletSource'
import { debounceEmptyAccounts } from '../../shared/debounceEmptyAccounts'
import { loadChunk } from '../../shared/loadChunk'
import { createPlacedWalletErrorMapper } from '../../shared/createPlacedWalletErrorMapper'
import { createPlaceDiscovery } from '../../shared/places/createPlaceDiscovery'
import { raceAbort, withModalErrors } from '../../shared/raceAbort'
import { readField } from '../../shared/readField'
import { POLKADOT, POLKADOT_MAIN } from '../polkadotNetworks'
import { captureExtensions, type PolkadotExtension } from './captureExtensions'
import {
  getAccountsOn,
  readInjected,
  readShared,
  type InjectedExtension,
  type SharedAccount,
} from './readInjected'

const CAPABILITIES: readonly Capability[] = ['switchNetwork', 'signMessage', 'balance']
const SIGNATURE = /^0x(?:[0-9a-f]{2})+$/i

const toHex = (text: string) =>
  `0x${Array.from(new TextEncoder().encode(text), byte => byte.toString(16).padStart(2, '0')).join('')}`

/** A connected extension and the accounts it last shared. */
interface Live {
  readonly injected: InjectedExtension
  shared: readonly SharedAccount[]
}

const noAccounts = () =>
  new ModalError('NO_ACCOUNTS', 'The wallet shared no account for a network of this page')

/** Creates the page's Polkadot wallets. Accounts work on any network unless bound to one. */
export function createPolkadotWallets(ports: ChainAdapterPorts): WalletSource {
  const { window, delay } = ports
  const isOffered = ports.options.injected
  const discovery = createPlaceDiscovery<PolkadotExtension>({
    namespace: POLKADOT,
    window,
    delay,
    look: known => (isOffered ? captureExtensions(window, known) : []),
  })
  const connected = new Map<string, Live>()
  const networks = new Map<string, CaipNetworkId>()
  const watchers = new Map<string, Set<(change: WalletChange) => void>>()

  const getNetworkId = (connectorId: string): CaipNetworkId =>
    networks.get(connectorId) ??
    ports.wantedNetwork?.(POLKADOT) ??
    ports.networks().find(({ namespace }) => namespace === POLKADOT)?.caipNetworkId ??
    POLKADOT_MAIN

  function forget(connectorId: string) {
    connected.delete(connectorId)
    networks.delete(connectorId)
  }

  async function openSession(
    extension: PolkadotExtension,
    signal: AbortSignal,
  ): Promise<WalletSession | null> {
    if (!window) return null
    const { enableExtension } = await raceAbort(
      () => loadChunk(import('./enableExtension')),
      signal,
    )
    const answer = await raceAbort(() => enableExtension(window, extension), signal)
    const injected = readInjected(answer)
    if (!injected) throw new ModalError('CONNECT_FAILED', `${extension.name} has no accounts`)
    const shared = readShared(await raceAbort(() => injected.accounts.call('get'), signal))
    const caipNetworkId = findNetworkFor(shared, getNetworkId(extension.id))
    if (caipNetworkId === undefined) return null
    networks.set(extension.id, caipNetworkId)
    connected.set(extension.id, { injected, shared })
    const accounts = getAccountsOn(shared, caipNetworkId)
    return { accounts, caipNetworkId, capabilities: CAPABILITIES }
  }

  /** Returns the wanted network, or the first configured one with an account. */
  function findNetworkFor(
    shared: readonly SharedAccount[],
    wanted: CaipNetworkId,
  ): CaipNetworkId | undefined {
    const listed = ports.networks().filter(({ namespace }) => namespace === POLKADOT)
    const places = [wanted, ...listed.map(({ caipNetworkId }) => caipNetworkId)]
    return places.find(place => getAccountsOn(shared, place).length > 0)
  }

  function watch(connectorId: string, onChange: (change: WalletChange) => void): () => void {
    const live = connected.get(connectorId)
    if (!live) return () => {}
    let isWatching = true
    let before: string | undefined
    const report = (change: WalletChange) => {
      if (isWatching) onChange(change)
    }
    const empty = debounceEmptyAccounts(delay, () => {
      forget(connectorId)
      report({ kind: 'disconnected' })
    })
    const onAccounts = (answer: unknown) => {
      if (!isWatching || !Array.isArray(answer)) return
      live.shared = readShared(answer)
      const accounts = getAccountsOn(live.shared, getNetworkId(connectorId))
      if (accounts.length === 0) return empty.seen()
      empty.over()
      // Extensions report the current accounts on subscribing, so duplicates are skipped.
      const now = joinAddresses(accounts)
      if (now !== before) report({ kind: 'accounts', accounts })
      before = now
    }
    const stop = subscribeTo(live.injected, onAccounts)
    const others = watchers.get(connectorId) ?? new Set()
    watchers.set(connectorId, others.add(report))
    return () => {
      isWatching = false
      empty.over()
      others.delete(report)
      stop()
    }
  }

  return {
    namespace: POLKADOT,
    discover: onConnectors => discovery.subscribe(onConnectors),

    connect: (connectorId, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('CONNECT_FAILED'), signal, async () => {
        const session = await openSession(discovery.walletOf(connectorId), signal)
        if (session) return session
        throw noAccounts()
      }),

    // An extension that already authorised the page does not prompt.
    restore: (connectorId, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('CONNECT_FAILED'), signal, async () =>
        openSession(await discovery.whenFound(connectorId, signal), signal),
      ),

    // Extensions have no disconnect; the user revokes the authorisation there.
    async disconnect(connectorId) {
      forget(connectorId)
    },

    watch,

    // No request to the extension: accounts work on every network or are bound to one.
    switchNetwork: (connectorId, { caipNetworkId }, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('NETWORK_SWITCH_FAILED'), signal, async () => {
        const live = connected.get(connectorId)
        if (!live) throw new ModalError('PROVIDER_DISCONNECTED', connectorId)
        const accounts = getAccountsOn(live.shared, caipNetworkId)
        if (accounts.length === 0) throw noAccounts()
        const before = getAccountsOn(live.shared, getNetworkId(connectorId))
        networks.set(connectorId, caipNetworkId)
        const areSame = joinAddresses(accounts) === joinAddresses(before)
        for (const report of [...(watchers.get(connectorId) ?? [])]) {
          report({ kind: 'network', caipNetworkId })
          if (!areSame) report({ kind: 'accounts', accounts })
        }
      }),

    signMessage: (connectorId, address, message, signal) =>
      withModalErrors(createPlacedWalletErrorMapper('SIGN_FAILED'), signal, async () => {
        discovery.walletOf(connectorId)
        const signer = connected.get(connectorId)?.injected.signer
        if (!signer?.has('signRaw')) throw new ModalError('UNSUPPORTED_METHOD', 'No signRaw')
        const raw = { address, data: toHex(message), type: 'bytes' }
        const signature = readField(
          await raceAbort(() => signer.call('signRaw', raw), signal),
          'signature',
        )
        if (typeof signature === 'string' && SIGNATURE.test(signature)) return signature
        throw new ModalError('SIGN_FAILED', 'The wallet answered without a signature')
      }),

    async send() {
      throw new ModalError('SEND_UNSUPPORTED_CHAIN', 'Unsupported chain')
    },
    async signTypedData() {
      throw new ModalError('UNSUPPORTED_METHOD', 'Not offered on Polkadot')
    },
    getProvider: connectorId => connected.get(connectorId)?.injected.source,
  }
}

const joinAddresses = (accounts: readonly Account[]) =>
  accounts.map(({ address }) => address).join()

/** Subscribes to account changes; never calls back if the extension's events do not work. */
function subscribeTo({ accounts }: InjectedExtension, onAccounts: (answer: unknown) => void) {
  let isOver = false
  let off: unknown
  const leave = () => {
    if (typeof off === 'function') Reflect.apply(off, undefined, [])
  }
  if (accounts.has('subscribe')) {
    accounts.call('subscribe', onAccounts).then(
      stop => {
        off = stop
        if (isOver) leave()
      },
      () => undefined, // a wallet without working events is still usable
    )
  }
  return () => {
    isOver = true
    leave()
  }
}
