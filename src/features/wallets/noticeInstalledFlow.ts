import { viewEntry } from '../../domain/views'
import { modalClosed } from '../../events/modalEvents'
import { isShown } from '../../events/viewEvents'
import type { AppStartListening, FlowApi } from '../../store/listening'
import type { RootState } from '../../store/rootReducer'
import { selectIsActiveConnected } from '../account/accountSelectors'
import { selectAllowedConnectors } from '../connectors/connectorsSelectors'
import { selectHasLooked, walletNoticed } from '../connectors/connectorsSlice'
import { historyReset, selectCurrentView } from '../router/routerSlice'

/** Wallets that are here already have announced themselves by then. */
const ANNOUNCING_MS = 1_000

/** Where a visitor is sent away to install a wallet. */
const VIEWS = ['GetWallet', 'Downloads'] as const
const isAboutInstalling = (state: RootState) =>
  VIEWS.some(name => name === selectCurrentView(state).name)

/** Asks the wallets of this browser to announce themselves once more. Nothing leaves the page. */
const askAgain = async ({ extra: { chains } }: FlowApi) => {
  const adapters = await Promise.all(chains.namespaces.map(namespace => chains.load(namespace)))
  for (const { wallets } of adapters) wallets.lookAgain?.()
}

/** A wallet that announced itself and was not there before; one that something is odd about is not put forward. */
const newWallet = (state: RootState, before: readonly string[] | null) =>
  before === null
    ? undefined
    : selectAllowedConnectors(state).find(
        ({ id, type, warnings }) =>
          type === 'ANNOUNCED' && !warnings?.length && !before.includes(id),
      )

/**
 * From a view on that tells where to get a wallet, until another view is shown: each time the visitor comes back to the page,
 * the wallets of this browser are asked anew. The first that was not there before ends it with `walletNoticed`, and the list
 * of wallets is shown.
 */
export function registerNoticeInstalledFlow(startListening: AppStartListening) {
  return startListening({
    matcher: isShown(...VIEWS),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      /** Null until those that are here already have announced themselves, or the visitor went to look. */
      let before: readonly string[] | null = null
      const noteKnown = () => {
        before ??= selectAllowedConnectors(api.getState()).map(({ id }) => id)
      }
      const cameBack = () => {
        noteKnown()
        askAgain(api).catch((thrown: unknown) => {
          api.extra.logger.log('error', 'An adapter could not be loaded', thrown)
        })
      }
      const stop = api.extra.watchReturn(cameBack, { withFocus: true })
      api.signal.addEventListener('abort', stop)
      if (!selectHasLooked(api.getState())) await api.condition((_action, s) => selectHasLooked(s))
      api.delay(ANNOUNCING_MS).then(noteKnown, () => undefined) // the visitor left meanwhile
      await api.condition(
        (action, state) =>
          modalClosed.match(action) ||
          !isAboutInstalling(state) ||
          newWallet(state, before) !== undefined,
      )
      stop()
      const state = api.getState()
      const wallet = newWallet(state, before)
      if (!wallet || !isAboutInstalling(state) || selectIsActiveConnected(state)) return
      api.dispatch(walletNoticed({ connectorId: wallet.id }))
      api.dispatch(historyReset(viewEntry('Connect')))
    },
  })
}
