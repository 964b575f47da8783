import { isShown } from '../../events/viewEvents'
import type { AppStartListening } from '../../store/listening'
import { swapOpened } from './swapSlice'
import { isSwapView } from './swapViews'

/** The form opened, other than from its token list or review. Ends with `swapOpened`. */
export function registerOpenSwapFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isShown('Swap'),
    effect: ({ payload: { cause, previous } }, api) => {
      const isFromOwnView = cause !== 'opened' && previous !== null && isSwapView(previous)
      if (!isFromOwnView) api.dispatch(swapOpened())
    },
  })
}
