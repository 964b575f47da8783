import { registerViewFacts } from '../domain/viewFacts'
import { account } from '../core/account/feature'
import { analytics } from '../features/analytics/feature'
import { bitcoinReview } from '../features/bitcoinReview/feature'
import { connections } from '../core/connections/feature'
import { connectors } from '../core/connectors/feature'
import { embedded } from '../features/embedded/feature'
import type { Feature } from '../core/feature'
import { registerParts } from '../core/parts'
import { modal } from '../core/modal/feature'
import { multiWallet } from '../core/multiWallet/feature'
import { names } from '../features/names/feature'
import { network } from '../core/network/feature'
import { nfts } from '../features/nfts/feature'
import { notifications } from '../core/notifications/feature'
import { onramp } from '../features/onramp/feature'
import { options } from '../core/options/feature'
import { page } from '../core/page/feature'
import { pairing } from '../core/pairing/feature'
import { pay } from '../features/pay/feature'
import { profile } from '../features/profile/feature'
import { requests } from '../core/requests/feature'
import { send } from '../features/send/feature'
import { services } from '../core/data/feature'
import { signing } from '../core/signing/feature'
import { siwx } from '../features/siwx/feature'
import { smartSessions } from '../features/smartSessions/feature'
import { swap } from '../features/swap/feature'
import { theme } from '../core/theme/feature'
import { transactions } from '../features/transactions/feature'
import { wallets } from '../core/wallets/feature'
import { watchOnly } from '../core/watchOnly/feature'
import { injectSlices } from '../store/injectSlices'

/** All features of the modal, one line each. Actions reach them in this order. */
export const FEATURES: readonly Feature[] = [
  services,
  notifications,
  network,
  options,
  theme,
  account,
  requests,
  connections,
  multiWallet,
  signing,
  transactions,
  send,
  profile,
  siwx,
  wallets,
  pairing,
  modal,
  connectors,
  nfts,
  onramp,
  swap,
  names,
  smartSessions,
  pay,
  bitcoinReview,
  embedded,
  watchOnly,
  analytics,
  page,
]

/**
 * Builds the tables of views and parts, and injects the slices of the features that load with the
 * engine.
 */
export function registerFeatures(features: readonly Feature[] = FEATURES): void {
  registerViewFacts(features.map(({ views }) => views))
  registerParts(features.map(({ parts }) => parts))
  for (const { chunk } of features) injectSlices(chunk?.slices)
}
