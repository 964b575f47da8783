import { createSelector } from '@reduxjs/toolkit'
import { selectModalApiState } from '../../../services/selectModalApiState'
import { toServiceErrorState } from '../../../services/serviceError'
import type { RootState } from '../../../store/rootReducer'
import { selectAllowedConnectors } from '../../connectors/connectorsSelectors'
import { selectActiveNamespace } from '../../network/networkSelectors'
import { selectNetworks } from '../../network/networkSlice'
import { mergeWalletLists, type MergedWallets } from '../mergeWalletLists'
import { selectDirectoryState, type Directory, type WalletSearchResults } from './directoryState'
import { isSearch } from './isSearch'
import { selectSuggestedLists } from './suggestionSelectors'
import { selectWalletsEntry } from './walletsCache'
import { isListed } from '../isListed'
import { selectPlatform } from '../selectPlatform'
import { walletsApi } from '../walletsApi'

const NO_WALLETS: MergedWallets = { wallets: [], installedIds: [] }

/** The device and networks that a directory wallet has to support. */
export const selectPlace = createSelector(
  [selectPlatform, selectActiveNamespace, selectNetworks],
  (platform, activeNamespace, networks) => ({
    platform,
    activeNamespace,
    caipNetworkIds: networks.map(({ caipNetworkId }) => caipNetworkId),
  }),
)

const selectList = (state: RootState) => selectDirectoryState(state).list

const selectReadPages = createSelector([selectList], list =>
  list ? walletsApi.endpoints.getDirectory.select(list) : null,
)

const selectPages = (state: RootState) => {
  const services = selectModalApiState(state)
  return services && selectReadPages(state)?.(services)
}

const selectPageData = (state: RootState) => selectPages(state)?.data

const selectListed = createSelector(
  [selectSuggestedLists, selectPageData, selectAllowedConnectors, selectPlace],
  ({ featured, recommended, fallback }, data, connectors, place) => {
    const pages = data?.pages.map(page => page.data.filter(wallet => isListed(wallet, place)))
    return mergeWalletLists([featured, recommended, fallback, ...(pages ?? [])], connectors)
  },
)

/** All wallets: installed first, then featured, recommended and the loaded pages. */
export const selectDirectory = createSelector(
  [selectListed, selectPages],
  (listed, pages): Directory => ({
    ...listed,
    isLoading: pages?.data === undefined && !pages?.isError,
    isLoadingMore: pages?.isFetchingNextPage ?? false,
    hasMore: pages?.hasNextPage ?? false,
    error: pages?.isError ? toServiceErrorState(pages.error, 'WALLETS_UNAVAILABLE') : null,
  }),
)

const selectSearchState = (state: RootState) => selectDirectoryState(state).search

const selectSearchAnswer = (state: RootState) =>
  selectWalletsEntry(state, selectSearchState(state).settled)

/** The answer may be missing after it expires; then it is requested again. */
export function selectSearchPhase(state: RootState): WalletSearchResults['phase'] {
  if (!isSearch(selectSearchState(state))) return 'idle'
  const status = selectSearchAnswer(state)?.status
  if (status === 'fulfilled') return 'found'
  return status === 'rejected' ? 'failed' : 'waiting'
}

/** The current search and its results. */
export const selectSearch = createSelector(
  [
    selectSearchState,
    selectSearchPhase,
    (state: RootState) => selectSearchAnswer(state)?.data,
    selectAllowedConnectors,
    selectPlace,
  ],
  ({ text, isCertifiedOnly }, phase, found, connectors, place): WalletSearchResults => ({
    text,
    isCertifiedOnly,
    phase,
    ...(phase === 'found' && found
      ? mergeWalletLists([found.data.filter(wallet => isListed(wallet, place))], connectors)
      : NO_WALLETS),
  }),
)
