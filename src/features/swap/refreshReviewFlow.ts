import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { isLaterStep, type SwapReview } from '../../domain/swap/swapReview'
import { SWAP_REFRESH_MS } from '../../domain/swap/swapRules'
import { networkSwitched } from '../../events/networkEvents'
import { isShown } from '../../events/viewEvents'
import { raceUntil } from '../../store/raceUntil'
import { waitForReturn } from '../../store/waitForReturn'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { selectCurrentView } from '../../core/router/routerSlice'
import {
  isSameRoute,
  isWorse,
  prepareReviewUntilLeft,
  createIsReviewOver,
  routeChanged,
  showReview,
  type Prepared,
} from './prepareReview'
import { newPriceAccepted, selectSwap, swapReviewNotReady, swapReviewReady } from './swapSlice'

function replaceReview(api: FlowApi, shown: SwapReview, prepared: Prepared): void {
  const { phase, agreedMinimum } = selectSwap(api.getState())
  if ('problem' in prepared) {
    api.dispatch(swapReviewNotReady(prepared.problem))
    return
  }
  const { review } = prepared
  if (!isLaterStep(review, shown) && !isSameRoute(shown, review)) api.dispatch(routeChanged())
  else showReview(api, review, phase === 'moved' || isWorse(review, agreedMinimum))
}

const isReviewOpen = ({ phase }: ReturnType<typeof selectSwap>) =>
  phase === 'reviewing' || phase === 'moved'

/**
 * Refreshes a visible review every ten seconds. A worse one needs the visitor's consent; another
 * contract fails it.
 */
export function registerRefreshReviewFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isAnyOf(swapReviewReady, newPriceAccepted, networkSwitched, isShown('SwapPreview')),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const isMade = swapReviewReady.match(action)
      if (!isMade && selectCurrentView(api.getState()).name !== 'SwapPreview') return
      try {
        const shown = selectSwap(api.getState()).review
        do {
          const pause = await raceUntil(api, createIsReviewOver(api), SWAP_REFRESH_MS, signal =>
            waitForReturn(api.extra, signal),
          )
          if (pause.kind === 'left') return
        } while (api.extra.isPageHidden())
        const isStill = () => {
          const swap = selectSwap(api.getState())
          return swap.review === shown && isReviewOpen(swap)
        }
        if (!shown || !isStill()) return
        const prepared = await prepareReviewUntilLeft(api)
        if (prepared && isStill()) replaceReview(api, shown, prepared)
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // otherwise, a newer review took over
      }
    },
  })
}
