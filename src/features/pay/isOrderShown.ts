import { hasViewContent } from '../../domain/viewFacts'
import type { FlowApi } from '../../store/listening'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectCurrentView } from '../../core/router/routerSlice'
import { selectPay } from './paySlice'
import type { PayPhase } from './payState'

/** Phases that show views of other features. */
const INTERMEDIATE_PHASES: readonly PayPhase[] = ['connecting', 'connected', 'checking']

/** Whether the order is on screen; an embedded modal may be open at other views. */
export function isOrderShown(api: Pick<FlowApi, 'getState'>): boolean {
  const state = api.getState()
  const { order, phase } = selectPay(state)
  if (!order || !selectIsOpen(state)) return false
  if (INTERMEDIATE_PHASES.includes(phase)) return true
  const view = selectCurrentView(state)
  if (view.name === 'Pay' || view.name === 'PayLoading') return true
  return phase === 'wallet' && hasViewContent(view, 'walletRequest')
}
