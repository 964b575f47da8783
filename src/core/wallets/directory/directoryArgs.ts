import { RECOMMENDED_WALLETS, WALLET_SEARCH_SIZE } from '../../../domain/limits'
import type { RootState } from '../../../store/rootReducer'
import { selectNamespaceFilter } from '../../modal/modalSelectors'
import { selectNetworks } from '../../network/networkSlice'
import { selectOptions } from '../../options/optionsSlice'
import { selectDirectoryState, type ListArgs } from './directoryState'
import { selectSuggestedLists } from './suggestionSelectors'
import type { WalletsArgs } from './walletsCache'

const NONE: readonly string[] = []
const unique = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

/** The ids in the host's options; empty lists when not set. */
export const selectConfiguredWalletIds = (state: RootState) => {
  const {
    featuredWalletIds: featured = NONE,
    includeWalletIds: include = NONE,
    excludeWalletIds: exclude = NONE,
  } = selectOptions(state).wallets
  return { featured, include, exclude }
}

const selectDirectoryChains = (state: RootState) => {
  const filter = selectNamespaceFilter(state)
  return selectNetworks(state)
    .filter(({ namespace }) => filter === null || namespace === filter)
    .map(({ caipNetworkId }) => caipNetworkId)
}

/** Returns one request for all featured and excluded wallets, or null if the host names none. */
export function selectConfiguredWalletsArgs(state: RootState): WalletsArgs | null {
  const { featured, exclude } = selectConfiguredWalletIds(state)
  const include = unique(selectOptions(state).hasWalletConnect ? featured : NONE, exclude)
  return include.length === 0 ? null : { page: 1, entries: include.length, include }
}

/** Wallets recommended to users without one. */
export function recommendedArgs(state: RootState): WalletsArgs {
  const { featured, include, exclude } = selectConfiguredWalletIds(state)
  return {
    page: 1,
    entries: RECOMMENDED_WALLETS,
    include,
    exclude: unique(exclude, featured),
    chains: selectDirectoryChains(state),
  }
}

/** The list of all wallets leaves out those shown above it. */
export function listArgs(state: RootState): ListArgs {
  const { featured, include, exclude } = selectConfiguredWalletIds(state)
  const recommended = selectSuggestedLists(state).recommended.map(({ id }) => id)
  return {
    include,
    exclude: unique(recommended, exclude, featured),
    chains: selectDirectoryChains(state),
  }
}

/** The request for the current search. */
export function searchArgs(state: RootState): WalletsArgs {
  const { include, exclude } = selectConfiguredWalletIds(state)
  const { text, isCertifiedOnly } = selectDirectoryState(state).search
  return {
    page: 1,
    entries: WALLET_SEARCH_SIZE,
    include,
    exclude,
    chains: selectDirectoryChains(state),
    search: text.trim(),
    ...(isCertifiedOnly && { badgeType: 'certified' as const }),
  }
}
