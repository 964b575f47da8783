import { createSelector } from '@reduxjs/toolkit'
import { connectorImageId, type Connector } from '../../domain/connector'
import { RECOMMENDED_WALLETS } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { ConnectMethod, WalletGroup } from '../../domain/options'
import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/address/caip'
import { toSafeImageUrl } from '../../lib/links/safeUrl'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { RootState } from '../../store/rootReducer'
import { selectIsActiveConnected } from '../account/accountSelectors'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectIsEmailOn } from '../login/emailSelectors'
import { selectSocials } from '../login/socialSelectors'
import { selectNamespaceFilter } from '../modal/modalSelectors'
import { selectAllOtherConnections } from '../multiWallet/multiWalletState'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'
import { selectChunkFailures } from '../notifications/notificationsSlice'
import { selectFeatures, selectOptions } from '../options/optionsSlice'
import { selectCachedImage } from '../wallets/images/cachedImage'
import {
  selectSuggestedLists,
  selectSuggestionsStatus,
} from '../wallets/directory/suggestionSelectors'
import { selectPlatform } from '../wallets/selectPlatform'
import { selectRecentWallets } from '../wallets/walletsSlice'
import {
  selectConnectorsByNamespace,
  selectIsWalletFirst,
  selectSkeletons,
} from './connectorsSlice'
import { listWallets, type ConnectRow, type InstalledRow } from './listWallets'
import { selectIsDiscovering } from './selectIsDiscovering'
import { getKnownWallets } from './selectUnreadNames'
import { withNameWarnings } from './withNameWarnings'

const NO_CONNECTORS: readonly Connector[] = []
const NO_WALLETS: readonly Wallet[] = []
const WALLET_FIRST: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const WALLET_LAST: readonly ConnectMethod[] = ['email', 'social', 'wallet']

/** Known wallets, which names of announced wallets are checked against. */
export const selectKnownWallets = createSelector(
  [selectSuggestedLists, selectOptions, selectRecentWallets],
  getKnownWallets,
)

/** Allows every namespace until the networks are set. */
const hasNetworkIn = (networks: readonly Network[], namespace: Namespace) =>
  networks.length === 0 || networks.some(network => network.namespace === namespace)

/**
 * Connectors the user can choose: those of the namespace the modal was opened for, else of all
 * namespaces that have a network. Adds warnings to wallets that use a known wallet's name.
 */
export const selectAllowedConnectors = createSelector(
  [
    selectConnectorsByNamespace,
    selectNamespaceFilter,
    selectKnownWallets,
    selectSkeletons,
    selectNetworks,
  ],
  (byNamespace, filter, known, skeletons, networks): readonly Connector[] =>
    withNameWarnings(
      Object.values(byNamespace)
        .flatMap(connectors => connectors ?? NO_CONNECTORS)
        .filter(
          ({ namespace }) =>
            (filter ?? namespace) === namespace && hasNetworkIn(networks, namespace),
        ),
      known,
      skeletons,
    ),
)

const selectPreferredNamespace = (state: RootState): Namespace | null =>
  selectNamespaceFilter(state) ?? selectActiveNamespace(state)

const selectConnectedIds = createSelector(
  [selectConnectionsByNamespace, selectAllOtherConnections],
  (byNamespace, others) => [
    ...Object.values(byNamespace).flatMap(connection =>
      connection?.phase === 'connected' && connection.connectorId !== null
        ? [connection.connectorId]
        : [],
    ),
    ...Object.values(others).flatMap(list => list.map(({ connectorId }) => connectorId)),
  ],
)

/** Whether a WalletConnect session exists. There can be only one, so no other can start. */
export const selectIsWalletConnectInUse = (state: RootState): boolean =>
  selectConnectedIds(state).includes(WALLET_CONNECT_CONNECTOR_ID)

const NO_ORDER: readonly WalletGroup[] = []

/** Whether the directory has yet to respond. */
const selectIsDirectoryPending = (state: RootState): boolean => {
  const { count, fallback } = selectSuggestedLists(state)
  return (
    count === null &&
    selectSuggestionsStatus(state) !== 'rejected' &&
    fallback.length === 0 &&
    selectChunkFailures(state) === 0 &&
    !selectIsActiveConnected(state)
  )
}

/**
 * Whether to show placeholders for wallets that are not installed. They are filled only after
 * discovery, since installed wallets come first.
 */
const selectAreRecommendationsPending = (state: RootState): boolean =>
  (selectIsDiscovering(state) || selectIsDirectoryPending(state)) &&
  selectOptions(state).hasWalletConnect

