import { disconnected } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { selectHasLinkFor } from './onrampCache'
import { onrampReset } from './onrampEvents'
import { selectOnRamp } from './onrampSlice'

/** Clears the form when the account disconnects that a link or a window was for. */
export function registerResetFormFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: disconnected,
    effect: ({ payload: { namespace } }, api) => {
      // The account's links are already gone from the current state.
      const before = api.getOriginalState()
      const isBuyer =
        selectOnRamp(before).openedFor === namespace || selectHasLinkFor(before, namespace)
      if (isBuyer) api.dispatch(onrampReset())
    },
  })
}
