import { chunk as account } from '../core/account/chunk'
import { chunk as analytics } from '../features/analytics/chunk'
import { chunk as bitcoinReview } from '../features/bitcoinReview/chunk'
import { chunk as connections } from '../core/connections/chunk'
import { chunk as embedded } from '../features/embedded/chunk'
import type { FeatureChunk } from '../core/feature'
import { chunk as multiWallet } from '../core/multiWallet/chunk'
import { chunk as names } from '../features/names/chunk'
import { chunk as network } from '../core/network/chunk'
import { chunk as nfts } from '../features/nfts/chunk'
import { chunk as notifications } from '../core/notifications/chunk'
import { chunk as onramp } from '../features/onramp/chunk'
import { chunk as options } from '../core/options/chunk'
import { chunk as page } from '../core/page/chunk'
import { chunk as pairing } from '../core/pairing/chunk'
import { chunk as pay } from '../features/pay/chunk'
import { chunk as profile } from '../features/profile/chunk'
import { chunk as requests } from '../core/requests/chunk'
import { chunk as send } from '../features/send/chunk'
import { chunk as services } from '../core/data/chunk'
import { chunk as signing } from '../core/signing/chunk'
import { chunk as siwx } from '../features/siwx/chunk'
import { chunk as smartSessions } from '../features/smartSessions/chunk'
import { chunk as swap } from '../features/swap/chunk'
import { chunk as theme } from '../core/theme/chunk'
import { chunk as transactions } from '../features/transactions/chunk'
import { chunk as wallets } from '../core/wallets/chunk'
import { chunk as watchOnly } from '../core/watchOnly/chunk'

/** Every feature's chunk, imported statically so that nothing loads late in a test. */
export const chunks: Readonly<Record<string, FeatureChunk>> = {
  account,
  analytics,
  bitcoinReview,
  connections,
  embedded,
  multiWallet,
  names,
  network,
  nfts,
  notifications,
  onramp,
  options,
  page,
  pairing,
  pay,
  profile,
  requests,
  send,
  services,
  signing,
  siwx,
  smartSessions,
  swap,
  theme,
  transactions,
  wallets,
  watchOnly,
}
