import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { connectRequested } from '../../events/connectionEvents'
import { modalOpened } from '../../events/modalEvents'
import { viewShown, type ViewCause } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { selectIsOpen } from '../modal/modalSlice'
import { historyReset, selectCurrentView, viewPushed, viewReplaced, wentBack } from './routerSlice'

const moves = isAnyOf(
  modalOpened,
  viewPushed,
  viewReplaced,
  historyReset,
  wentBack,
  connectRequested,
)

function getViewCause(action: UnknownAction): ViewCause {
  if (modalOpened.match(action)) return 'opened'
  if (viewReplaced.match(action)) return 'replaced'
  if (historyReset.match(action)) return 'reset'
  return wentBack.match(action) ? 'back' : 'pushed'
}

/** Dispatches `viewShown` whenever the current view changes while the modal is open. */
export function registerReportViewShownFlow(startListening: AppStartListening) {
  return startListening({
    matcher: moves,
    effect: (action, api) => {
      const state = api.getState()
      if (!selectIsOpen(state)) return
      const before = api.getOriginalState()
      const previous = selectIsOpen(before) ? selectCurrentView(before) : null
      api.dispatch(
        viewShown({ view: selectCurrentView(state), cause: getViewCause(action), previous }),
      )
    },
  })
}
