import { viewEntry } from '../../domain/views'
import { isShown } from '../../events/viewEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsActiveConnected } from '../account/accountSelectors'
import { selectAllowedConnectors } from '../connectors/connectorsSelectors'
import { selectHasDiscovered, walletInstallDetected } from '../connectors/connectorsSlice'
import { selectIsOpen } from '../modal/modalSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'

/** Installed wallets announce themselves within this time. */
const ANNOUNCING_MS = 1_000

/** Views that send the user away to install a wallet. */
const VIEWS = ['GetWallet', 'Downloads'] as const
const isInstallViewShown = (state: RootState) =>
  selectIsOpen(state) && VIEWS.some(name => name === selectCurrentView(state).name)

/** Asks installed wallets to announce themselves again. Sends nothing over the network. */
const requestAnnouncements = async ({ extra: { chains } }: FlowApi) => {
  const adapters = await Promise.all(chains.namespaces.map(namespace => chains.load(namespace)))
  for (const { wallets } of adapters) wallets.rediscover?.()
}

/** Finds a newly announced wallet. One with warnings is not highlighted. */
const findNewWallet = (state: RootState, before: readonly string[] | null) =>
  before === null
    ? undefined
    : selectAllowedConnectors(state).find(
        ({ id, type, warnings }) =>
          type === 'ANNOUNCED' && !warnings?.length && !before.includes(id),
      )

/**
 * While a view that helps the user get a wallet is shown, asks for announcements each time the user
 * returns to the page. The first new wallet ends it with `walletInstallDetected` and shows the
 * wallet list.
 */
export function registerDetectInstalledWalletFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isShown(...VIEWS),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      /**
       * Null until installed wallets have announced themselves or the user has returned to the
       * page.
       */
      let before: readonly string[] | null = null
      const noteKnown = () => {
        before ??= selectAllowedConnectors(api.getState()).map(({ id }) => id)
      }
      const onReturn = () => {
        noteKnown()
        requestAnnouncements(api).catch((thrown: unknown) => {
          api.extra.logger.log('error', 'An adapter could not be loaded', thrown)
        })
      }
      const stop = api.extra.watchReturn(onReturn, { withFocus: true })
      api.signal.addEventListener('abort', stop)
      const isOver = (state: RootState) =>
        !isInstallViewShown(state) || findNewWallet(state, before) !== undefined
      if (!selectHasDiscovered(api.getState()))
        await api.condition((_action, s) => selectHasDiscovered(s) || !isInstallViewShown(s))
      api.delay(ANNOUNCING_MS).then(noteKnown, () => undefined) // aborted: the user left the view
      if (!isOver(api.getState())) await api.condition((_action, s) => isOver(s))
      stop()
      const state = api.getState()
      const wallet = findNewWallet(state, before)
      if (!wallet || !isInstallViewShown(state) || selectIsActiveConnected(state)) return
      api.dispatch(walletInstallDetected({ connectorId: wallet.id }))
      api.dispatch(historyReset(viewEntry('Connect')))
    },
  })
}
