import { nanoid, type UnknownAction } from '@reduxjs/toolkit'
import { viewEntry, type ViewEntry } from '../../domain/views'
import type { Namespace } from '../../lib/address/caip'
import type { FlowApi } from '../../store/listening'
import { tabSelected } from '../account/accountSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { historyReset, viewPushed } from '../router/routerSlice'
import type { WalletAnswer } from './askWallet'

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
