import { RECOMMENDED_WALLETS, WALLET_SEARCH_SIZE } from '../../domain/limits'
import type { RootState } from '../../store/rootReducer'
import { selectNamespaceFilter } from '../modal/modalSlice'
import { selectNetworks } from '../network/networkSlice'
import { selectOptions } from '../options/optionsSlice'
import { selectDirectoryState, type ListArgs } from './directoryOf'
import type { WalletsArgs } from './walletsApi'

const NONE: readonly string[] = []
const unique = (...lists: readonly (readonly string[])[]) => [...new Set(lists.flat())]

const optionsOf = (state: RootState) => {
  const {
    featuredWalletIds: featured = NONE,
    includeWalletIds: include = NONE,
    excludeWalletIds: exclude = NONE,
  } = selectOptions(state).wallets
  return { featured, include, exclude }
}

const chainsOf = (state: RootState) => {
  const filter = selectNamespaceFilter(state)
  return selectNetworks(state)
    .filter(({ namespace }) => filter === null || namespace === filter)
    .map(({ caipNetworkId }) => caipNetworkId)
}

const byId = (ids: readonly string[]): WalletsArgs | null =>
  ids.length === 0 ? null : { page: 1, entries: ids.length, include: ids }

/** Null: the host features none. */
export const featuredArgs = (state: RootState) => byId(optionsOf(state).featured)

/** Null: the host excludes none. */
export const excludedArgs = (state: RootState) => byId(optionsOf(state).exclude)

export function recommendedArgs(state: RootState): WalletsArgs {
  const { featured, include, exclude } = optionsOf(state)
  return {
    page: 1,
    entries: RECOMMENDED_WALLETS,
    include,
    exclude: unique(exclude, featured),
    chains: chainsOf(state),
  }
}

/** The list of all leaves out what stands before it. */
export function listArgs(state: RootState): ListArgs {
  const { featured, include, exclude } = optionsOf(state)
  const recommended = selectDirectoryState(state).recommended.map(({ id }) => id)
  return {
    include,
    exclude: unique(recommended, exclude, featured),
    chains: chainsOf(state),
  }
}

/** What stands in the search field, as a question. */
export function searchArgs(state: RootState): WalletsArgs {
  const { include, exclude } = optionsOf(state)
  const { text, isCertifiedOnly } = selectDirectoryState(state).search
  return {
    page: 1,
    entries: WALLET_SEARCH_SIZE,
    include,
    exclude,
    chains: chainsOf(state),
    search: text.trim(),
    ...(isCertifiedOnly && { badgeType: 'certified' as const }),
  }
}
