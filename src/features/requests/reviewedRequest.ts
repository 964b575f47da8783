import { nanoid, type UnknownAction } from '@reduxjs/toolkit'
import type { ErrorState } from '../../domain/errorCatalogue'
import { viewEntry, type ViewEntry } from '../../domain/views'
import type { RequestKind } from '../../domain/walletRequest'
import { networkChosen } from '../../events/networkEvents'
import { parseCaipNetworkId, type CaipNetworkId, type Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { tabSelected } from '../account/accountSlice'
import { selectWalletCaipNetworkId } from '../network/networkSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'
import { historyReset, viewPushed } from '../router/routerSlice'
import type { WalletAnswer } from './askWallet'
import { recallRequests } from './recallRequests'
import { sameIn, type RequestsState } from './requestRules'

/** What is under review. */
interface Reviewed {
  /** Of its kind, the wallet gets one request at a time. */
  readonly kinds: readonly RequestKind[]
  readonly connectorId: string
  readonly fingerprint: string
}

/** What an earlier request says about the one under review. */
export type EarlierRequest =
  | 'none'
  /** The wallet has one to answer. */
  | 'open'
  /** One may still go out, or may have gone, whichever tab asked for it. */
  | 'doubt'

export function earlierRequest(
  state: RequestsState,
  { kinds, connectorId, fingerprint }: Reviewed,
): EarlierRequest {
  const own = state.entries.filter(
    one => kinds.includes(one.kind) && one.connectorId === connectorId,
  )
  if (own.some(({ status }) => status === 'pending')) return 'open'
  const isDoubtful =
    own.some(({ status }) => status === 'late') || sameIn(state, fingerprint).length > 0
  return isDoubtful ? 'doubt' : 'none'
}

/** Whether the wallet last said that it is on another network than what is under review: it would refuse. */
export function selectIsElsewhere(state: RootState, caipNetworkId: CaipNetworkId): boolean {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  const walletId = selectWalletCaipNetworkId(state, namespace)
  return walletId !== null && walletId !== caipNetworkId
}

interface Confirmed {
  readonly caipNetworkId: CaipNetworkId
  /** What the review says of earlier requests now. */
  readonly earlier: () => EarlierRequest
  readonly fail: (error: ErrorState) => void
  /** An earlier request may have gone out. Shows that where the review did not, and says whether it did so. */
  readonly showDoubt: (wasShown: boolean) => boolean
  /** What is said where the wallet has a request already. */
  readonly pending: string
}

/**
 * Whether a confirmed request may go to the wallet now. A wallet on another network has to move first, where the page lets it; a
 * doubt that came up since, as when another tab asked, is shown first; and a wallet that has a request gets no second one.
 */
export function mayAsk(
  api: FlowApi,
  { caipNetworkId, earlier, fail, showDoubt, pending }: Confirmed,
): boolean {
  const state = api.getState()
  if (selectIsElsewhere(state, caipNetworkId)) {
    if (selectOptions(state).isNetworkSwitchEnabled) api.dispatch(networkChosen({ caipNetworkId }))
    else fail({ code: 'INTENT_CHANGED', detail: 'The wallet is on another network' })
    return false
  }
  const wasShown = earlier() === 'doubt'
  recallRequests(api)
  if (earlier() === 'doubt' && showDoubt(wasShown)) return false
  if (earlier() !== 'open') return true
  fail({ code: 'REQUEST_PENDING', detail: pending })
  return false
}

/** An outcome stays on show; the form it came from is empty, so the way back leads to the activity. */
export const toActivity = (view: ViewEntry, namespace: Namespace): readonly UnknownAction[] => [
  tabSelected({ namespace, tab: 'activity' }),
  historyReset(viewEntry('Account')),
  viewPushed(view),
]

/** What became of a request is told, also where the visitor has left its review. */
export function tellUnseen(
  api: FlowApi,
  answer: WalletAnswer<string>,
  isShown: boolean,
  what: string,
): void {
  if (isShown || answer.status === 'left') return
  if (answer.status === 'rejected') {
    api.extra.logger.log('info', `A ${what} that was left did not come about`, answer.error)
  } else if (answer.request.status === 'unknown') {
    api.dispatch(toastShown({ id: nanoid(), tone: 'positive', text: 'toast.started' }))
  }
}
