import { chunk as account } from '../features/account/chunk'
import { chunk as analytics } from '../features/analytics/chunk'
import { chunk as bitcoinReview } from '../features/bitcoinReview/chunk'
import { chunk as connections } from '../features/connections/chunk'
import { chunk as embedded } from '../features/embedded/chunk'
import type { FeatureChunk } from '../features/feature'
import { chunk as multiWallet } from '../features/multiWallet/chunk'
import { chunk as names } from '../features/names/chunk'
import { chunk as network } from '../features/network/chunk'
import { chunk as nfts } from '../features/nfts/chunk'
import { chunk as notifications } from '../features/notifications/chunk'
import { chunk as onramp } from '../features/onramp/chunk'
import { chunk as options } from '../features/options/chunk'
import { chunk as page } from '../features/page/chunk'
import { chunk as pairing } from '../features/pairing/chunk'
import { chunk as pay } from '../features/pay/chunk'
import { chunk as profile } from '../features/profile/chunk'
import { chunk as requests } from '../features/requests/chunk'
import { chunk as send } from '../features/send/chunk'
import { chunk as services } from '../features/services/chunk'
import { chunk as signing } from '../features/signing/chunk'
import { chunk as siwx } from '../features/siwx/chunk'
import { chunk as smartSessions } from '../features/smartSessions/chunk'
import { chunk as swap } from '../features/swap/chunk'
import { chunk as theme } from '../features/theme/chunk'
import { chunk as transactions } from '../features/transactions/chunk'
import { chunk as wallets } from '../features/wallets/chunk'
import { chunk as watchOnly } from '../features/watchOnly/chunk'

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
