import { TaskAbortError } from '@reduxjs/toolkit'
import { SUCCESS_DISPLAY_MS, SWITCH_TIMEOUT_MS } from '../../domain/limits'
import { modalCloseRequested } from '../../events/modalEvents'
import { networkSwitched, networkSwitchFailed } from '../../events/networkEvents'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { AppStartListening } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { historyReset, selectCurrentView, wentBack } from '../router/routerSlice'
import { selectHistory } from '../router/routerSelectors'
import { selectIsOpen } from '../modal/modalSlice'
import { getViewFacts } from '../../domain/viewFacts'
import { viewEntry } from '../../domain/views'

const isSignInChecked = ({ siwx }: RootState): boolean =>
  Object.values(siwx?.byNamespace ?? {}).some(({ phase }) => phase === 'checking')

/** Whether this switch's view is shown with another view to go back to. */
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
 * Returns the user to where they came from after a switch; after leaving an unsupported network,
 * closes the modal. After a failure it goes back one view, where a toast reports it. A view opened
 * on its own stays and offers a retry.
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
        await api.delay(SUCCESS_DISPLAY_MS)
        // If the network requires signing in, that view comes next.
        if (isSignInChecked(api.getState()))
          await api.condition((_action, now) => !isSignInChecked(now), SWITCH_TIMEOUT_MS)
        if (selectCurrentView(api.getState()).name !== 'SwitchNetwork') return
        const below = history.at(-2)
        if (below && getViewFacts(below.name).abandons === 'review') {
          api.dispatch(wentBack({})) // the payment under review needed this network
          return
        }
        const origin = history.find(
          view => view.name !== 'Networks' && view.name !== 'SwitchNetwork',
        )
        if (origin) api.dispatch(historyReset(origin))
        else if (history[0]?.name === 'Networks') api.dispatch(modalCloseRequested({ by: 'page' }))
        else api.dispatch(historyReset(viewEntry('Account')))
      } catch (thrown) {
        // otherwise the store's listeners were cleared
        if (!(thrown instanceof TaskAbortError)) throw thrown
      }
    },
  })
  return () => {
    stopFailures()
    stopSuccesses()
  }
}
