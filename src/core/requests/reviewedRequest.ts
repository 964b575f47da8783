import { nanoid, type UnknownAction } from '@reduxjs/toolkit'
import { viewEntry, type ViewEntry } from '../../domain/views'
import type { Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { tabSelected } from '../account/accountSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, viewPushed } from '../router/routerSlice'
import type { WalletAnswer } from './askWallet'

/** Going back from an outcome leads to the activity, not to the emptied form. */
export const createActivityActions = (
  view: ViewEntry,
  namespace: Namespace,
): readonly UnknownAction[] => [
  tabSelected({ namespace, tab: 'activity' }),
  historyReset(viewEntry('Account')),
  viewPushed(view),
]

/**
 * Reports a request whose review was left: logs a failure, toasts a success that had been unknown.
 */
export function reportUnseenOutcome(
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
