import { TaskAbortError } from '@reduxjs/toolkit'
import { viewEntry } from '../../domain/views'
import { reviewLeft } from '../../events/sendEvents'
import type { AppStartListening } from '../../store/listening'
import { selectCurrentView, viewPushed } from '../../core/router/routerSlice'
import { prepareReviewUntilLeft, showReview } from './prepareReview'
import { selectSwap, swapReviewNotReady, swapReviewRequested } from './swapSlice'

/**
 * Builds the requested review and opens it. Ends with `swapReviewReady`, or `swapReviewNotReady` if
 * the swap cannot be made; silently if the form was changed or left meanwhile.
 */
export function registerReviewSwapFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: swapReviewRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      try {
        const prepared = await prepareReviewUntilLeft(api)
        if (!prepared || !selectSwap(api.getState()).isPreparing) return
        const { name } = selectCurrentView(api.getState())
        if (name !== 'Swap' && name !== 'SwapPreview') {
          api.dispatch(reviewLeft())
          return
        }
        if ('problem' in prepared) {
          api.dispatch(swapReviewNotReady(prepared.problem))
          return
        }
        showReview(api, prepared.review)
        api.dispatch(viewPushed(viewEntry('SwapPreview')))
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise, a newer press took over
      }
    },
  })
}
