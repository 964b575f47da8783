import { createSelector } from '@reduxjs/toolkit'
import { RECOMMENDED_WALLETS } from '../../domain/limits'
import type { Wallet } from '../../domain/wallet'
import { modalApiStateOf } from '../../services/modalApiStateOf'
import type { RootState } from '../../store/rootReducer'
import { suggestWallets } from './suggestWallets'
import { walletsApi, type WalletsArgs } from './walletsApi'

/** What a flow asks the directory for, so that a visitor without a wallet has somewhere to begin. */
export const SUGGESTED_WALLETS: WalletsArgs = { page: 1, entries: RECOMMENDED_WALLETS }

const NO_WALLETS: readonly Wallet[] = []
const readSuggested = walletsApi.endpoints.getWallets.select(SUGGESTED_WALLETS)

const selectSuggested = (state: RootState): readonly Wallet[] => {
  const services = modalApiStateOf(state)
  return (services && readSuggested(services).data?.data) ?? NO_WALLETS
}

/** A few wallets to get, as far as the directory has been asked; none otherwise. */
export const selectSuggestions = createSelector([selectSuggested], wallets =>
  suggestWallets(wallets, RECOMMENDED_WALLETS),
)
