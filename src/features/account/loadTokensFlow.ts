import { isAnyOf, TaskAbortError } from '@reduxjs/toolkit'
import { BALANCE_TTL_S, TOKEN_POLL_MS } from '../../domain/limits'
import { accountsChanged, disconnected, walletConnected } from '../../events/connectionEvents'
import { flowsHalted } from '../../events/lifecycleEvents'
import { modalClosed, modalOpened } from '../../events/modalEvents'
import { networkSwitched } from '../../events/networkEvents'
import { transactionMined } from '../../events/sendEvents'
import { supportedChainsApi } from '../../services/supportedChainsApi'
import type { AppStartListening, FlowApi } from '../../store/listening'
import { raceUntil } from '../../store/raceUntil'
import { whenBack } from '../../store/whenBack'
import { selectIsOpen } from '../modal/modalSlice'
import { toastShown } from '../notifications/notificationsSlice'
import { selectOptions } from '../options/optionsSlice'
import { historyReset, selectCurrentView, viewPushed, wentBack } from '../router/routerSlice'
import { tokensApi } from './tokensApi'
import { accountRefreshRequested, accountSelected } from './accountSlice'
import { readableAccount } from './readableAccount'

const SHOWN_BY = new Set(['Account', 'WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'])
const isFresh = isAnyOf(transactionMined, accountRefreshRequested)
const concerns = isAnyOf(
  modalOpened,
  viewPushed,
  wentBack,
  historyReset,
  walletConnected,
  accountsChanged,
  accountSelected,
  networkSwitched,
  transactionMined,
  accountRefreshRequested,
)
const isOver = isAnyOf(modalClosed, disconnected, flowsHalted)

const BALANCE_TOAST = 'balance-unavailable'

/**
 * Keeps the holdings of the account on screen fresh, as long as they are on screen and somebody can see the page; who
 * comes back to it does not wait for the next turn.
 * The balance service is asked where it knows the network; the chain itself elsewhere, and where the service fails.
 */
export function registerLoadTokensFlow(startListening: AppStartListening) {
  let toldOf: number | undefined
  /** Once per failure: the service is not asked again for a while, and repeats its last answer. */
  const tell = (api: FlowApi, failedAt: number | undefined) => {
    if (failedAt !== undefined && failedAt === toldOf) return
    toldOf = failedAt
    api.dispatch(
      toastShown({ id: BALANCE_TOAST, tone: 'warning', text: 'errors.balanceUnavailable' }),
    )
  }
  return startListening({
    matcher: concerns,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const over = api.take(isOver)
      let isDone = false
      over.then(
        () => (isDone = true),
        () => (isDone = true),
      )
      try {
        let force = isFresh(action)
        while (!isDone && isShown(api)) {
          if (!api.extra.isPageHidden()) await read(api, force, failedAt => tell(api, failedAt))
          if (isDone) return
          force = false
          await raceUntil(api, isOver, TOKEN_POLL_MS, signal => whenBack(api.extra, signal))
        }
      } catch (thrown) {
        if (!(thrown instanceof TaskAbortError)) throw thrown // else a newer question took over
      }
    },
  })
}

function isShown(api: FlowApi): boolean {
  const state = api.getState()
  return selectIsOpen(state) && SHOWN_BY.has(selectCurrentView(state).name)
}

async function read(
  api: FlowApi,
  force: boolean,
  tell: (failedAt: number | undefined) => void,
): Promise<void> {
  const state = api.getState()
  const readable = readableAccount(state, 'balance')
  if (!readable) return
  const { network, address } = readable
  const { caipNetworkId: chainId, nativeCurrency: coin } = network
  const { getTokenBalances, getChainTokenBalances } = tokensApi.endpoints
  const options = { forceRefetch: force ? true : BALANCE_TTL_S, subscribe: false } as const

  const { data: known = [] } = await api.pause(
    api
      .dispatch(
        supportedChainsApi.endpoints.getSupportedChains.initiate(undefined, { subscribe: false }),
      )
      .unwrap()
      .then(
        data => ({ data }),
        () => ({ data: undefined }),
      ),
  )
  if (known.includes(chainId)) {
    const asked = await api.pause(
      Promise.resolve(api.dispatch(getTokenBalances.initiate({ address, chainId, coin }, options))),
    )
    if (!asked.isError) return
    const { error } = asked
    tell(error && 'failedAt' in error ? error.failedAt : undefined)
  }
  const tokens = (selectOptions(state).tokens[chainId] ?? []).map(({ address: token, image }) => ({
    address: token,
    ...(image !== undefined && { iconUrl: image }),
  }))
  await api.pause(
    Promise.resolve(
      api.dispatch(getChainTokenBalances.initiate({ address, network, tokens }, options)),
    ),
  )
}
