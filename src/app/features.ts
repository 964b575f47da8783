import type { UnknownAction } from '@reduxjs/toolkit'
import { addViews } from '../domain/viewFacts'
import { account, accountBasics, tokens } from '../features/account/feature'
import { connections, session, signing } from '../features/connections/feature'
import { connectors } from '../features/connectors/feature'
import type { FeatureRow, ViewRows } from '../features/feature'
import { modal } from '../features/modal/feature'
import { networks } from '../features/network/feature'
import { notifications } from '../features/notifications/feature'
import { pairing } from '../features/pairing/feature'
import { siwx } from '../features/siwx/feature'
import { transactions } from '../features/transactions/feature'
import { directory, wallets } from '../features/wallets/feature'
import { injectSlices } from '../store/injectSlices'

/** Features whose chunks are one file: they are fetched, told and refused as one. */
const together = (
  { name, after, load }: Pick<FeatureRow, 'name' | 'after' | 'load'>,
  rows: readonly FeatureRow[],
): FeatureRow => ({
  name,
  ...(after && { after }),
  ...(load && { load }),
  wakesOn: (action, state, deps) =>
    rows.some(
      row =>
        action.type.startsWith(`walletModal/${row.name}/`) ||
        row.wakesOn?.(action, state, deps) === true,
    ),
  isNeededBy: view => rows.some(row => row.isNeededBy?.(view) === true),
  refuse: held => rows.map(row => row.refuse?.(held)).find(Boolean) ?? null,
  views: Object.assign({}, ...rows.map(viewsOf)) as ViewRows,
})

const viewsOf = ({ views = {}, loadTexts }: FeatureRow): ViewRows =>
  Object.fromEntries(
    Object.entries(views).map(([name, view]) => [name, loadTexts ? { loadTexts, ...view } : view]),
  )

/** What is done from an account is often done in one go. */
const acting = together(
  { name: 'acting', after: ['account'], load: () => import('../features/acting') },
  [signing, networks, tokens, transactions, { name: 'send' }, { name: 'profile' }],
)

/** Everything that the modal can do, one line each. In this order they hear an action. */
export const FEATURES: readonly FeatureRow[] = [
  account,
  session,
  acting,
  siwx,
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

/** Features of an account are named once one of them is needed: their views, or an action of theirs. */
export const isLazyAction = ({ type }: UnknownAction): boolean =>
  /^walletModal\/(swap|onramp|names|nfts|smartSessions|pay|bitcoinReview)\//.test(type)
