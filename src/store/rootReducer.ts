import { combineSlices, type WithSlice } from '@reduxjs/toolkit'
import type { accountSlice } from '../core/account/accountSlice'
import { connectionsSlice } from '../core/connections/connectionsSlice'
import type { connectorsSlice } from '../core/connectors/connectorsSlice'
import type { emailChangeSlice } from '../features/embedded/emailChange/emailChangeSlice'
import type { embeddedSlice } from '../features/embedded/embeddedSlice'
import type { socialSlice } from '../features/embedded/social/socialSlice'
import { modalSlice } from '../core/modal/modalSlice'
import type { multiWalletSlice } from '../core/multiWallet/multiWalletSlice'
import { networkSlice } from '../core/network/networkSlice'
import type { nftsSlice } from '../features/nfts/nftsSlice'
import type { notificationsSlice } from '../core/notifications/notificationsSlice'
import type { onrampSlice } from '../features/onramp/onrampSlice'
import { optionsSlice } from '../core/options/optionsSlice'
import type { namesSlice } from '../features/names/namesSlice'
import type { pageSlice } from '../core/page/pageSlice'
import type { pairingSlice } from '../core/pairing/pairingSlice'
import type { walletConnectSlice } from '../core/pairing/session/walletConnectSlice'
import type { profileSlice } from '../features/profile/profileSlice'
import { routerSlice } from '../core/router/routerSlice'
import type { bitcoinReviewSlice } from '../features/bitcoinReview/bitcoinReviewSlice'
import type { paySlice } from '../features/pay/paySlice'
import type { requestsSlice } from '../core/requests/requestsSlice'
import type { sendSlice } from '../features/send/sendSlice'
import type { siwxSlice } from '../features/siwx/siwxSlice'
import type { swapSlice } from '../features/swap/swapSlice'
import type { smartSessionsSlice } from '../features/smartSessions/smartSessionsSlice'
import { themeSlice } from '../core/theme/themeSlice'
import type { transactionsSlice } from '../core/transactions/transactionsSlice'
import type { directorySlice } from '../core/wallets/directory/directorySlice'
import type { walletsSlice } from '../core/wallets/walletsSlice'

/** The slices that a page needs from the start; the others are injected with their chunks. */
export const rootReducer = combineSlices(
  routerSlice,
  modalSlice,
  networkSlice,
  connectionsSlice,
  optionsSlice,
  themeSlice,
)

/** Spelled out: the reducer's type has two parameters in Redux Toolkit 2.9 and three in 2.15. */
type FirstState = WithSlice<typeof routerSlice> &
  WithSlice<typeof modalSlice> &
  WithSlice<typeof networkSlice> &
  WithSlice<typeof connectionsSlice> &
  WithSlice<typeof optionsSlice> &
  WithSlice<typeof themeSlice>

/** Slices that load on demand. Their selectors treat a missing slice as its initial state. */
type LazyState = WithSlice<typeof directorySlice> &
  WithSlice<typeof embeddedSlice> &
  WithSlice<typeof socialSlice> &
  WithSlice<typeof emailChangeSlice> &
  WithSlice<typeof pageSlice> &
  WithSlice<typeof pairingSlice> &
  WithSlice<typeof walletConnectSlice> &
  WithSlice<typeof multiWalletSlice> &
  WithSlice<typeof onrampSlice> &
  WithSlice<typeof nftsSlice> &
  WithSlice<typeof namesSlice> &
  WithSlice<typeof profileSlice> &
  WithSlice<typeof paySlice> &
  WithSlice<typeof bitcoinReviewSlice> &
  WithSlice<typeof requestsSlice> &
  WithSlice<typeof sendSlice> &
  WithSlice<typeof siwxSlice> &
  WithSlice<typeof swapSlice> &
  WithSlice<typeof smartSessionsSlice> &
  WithSlice<typeof transactionsSlice>

/** Slices that load with the engine. */
type EngineState = WithSlice<typeof accountSlice> &
  WithSlice<typeof connectorsSlice> &
  WithSlice<typeof notificationsSlice> &
  WithSlice<typeof walletsSlice>

/** The modal's state, as seen by code that loads with the engine. */
export type RootState = FirstState & EngineState & Partial<LazyState>

/**
 * The modal's part of a store. Optional slices are missing before a visitor interacts with the
 * modal, and on a server; the selectors of this package handle both.
 */
export type WalletModalState = FirstState & Partial<EngineState & LazyState>

/** The state once every feature is loaded. */
export type WholeState = RootState & LazyState
