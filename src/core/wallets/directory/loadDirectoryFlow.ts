import { isAnyOf } from '@reduxjs/toolkit'
import { hasViewContent } from '../../../domain/viewFacts'
import { disconnected } from '../../../events/connectionEvents'
import { flowsHalted } from '../../../events/flowEvents'
import { walletsRetryRequested } from '../../../events/walletEvents'
import { viewShown } from '../../../events/viewEvents'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { raceUntil } from '../../../store/raceUntil'
import type { RootState } from '../../../store/rootReducer'
import { selectIsActiveConnected } from '../../account/accountSelectors'
import { selectIsOpen } from '../../modal/modalSlice'
import { selectOptions } from '../../options/optionsSlice'
import { selectCurrentView } from '../../router/routerSlice'
import { shouldLoadDirectory } from './shouldLoadDirectory'
import { recommendedArgs, selectConfiguredWalletsArgs } from './directoryArgs'
import { selectDirectoryState, type SuggestionKeys } from './directoryState'
import { directoryRequested, directorySettled } from './directorySlice'
import { selectFallbackWallets } from './selectFallbackWallets'
import { selectSuggestedLists, selectSuggestionsStatus } from './suggestionSelectors'
import { getWalletsKey, selectWalletsEntry, type WalletsArgs } from './walletsCache'
import { walletsApi } from '../walletsApi'

/** Longer than the API's own retries. */
const TIMEOUT_MS = 60_000

const concerns = isAnyOf(viewShown, disconnected, walletsRetryRequested)

/**
 * Whether the view offers wallets that are not installed. The first view offers none to a connected
 * user.
 */
function isNeeded(state: RootState): boolean {
  if (!selectIsOpen(state)) return false
  const view = selectCurrentView(state)
  if (!hasViewContent(view, 'connectors')) return hasViewContent(view, 'offeredWallets')
  return shouldLoadDirectory(selectOptions(state)) && !selectIsActiveConnected(state)
}

/** Whether the directory is answering this request, or has answered it. */
function isAnswered(state: RootState, { recommended, configured }: SuggestionKeys): boolean {
  const { asked } = selectDirectoryState(state).suggestions
  if (asked?.recommended !== recommended || asked.configured !== configured) return false
  return (
    selectSuggestionsStatus(state) === 'fulfilled' ||
    [recommended, configured].some(key => selectWalletsEntry(state, key)?.status === 'pending')
  )
}

/** Resolves with whether the directory answered. */
async function fetchWallets(api: FlowApi, args: WalletsArgs | null): Promise<boolean> {
  if (args === null) return true
  const { data } = await api.dispatch(
    walletsApi.endpoints.getWallets.initiate(args, { subscribe: false }),
  )
  return data !== undefined
}

const abortRequest = (api: FlowApi, args: WalletsArgs | null) =>
  args && api.dispatch(walletsApi.util.getRunningQueryThunk('getWallets', args))?.abort()

/**
 * Fetches the wallets to suggest when a view that shows them opens, without blocking it, or when
 * the account leaves while it is open. An answered request is not repeated; without an answer, a
 * few known wallets are suggested. Ends with `directorySettled`.
 */
export function registerLoadDirectoryFlow(startListening: AppStartListening) {
  return startListening({
    matcher: concerns,
    effect: async (_action, api) => {
      const state = api.getState()
      if (!isNeeded(state)) return
      const isProposing =
        selectOptions(state).hasWalletConnect ||
        !hasViewContent(selectCurrentView(state), 'connectors')
      const recommended = isProposing ? recommendedArgs(state) : null
      const configured = selectConfiguredWalletsArgs(state)
      const asked: SuggestionKeys = {
        recommended: recommended && getWalletsKey(recommended),
        configured: configured && getWalletsKey(configured),
      }
      if (isAnswered(state, asked)) return
      api.cancelActiveListeners()
      // A newer request may share a part with this one, so only the deadline aborts it.
      const answers = Promise.all([fetchWallets(api, recommended), fetchWallets(api, configured)])
      api.dispatch(directoryRequested(asked))
      const outcome = await raceUntil(api, flowsHalted.match, TIMEOUT_MS, () => answers)
      if (outcome.kind !== 'done') {
        abortRequest(api, recommended)
        abortRequest(api, configured)
      }
      if (outcome.kind === 'left') return
      const [isRecommended, isConfigured] = await api.pause(answers)
      const isNothingKnown = selectSuggestedLists(api.getState()).recommended.length === 0
      api.dispatch(
        directorySettled({
          ...(isRecommended && { recommended: asked.recommended }),
          ...(isConfigured && { configured: asked.configured }),
          ...(!isRecommended &&
            isNothingKnown && { fallback: selectFallbackWallets(api.getState()) }),
        }),
      )
    },
  })
}
