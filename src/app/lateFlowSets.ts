import type { UnknownAction } from '@reduxjs/toolkit'
import { modalOpened } from '../events/modalEvents'
import type { ViewName } from '../domain/views'
import { viewPushed, viewReplaced } from '../features/router/routerSlice'
import type { LateFlowSet } from './createLateFlows'

/** The view an action puts on screen, if it does. */
function viewShownBy(action: UnknownAction): ViewName | undefined {
  if (modalOpened.match(action)) return action.payload.view.name
  if (viewPushed.match(action) || viewReplaced.match(action)) return action.payload.name
  return undefined
}

/** Errands beside the account itself: their code comes with the first step of each. */
export const LATE_FLOW_SETS: readonly LateFlowSet[] = [
  {
    name: 'sending',
    needs: action =>
      action.type.startsWith('walletModal/send/') ||
      viewShownBy(action)?.startsWith('WalletSend') === true,
    load: () => import('./registerSendFlows').then(module => module.registerSendFlows),
  },
]
