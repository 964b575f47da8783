import { createSelector } from '@reduxjs/toolkit'
import { RECOMMENDED_WALLETS } from '../../domain/limits'
import type { Wallet } from '../../domain/wallet'
import { selectOptions } from '../options/optionsSlice'
import { selectDirectoryState } from './directory/directoryState'
import { selectStoreSystem } from './selectStoreSystem'
import { suggestWallets } from './suggestWallets'

/** A few wallets to get: the host's choice first, then what the directory recommends, as far as it was asked. */
export const selectSuggestedWallets = createSelector(
  [selectDirectoryState, selectOptions],
  ({ featured, recommended, fallback }, { wallets: { customWallets = [] } }): readonly Wallet[] =>
    [...featured, ...customWallets, ...recommended, ...fallback].slice(0, RECOMMENDED_WALLETS),
)

/** The same as links that are safe to open. */
export const selectSuggestions = createSelector(
  [selectSuggestedWallets, selectStoreSystem],
  (wallets, system) => suggestWallets(wallets, RECOMMENDED_WALLETS, system),
)
