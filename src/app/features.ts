import { addViews } from '../domain/viewFacts'
import { account, accountBasics, tokens } from '../features/account/feature'
import { connections, session, signing } from '../features/connections/feature'
import { connectors } from '../features/connectors/feature'
import type { FeatureRow } from '../features/feature'
import { modal } from '../features/modal/feature'
import { networks } from '../features/network/feature'
import { notifications } from '../features/notifications/feature'
import { pairing } from '../features/pairing/feature'
import { send } from '../features/send/feature'
import { transactions } from '../features/transactions/feature'
import { directory, wallets } from '../features/wallets/feature'
import { injectSlices } from '../store/injectSlices'

/** Everything that the modal can do, one line each. In this order they hear an action. */
export const FEATURES: readonly FeatureRow[] = [
  account,
  session,
  signing,
  networks,
  tokens,
  transactions,
  send,
  directory,
  pairing,
  wallets,
  modal,
  connectors,
  connections,
  accountBasics,
  notifications,
]

/** Puts the features into the table of views, and the slices of those that come with the engine into the reducer. */
export function beginFeatures(rows: readonly FeatureRow[] = FEATURES): void {
  for (const { name, views, chunk } of rows) {
    addViews(views)
    if (chunk) injectSlices(name, chunk.slices)
  }
}
