import { TaskAbortError } from '@reduxjs/toolkit'
import { DONE_MS, SWITCH_TIMEOUT_MS } from '../../domain/limits'
import { modalCloseRequested } from '../../events/modalEvents'
import { networkSwitched, networkSwitchFailed } from '../../events/networkEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { historyReset, selectCurrentView, wentBack } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { selectIsOpen } from '../modal/modalSlice'
import { factsOf } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'

const isSignInChecked = ({ siwx }: RootState): boolean =>
  Object.values(siwx?.byNamespace ?? {}).some(({ phase }) => phase === 'checking')

/** Whether the view of this switch is on screen, with another view to go back to. */
function isSwitchViewBehindAnother(state: RootState, caipNetworkId: CaipNetworkId): boolean {
  const history = selectHistory(state)
  const view = history.at(-1)
  return (
    selectIsOpen(state) &&
    history.length > 1 &&
    view?.name === 'SwitchNetwork' &&
    view.params.caipNetworkId === caipNetworkId
  )
}

/**
 * After a switch the visitor is back where they came from; after one out of an unsupported network the modal closes.
 * After a failure they are back one view, where a toast tells of it; a view that the page opened by itself stays, says so,
 * and offers another try.
 */
export function registerLeaveSwitchViewFlow(startListening: AppStartListening) {
  const stopFailures = startListening({
    actionCreator: networkSwitchFailed,
    effect: ({ payload: { caipNetworkId } }, api) => {
      if (isSwitchViewBehindAnother(api.getState(), caipNetworkId)) api.dispatch(wentBack({}))
    },
  })
  const stopSuccesses = startListening({
    actionCreator: networkSwitched,
    effect: async (_action, api) => {
      const state = api.getState()
      if (!selectIsOpen(state)) return
      const history = selectHistory(state)
      const { name } = selectCurrentView(state)
      const wasUnsupported = history.some(view => view.name === 'UnsupportedChain')
      try {
        if (wasUnsupported) {
          api.dispatch(modalCloseRequested({ by: 'page' }))
          return
        }
        if (name !== 'SwitchNetwork') return
        await api.delay(DONE_MS)
        // Who has to sign in there is shown that next.
        if (isSignInChecked(api.getState()))
          await api.condition((_action, now) => !isSignInChecked(now), SWITCH_TIMEOUT_MS)
        if (selectCurrentView(api.getState()).name !== 'SwitchNetwork') return
        const below = history.at(-2)
        if (below && factsOf(below.name).abandons === 'review') {
          api.dispatch(wentBack({})) // the payment under review waited for it
          return
        }
        const origin = history.find(
          view => view.name !== 'Networks' && view.name !== 'SwitchNetwork',
        )
        if (origin) api.dispatch(historyReset(origin))
        else if (history[0]?.name === 'Networks') api.dispatch(modalCloseRequested({ by: 'page' }))
        else api.dispatch(historyReset(viewEntry('Account')))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else the store's flows were cleared
      }
    },
  })
  return () => {
    stopFailures()
    stopSuccesses()
  }
}
