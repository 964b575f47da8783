import { hasViewContent } from '../../domain/viewFacts'
import { modalPreloadRequested } from '../../events/modalEvents'
import { viewShown } from '../../events/viewEvents'
import { walletPicked } from '../../events/walletEvents'
import { defineFeature } from '../feature'
import { selectOptions } from '../options/optionsSlice'
import { shouldLoadDirectory, hasExcludedWallets } from './directory/shouldLoadDirectory'
import { registerReadPlatformFlow } from './readPlatformFlow'
import { walletsSlice } from './walletsSlice'

/** The platform, recent wallets, and the wallet directory with its search and icons. */
export const wallets = defineFeature({
  name: 'wallets',
  owns: ['directory'],
  after: ['connections'],
  chunk: { slices: [walletsSlice], flows: [registerReadPlatformFlow] },
  /** The first list may offer or exclude wallets that only the directory can describe. */
  wakesOn: (action, state) => {
    if (walletPicked.match(action)) return true
    if (modalPreloadRequested.match(action)) return hasExcludedWallets(selectOptions(state))
    const view = viewShown.match(action) ? action.payload.view : undefined
    return (
      view !== undefined &&
      hasViewContent(view, 'connectors') &&
      shouldLoadDirectory(selectOptions(state))
    )
  },
  isNeededBy: view => view.shows?.includes('offeredWallets') === true,
  load: () => import('./chunk'),
  prefetch: 'idle',
  isUsedWith: ({ hasWalletConnect }) => hasWalletConnect,
  texts: () => import('../../strings/en/walletsTexts'),
  views: {
    AllWallets: {
      title: 'allWallets.title',
      tells: 'CLICK_ALL_WALLETS',
      shows: ['offeredWallets', 'walletLinks'],
      prefetch: 'list',
      load: () => import('./views/AllWalletsView'),
    },
    Downloads: {
      title: 'downloads.title',
      tells: 'GET_WALLET',
      load: () => import('./views/DownloadsView'),
    },
    GetWallet: {
      title: 'getWallet.title',
      tells: 'CLICK_GET_WALLET_HELP',
      shows: ['suggestedWallets', 'offeredWallets'],
      load: () => import('./views/GetWalletView'),
    },
    WhatIsAWallet: {
      title: 'whatIsAWallet.title',
      tells: 'CLICK_WALLET_HELP',
      load: () => import('./views/WhatIsAWalletView'),
    },
  },
})
