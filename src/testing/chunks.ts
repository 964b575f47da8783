import { tokens } from '../features/account/tokensChunk'
import { session } from '../features/connections/sessionChunk'
import { signing } from '../features/connections/signingChunk'
import { account } from '../features/basics'
import type { FeatureChunk } from '../features/feature'
import { networks } from '../features/network/networksChunk'
import { pairing } from '../features/pairing/pairingChunk'
import { send } from '../features/send/sendChunk'
import { transactions } from '../features/transactions/transactionsChunk'
import { directory } from '../features/wallets/directoryChunk'

/** What a page fetches when it is needed, by feature: nothing arrives late in a test. */
export const chunks: Readonly<Record<string, FeatureChunk>> = {
  account,
  tokens,
  session,
  signing,
  networks,
  pairing,
  send,
  transactions,
  directory,
}
