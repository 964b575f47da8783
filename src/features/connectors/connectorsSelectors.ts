import { createSelector } from '@reduxjs/toolkit'
import { connectorImageId, type Connector } from '../../domain/connector'
import { RECOMMENDED_WALLETS } from '../../domain/limits'
import type { Network } from '../../domain/network'
import type { ConnectMethod, WalletGroup } from '../../domain/options'
import type { Wallet } from '../../domain/wallet'
import type { Namespace } from '../../lib/address/caip'
import { safeImageUrl } from '../../lib/links/safeUrl'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import type { RootState } from '../../store/rootReducer'
import { selectIsActiveConnected } from '../account/accountSelectors'
import { selectConnectionsByNamespace } from '../connections/connectionsSlice'
import { selectIsEmailOn } from '../embedded/emailSelectors'
import { selectSocials } from '../embedded/social/socialSelectors'
import { selectNamespaceFilter } from '../modal/modalSelectors'
import { selectAllOtherConnections } from '../multiWallet/multiWalletState'
import { selectActiveNamespace } from '../network/networkSelectors'
import { selectNetworks } from '../network/networkSlice'
import { selectFailures } from '../notifications/notificationsSlice'
import { selectFeatures, selectOptions } from '../options/optionsSlice'
import { selectCachedImage } from '../wallets/images/cachedImage'
import { selectDirectoryState } from '../wallets/directory/directoryState'
import { selectPlatform } from '../wallets/selectPlatform'
import { selectRecentWallets } from '../wallets/walletsSlice'
import {
  selectConnectorsByNamespace,
  selectIsWalletFirst,
  selectSkeletons,
} from './connectorsSlice'
import { listWallets, type ConnectRow, type InstalledRow } from './listWallets'
import { selectIsLooking } from './selectIsLooking'
import { knownWalletsIn } from './unreadNames'
import { withNameWarnings } from './withNameWarnings'

const NO_CONNECTORS: readonly Connector[] = []
const NO_WALLETS: readonly Wallet[] = []
const WALLET_FIRST: readonly ConnectMethod[] = ['wallet', 'email', 'social']
const WALLET_LAST: readonly ConnectMethod[] = ['email', 'social', 'wallet']

/** Wallets whose names are known to be theirs. */
export const selectKnownWallets = createSelector(
  [selectDirectoryState, selectOptions, selectRecentWallets],
  knownWalletsIn,
)

/** Before the page has listed its networks, nothing is left out. */
const lists = (networks: readonly Network[], namespace: Namespace) =>
  networks.length === 0 || networks.some(network => network.namespace === namespace)

/**
 * The connectors a visitor may use from now: those of the namespace the modal was opened for, else all of which the page lists a
 * network. Marked where they bear the name of a wallet that is known as another.
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
          ({ namespace }) => (filter ?? namespace) === namespace && lists(networks, namespace),
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

/** One session with a wallet on another device at a time: none can be begun while there is one. */
export const selectIsWalletConnectTaken = (state: RootState): boolean =>
  selectConnectedIds(state).includes(WALLET_CONNECT_CONNECTOR_ID)

const NO_ORDER: readonly WalletGroup[] = []

/** The directory is asked, or will be, and has said nothing yet. */
const selectIsDirectoryAwaited = (state: RootState): boolean => {
  const { phase, count, fallback } = selectDirectoryState(state)
  return (
    (phase === 'idle' || phase === 'asking') &&
    count === null &&
    fallback.length === 0 &&
    selectFailures(state) === 0 &&
    !selectIsActiveConnected(state)
  )
}

/** Wallets that are not here have their places, and stand in them once those of this browser, which come first, are known. */
const selectAreProposalsAwaited = (state: RootState): boolean =>
  (selectIsLooking(state) || selectIsDirectoryAwaited(state)) &&
  selectOptions(state).hasWalletConnect

const placesFor = (ids: readonly string[] | undefined, usual: number) =>
  Array<null>(ids?.length ?? usual).fill(null)

/** The rows of the first screen in their order, one per wallet. */
export const selectWalletRows = createSelector(
  [
    selectAllowedConnectors,
    selectPreferredNamespace,
    selectNamespaceFilter,
    selectRecentWallets,
    selectConnectedIds,
    selectDirectoryState,
    selectOptions,
    selectPlatform,
    selectNetworks,
    selectAreProposalsAwaited,
    selectIsLooking,
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
          // One that is in this browser is not to be asked for by a code.
          recent: isLooking ? NO_WALLETS : recent,
          connectedIds,
          featured: isAwaited ? placesFor(wallets.featuredWalletIds, 0) : featured,
          recommended: isAwaited
            ? placesFor(wallets.includeWalletIds, RECOMMENDED_WALLETS)
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

/** The wallets of this browser that a visitor may choose from now, one row each. */
export const selectWalletChoices = createSelector([selectWalletRows], rows =>
  rows.filter((row): row is InstalledRow => row.connector !== null),
)

export interface AllWalletsRow {
  readonly isShown: boolean
  /** How many there are, such as `470+`; null while nobody knows. */
  readonly label: string | null
  readonly isLoading: boolean
}

const FEW = 10

/** The row that leads to the list of all wallets. */
export const selectAllWalletsRow = createSelector(
  [selectDirectoryState, selectOptions, selectPlatform, selectNamespaceFilter],
  (
    { count, featured, phase },
    { wallets, features, hasWalletConnect },
    { isMobile },
    filter,
  ): AllWalletsRow => {
    const { allWallets = 'SHOW', enableWallets = true } = wallets
    const isWanted = allWallets === 'SHOW' || (allWallets === 'ONLY_MOBILE' && isMobile)
    const total = (count ?? 0) + featured.length
    const rounded = total < FEW ? String(total) : `${String(total - (total % FEW))}+`
    return {
      isShown: hasWalletConnect && enableWallets && isWanted && features.allWallets !== false,
      label: count === null ? null : filter !== null && count > 0 ? String(count) : rounded,
      isLoading: count === null && phase !== 'failed',
    }
  },
)

/** Where the wallets of the first screen are: on it, behind one row of it, or nowhere, since another way in is all there is. */
export function selectWalletPlace(state: RootState): 'list' | 'row' | 'nowhere' {
  if (!selectIsEmailOn(state) && selectSocials(state).length === 0) return 'list'
  const { wallets, features } = selectOptions(state)
  if (wallets.enableWallets === false) return 'nowhere'
  const { collapseWallets = false, emailShowWallets = true } = features
  return collapseWallets || !emailShowWallets ? 'row' : 'list'
}

/** The ways in, top to bottom. Wallets come first where one is installed, unless the host decided otherwise. */
export const selectMethodOrder = (state: RootState): readonly ConnectMethod[] =>
  selectFeatures(state).connectMethodsOrder ??
  (selectIsWalletFirst(state) === false ? WALLET_LAST : WALLET_FIRST)

/** The host's own picture for a wallet, else the one the wallet brought, else the one that was fetched for it. */
export const selectConnectorImage = (
  state: RootState,
  connector: Pick<Connector, 'id' | 'type' | 'imageUrl' | 'imageId'>,
): string | null =>
  safeImageUrl(selectOptions(state).connectorImages[connector.id]) ??
  connector.imageUrl ??
  selectCachedImage(state, 'asset', connectorImageId(connector))
