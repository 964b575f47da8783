import { nameViews } from '../domain/viewFacts'
import { account, accountBasics, tokens } from '../features/account/feature'
import { receiveViews } from '../features/account/receiveFeature'
import { bitcoinReview } from '../features/bitcoinReview/feature'
import { connections, session, signing } from '../features/connections/feature'
import { connectors } from '../features/connectors/feature'
import type { FeatureRow, ViewRows } from '../features/feature'
import { modal } from '../features/modal/feature'
import { names } from '../features/names/feature'
import { networks } from '../features/network/feature'
import { networkHelp } from '../features/network/helpFeature'
import { nfts } from '../features/nfts/feature'
import { notifications } from '../features/notifications/feature'
import { onramp } from '../features/onramp/feature'
import { pairing } from '../features/pairing/feature'
import { pay } from '../features/pay/feature'
import { profileViews } from '../features/profile/feature'
import { requests } from '../features/requests/feature'
import { sendViews } from '../features/send/feature'
import { siwx } from '../features/siwx/feature'
import { smartSessions } from '../features/smartSessions/feature'
import { swap } from '../features/swap/feature'
import { activityViews } from '../features/transactions/activityFeature'
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
  { name: 'acting', after: ['account', 'requests'], load: () => import('../features/acting') },
  [signing, networks, tokens, transactions, { name: 'send' }, { name: 'profile' }],
)

/** Everything that the modal can do, one line each. In this order they hear an action. */
export const FEATURES: readonly FeatureRow[] = [
  account,
  session,
  requests,
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
  receiveViews,
  profileViews,
  sendViews,
  activityViews,
  nfts,
  onramp,
  swap,
  names,
  networkHelp,
  smartSessions,
  pay,
  bitcoinReview,
]

/** Makes the table of views, and puts the slices of the features that come with the engine into the reducer. */
export function beginFeatures(rows: readonly FeatureRow[] = FEATURES): void {
  nameViews(rows.map(({ views }) => views))
  for (const { name, chunk } of rows) if (chunk) injectSlices(name, chunk.slices)
}
