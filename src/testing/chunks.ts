import { acting } from '../features/acting'
import { bitcoinReview } from '../features/bitcoinReview/bitcoinReviewChunk'
import { session } from '../features/connections/sessionChunk'
import { account } from '../features/basics'
import type { FeatureChunk } from '../features/feature'
import { onramp } from '../features/onramp/onrampChunk'
import { nfts } from '../features/nfts/nftsChunk'
import { names } from '../features/names/namesChunk'
import { pay } from '../features/pay/payChunk'
import { pairing } from '../features/pairing/pairingChunk'
import { requests } from '../features/requests/requestsChunk'
import { siwx } from '../features/siwx/siwxChunk'
import { swap } from '../features/swap/swapChunk'
import { smartSessions } from '../features/smartSessions/smartSessionsChunk'
import { directory } from '../features/wallets/directoryChunk'

/** What a page fetches when it is needed, by feature: nothing arrives late in a test. */
export const chunks: Readonly<Record<string, FeatureChunk>> = {
  account,
  requests,
  acting,
  session,
  pairing,
  directory,
  siwx,
  onramp,
  nfts,
  swap,
  names,
  pay,
  bitcoinReview,
  smartSessions,
}
