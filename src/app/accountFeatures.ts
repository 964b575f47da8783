import { factsOf } from '../domain/viewFacts'
import type { ViewEntry } from '../domain/views'
import { modalOpenRequested } from '../events/modalEvents'
import { receiveViews } from '../features/account/receiveFeature'
import { bitcoinReview } from '../features/bitcoinReview/feature'
import { selectCan } from '../features/connections/capabilitySelectors'
import type { FeatureRow } from '../features/feature'
import { selectIsOpen } from '../features/modal/modalSlice'
import { selectActiveNamespace } from '../features/network/networkSelectors'
import { names } from '../features/names/feature'
import { networkHelp } from '../features/network/helpFeature'
import { nfts } from '../features/nfts/feature'
import { onramp } from '../features/onramp/feature'
import { pay } from '../features/pay/feature'
import { profileViews } from '../features/profile/feature'
import { selectCurrentView, viewReplaced } from '../features/router/routerSlice'
import { viewShownBy } from '../features/router/viewShownBy'
import { sendViews } from '../features/send/feature'
import { smartSessions } from '../features/smartSessions/feature'
import { swap } from '../features/swap/feature'
import { activityViews } from '../features/transactions/activityFeature'
import { accountTitlesTexts } from '../strings/en/accountTitlesTexts'
import { lazyTitles } from '../strings/lazyTitles'
import { beginFeatures } from './features'
import type { LazyFeature, Passed } from './runtime/createLazyFeature'
import type { EngineHost } from './runtime/Runtime'

/** What is done from an account and nowhere else, one line each. It comes when an account is shown, or one of these is needed. */
export const ACCOUNT_FEATURES: readonly FeatureRow[] = [
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

/** Puts them and their titles into the tables. */
export function beginAccountFeatures(): readonly FeatureRow[] {
  Object.assign(lazyTitles, accountTitlesTexts)
  beginFeatures(ACCOUNT_FEATURES)
  return ACCOUNT_FEATURES
}

const isLate = ({ name }: ViewEntry): boolean =>
  ACCOUNT_FEATURES.some(({ views }) => views?.[name] !== undefined)

/**
 * Tells the features what had passed before they had a name. A view of theirs that is on screen by it is shown as others are: the
 * features of what it has on screen, and their flows, hear of it; one that the account’s wallet cannot do gives way to
 * the first one.
 */
export function hearOfAccountFeatures(
  store: EngineHost['store'],
  features: readonly LazyFeature[],
  unheard: readonly Passed[],
): void {
  for (const passed of unheard)
    for (const { wakeFor } of features) wakeFor(passed, viewShownBy(passed[0]))
  const state = store.getState()
  const view = selectCurrentView(state)
  const isShown = unheard.some(([action]) => viewShownBy(action)?.name === view.name)
  if (!selectIsOpen(state) || !isShown || !isLate(view)) return
  const { needs } = factsOf(view.name)
  const namespace = selectActiveNamespace(state)
  const isAble = !needs || !namespace || selectCan(state, namespace, needs)
  store.dispatch(isAble ? viewReplaced(view) : modalOpenRequested({}))
}
