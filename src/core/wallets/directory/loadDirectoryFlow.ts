import { isAnyOf } from '@reduxjs/toolkit'
import { hasViewContent } from '../../../domain/viewFacts'
import type { Wallet } from '../../../domain/wallet'
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
import {
  selectConfiguredWalletsArgs,
  selectConfiguredWalletIds,
  recommendedArgs,
} from './directoryArgs'
import { selectDirectoryState } from './directoryState'
import { selectPlace } from './directorySelectors'
import { directoryAsked, directoryFailed, directoryRead } from './directorySlice'
import { selectFallbackWallets } from './selectFallbackWallets'
import { isListed } from '../isListed'
import { walletsApi, type WalletsArgs } from '../walletsApi'

/** Longer than the API's own retries. */
const TIMEOUT_MS = 60_000

const concerns = isAnyOf(viewShown, walletsRetryRequested)

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

interface Page {
  readonly data: readonly Wallet[]
  readonly count: number
}

const EMPTY_PAGE: Page = { data: [], count: 0 }

/** Resolves with null when the request failed. */
async function fetchWallets(api: FlowApi, args: WalletsArgs | null): Promise<Page | null> {
  if (args === null) return EMPTY_PAGE
  const { data } = await api.dispatch(
    walletsApi.endpoints.getWallets.initiate(args, { subscribe: false }),
  )
  return data ?? null
}

const pickById = ({ data }: Page, ids: readonly string[]) =>
  ids.flatMap(id => data.find(wallet => wallet.id === id) ?? [])

/**
 * Fetches the wallets to suggest when a view that shows them opens, without blocking it. An
 * answered request is not repeated; without an answer, a few known wallets are suggested. Ends with
 * `directoryRead` or `directoryFailed`.
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
      const args = [isProposing ? recommendedArgs(state) : null, selectConfiguredWalletsArgs(state)]
      const ids = selectConfiguredWalletIds(state)
      const { phase, asked } = selectDirectoryState(state)
      const question = JSON.stringify(args)
      if (asked === question && phase !== 'failed') return
      api.cancelActiveListeners()
      api.dispatch(directoryAsked(question))
      const outcome = await raceUntil(api, flowsHalted.match, TIMEOUT_MS, () =>
        Promise.all(args.map(each => fetchWallets(api, each))),
      )
      if (outcome.kind === 'left') return
      const answers = outcome.kind === 'done' ? outcome.value : []
      const [recommended, named] = answers
      const place = { ...selectPlace(api.getState()), caipNetworkIds: null }
      const usable = (wallets: readonly Wallet[]) => wallets.filter(each => isListed(each, place))
      const isNothingKnown = selectDirectoryState(api.getState()).recommended.length === 0
      const read = {
        ...(recommended && { recommended: usable(recommended.data), count: recommended.count }),
        ...(!recommended && isNothingKnown && { fallback: selectFallbackWallets(api.getState()) }),
        ...(named && {
          featured: usable(pickById(named, ids.featured)),
          excluded: [
            ...pickById(named, ids.exclude),
            ...selectDirectoryState(api.getState()).excluded,
          ],
        }),
      }
      api.dispatch(recommended && named ? directoryRead(read) : directoryFailed(read))
    },
  })
}
