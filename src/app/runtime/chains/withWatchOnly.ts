import { FAMILIES_OVER_SESSION } from '../../../chains/walletconnect/familiesOverSession'
import type { Account } from '../../../domain/account'
import type { Capability } from '../../../domain/capabilities'
import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import { DEFAULT_FAMILY } from '../../../lib/address/families'
import type { ChainAdapterPorts } from '../../../ports/chainAdapter'
import type { WalletSession, WalletSource } from '../../../ports/walletSource'
import { WATCH_ONLY_CONNECTOR_ID, type WatchOnlyOver } from '../../../ports/watchOnlyDescriptor'
import { createWatchOnlyProvider } from './createWatchOnlyProvider'
import { routeByConnector } from './routeByConnector'

const WALLET_NAME = 'View only'

const isWatched = (connectorId: string) => connectorId === WATCH_ONLY_CONNECTOR_ID

const refuse = async (): Promise<never> => {
  throw new ModalError('WATCH_ONLY', 'The account is only watched: there is no wallet to ask')
}

function getCapabilities(namespace: Namespace): readonly Capability[] {
  const { reads, readsByAdapter = [], areAccountsBound = false } = FAMILIES_OVER_SESSION[namespace]
  const moves = areAccountsBound ? [] : (['switchNetwork'] as const)
  return [...moves, ...reads, ...readsByAdapter]
}

/** Supports reading and switching networks, without a request; methods that need a key fail. */
function createWatchedSource(namespace: Namespace, ports: ChainAdapterPorts) {
  let live: WalletSession | null = null

  const network = (): CaipNetworkId | undefined => {
    const listed = ports.networks().filter(each => each.namespace === namespace)
    const wanted = ports.wantedNetwork?.(namespace)
    return (listed.find(({ caipNetworkId }) => caipNetworkId === wanted) ?? listed[0])
      ?.caipNetworkId
  }

  /** The accounts come from storage, or from the address that the user entered. */
  function open(accounts: readonly Account[]): WalletSession | null {
    const caipNetworkId = network()
    const isKnown = accounts.length > 0 && caipNetworkId !== undefined
    const { accountType: type } = FAMILIES_OVER_SESSION[namespace]
    live = isKnown
      ? {
          accounts: accounts.map(account => ({ ...account, type })),
          caipNetworkId,
          capabilities: getCapabilities(namespace),
          walletName: WALLET_NAME,
        }
      : null
    return live
  }

  const source: WalletSource = {
    namespace,
    discover: () => () => undefined,
    async connect() {
      if (live) return live
      throw new ModalError('NO_ACCOUNTS', 'No address to watch was given')
    },
    restore: async (_id, _signal, remembered = []) => open(remembered),
    async disconnect() {
      live = null
    },
    watch: () => () => undefined,
    switchNetwork: async () => undefined,
    switchAccount: async () => undefined,
    send: refuse,
    sendCall: refuse,
    signMessage: refuse,
    signTypedData: refuse,
    loadBatching: refuse,
    getProvider: () =>
      live && namespace === DEFAULT_FAMILY
        ? createWatchOnlyProvider(live.accounts, () => network() ?? live?.caipNetworkId)
        : undefined,
  }
  return source
}

export const withWatchOnly: WatchOnlyOver = (others, ports) => {
  const { namespace } = others
  const watched = createWatchedSource(namespace, ports)
  const of = (connectorId: string) => (isWatched(connectorId) ? watched : others)
  return {
    namespace,
    discover: onConnectors => others.discover(onConnectors),
    rediscover: () => others.rediscover?.(),
    connect: (id, signal) => of(id).connect(id, signal),
    restore: (id, signal, remembered) => of(id).restore(id, signal, remembered),
    disconnect: (id, signal) => of(id).disconnect(id, signal),
    watch: (id, onChange) => of(id).watch(id, onChange),
    ...routeByConnector(namespace, async id => of(id)),
    getProvider: id => of(id).getProvider(id),
  }
}