const createPlaceholders = (ids: readonly string[] | undefined, usual: number) =>
  Array<null>(ids?.length ?? usual).fill(null)

/** The rows of the first view in order, one per wallet. */
export const selectWalletRows = createSelector(
  [
    selectAllowedConnectors,
    selectPreferredNamespace,
    selectNamespaceFilter,
    selectRecentWallets,
    selectConnectedIds,
    selectSuggestedLists,
    selectOptions,
    selectPlatform,
    selectNetworks,
    selectAreRecommendationsPending,
    selectIsDiscovering,
  ],
  (
    connectors,
    preferred,
    filter,
    recent,
    connectedIds,
    { featured, recommended, fallback, excluded },
    { wallets, features, hasWalletConnect },
    platform,
    networks,
    isAwaited,
    isLooking,
  ): readonly ConnectRow[] =>
    wallets.enableWallets === false
      ? []
      : listWallets({
          connectors,
          preferred,
          filter,
          // Until discovery ends, a recent wallet might be installed and must not be offered by QR
          // code.
          recent: isLooking ? NO_WALLETS : recent,
          connectedIds,
          featured: isAwaited ? createPlaceholders(wallets.featuredWalletIds, 0) : featured,
          recommended: isAwaited
            ? createPlaceholders(wallets.includeWalletIds, RECOMMENDED_WALLETS)
            : recommended.length > 0
              ? recommended
              : fallback,
          excluded,
          custom: (isLooking ? null : wallets.customWallets) ?? NO_WALLETS,
          excludedIds: wallets.excludeWalletIds ?? [],
          installedIds: wallets.installedWalletIds ?? null,
          order: features.connectorTypeOrder ?? NO_ORDER,
          hasWalletConnect,
          platform,
          networks,
        }),
)

/** Rows of installed wallets. */
export const selectWalletChoices = createSelector([selectWalletRows], rows =>
  rows.filter((row): row is InstalledRow => row.connector !== null),
)

export interface AllWalletsRow {
  readonly isShown: boolean
  /** The number of wallets, such as `470+`; null until known. */
  readonly label: string | null
  readonly isLoading: boolean
}

const ROUNDED_FROM = 10

/** The row that opens the list of all wallets. */
export const selectAllWalletsRow = createSelector(
  [
    selectSuggestedLists,
    selectSuggestionsStatus,
    selectOptions,
    selectPlatform,
    selectNamespaceFilter,
  ],
  (
    { count, featured },
    status,
    { wallets, features, hasWalletConnect },
    { isMobile },
    filter,
  ): AllWalletsRow => {
    const { allWallets = 'SHOW', enableWallets = true } = wallets
    const isWanted = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isMobile)
    const total = (count ?? 0) + featured.length
    const rounded =
      total < ROUNDED_FROM ? String(total) : `${String(total - (total % ROUNDED_FROM))}+`
    return {
      isShown: hasWalletConnect && enableWallets && isWanted && features.allWallets !== false,
      label: count === null ? null : filter !== null && count > 0 ? String(count) : rounded,
      isLoading: count === null && status !== 'rejected',
    }
  },
)

/**
 * Where the first view shows wallets: as a list, behind one row, or not at all when the host offers
 * only other login methods.
 */
export function selectWalletPosition(state: RootState): 'list' | 'row' | 'nowhere' {
  if (!selectIsEmailOn(state) && selectSocials(state).length === 0) return 'list'
  const { wallets, features } = selectOptions(state)
  if (wallets.enableWallets === false) return 'nowhere'
  const { collapseWallets = false, emailShowWallets = true } = features
  return collapseWallets || !emailShowWallets ? 'row' : 'list'
}

/**
 * Login methods from top to bottom. Unless the host sets an order, wallets come first if one is
 * installed.
 */
export const selectMethodOrder = (state: RootState): readonly ConnectMethod[] =>
  selectFeatures(state).connectMethodsOrder ??
  (selectIsWalletFirst(state) === false ? WALLET_LAST : WALLET_FIRST)

/** The host's image for a connector, else the wallet's own, else the fetched one. */
export const selectConnectorImage = (
  state: RootState,
  connector: Pick<Connector, 'id' | 'type' | 'imageUrl' | 'imageId'>,
): string | null =>
  toSafeImageUrl(selectOptions(state).connectorImages[connector.id]) ??
  connector.imageUrl ??
  selectCachedImage(state, 'asset', connectorImageId(connector))
