import { createSelector } from '@reduxjs/toolkit'
import { RECOMMENDED_WALLETS } from '../../domain/limits'
import type { Wallet } from '../../domain/wallet'
import { selectAllowedConnectors } from '../connectors/connectorsSelectors'
import { getConnectorIdentity, isSameWallet, getWalletIdentity } from '../connectors/isSameWallet'
import { selectOptions } from '../options/optionsSlice'
import { selectSuggestedLists } from './directory/suggestionSelectors'
import { selectStoreSystem } from './selectStoreSystem'
import { suggestWallets } from './suggestWallets'

/**
 * A few wallets to get, without installed ones: the host's choice first, then the directory's
 * recommendations if it was asked.
 */
export const selectSuggestedWallets = createSelector(
  [selectSuggestedLists, selectOptions, selectAllowedConnectors],
  (
    { featured, recommended, fallback },
    { wallets: { customWallets = [] } },
    connectors,
  ): readonly Wallet[] => {
    const installed = connectors.map(getConnectorIdentity)
    return [...featured, ...customWallets, ...recommended, ...fallback]
      .filter(wallet => !installed.some(each => isSameWallet(each, getWalletIdentity(wallet))))
      .slice(0, RECOMMENDED_WALLETS)
  },
)

/** The suggested wallets with safe links. */
export const selectSuggestions = createSelector(
  [selectSuggestedWallets, selectStoreSystem],
  (wallets, system) => suggestWallets(wallets, RECOMMENDED_WALLETS, system),
)
