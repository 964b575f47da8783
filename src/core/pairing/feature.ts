import { hasViewContent } from '../../domain/viewFacts'
import { isAnyOf } from '@reduxjs/toolkit'
import { walletConnected } from '../../events/connectionEvents'
import { storeReady } from '../../events/lifecycleEvents'
import { otherConnectionAdded } from '../../events/otherConnectionEvents'
import { pairingFailed, pairingRequested } from '../../events/pairingEvents'
import { pairingPreloadRequested } from '../../events/preloadEvents'
import { viewShown } from '../../events/viewEvents'
import { shouldPreparePairingUris } from '../../lib/links/platform'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../ports/walletConnect'
import { defineFeature } from '../feature'
import { selectOptions } from '../options/optionsSlice'
import { selectPlatform } from '../wallets/selectPlatform'

const joins = isAnyOf(walletConnected, otherConnectionAdded)

/** WalletConnect: pairing with a wallet, and the resulting session. */
export const pairing = defineFeature({
  name: 'pairing',
  after: ['connections'],
  wakesOn: (action, state, { walletConnect }) => {
    if (joins(action)) return action.payload.connectorId === WALLET_CONNECT_CONNECTOR_ID
    if (storeReady.match(action)) return walletConnect?.hasKeptPairing() === true
    const view = viewShown.match(action) ? action.payload.view : undefined
    // On these platforms the pairing URI must exist before the user presses a wallet.
    return (
      view !== undefined &&
      hasViewContent(view, 'walletLinks') &&
      selectOptions(state).hasWalletConnect &&
      shouldPreparePairingUris(selectPlatform(state))
    )
  },
  refuse: held =>
    pairingRequested.match(held)
      ? pairingFailed({ error: { code: 'CODE_NOT_LOADED', detail: held.type } })
      : null,
  load: () => import('./chunk'),
  prefetch: 'list',
  isUsedWith: ({ hasWalletConnect }) => hasWalletConnect,
  texts: () => import('../../strings/en/pairingTexts'),
  views: {
    ConnectingWalletConnect: {
      title: 'connecting.title',
      tells: 'SELECT_WALLET',
      shows: ['pairing', 'branding'],
      isPreloadedBy: pairingPreloadRequested.match,
      prefetch: 'list',
      load: () => import('./views/ConnectingWalletConnectView'),
    },
    ConnectingWalletConnectBasic: {
      title: 'pairing.title',
      tells: 'SELECT_WALLET',
      shows: ['pairing', 'offeredWallets', 'branding'],
      height: 474,
      load: () => import('./views/ConnectingWalletConnectBasicView'),
    },
  },
})
