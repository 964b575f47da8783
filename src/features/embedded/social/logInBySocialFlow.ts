import { isAnyOf } from '@reduxjs/toolkit'
import { SOCIAL_WINDOW_MS } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import type { WindowProvider } from '../../../domain/socials'
import { viewEntry } from '../../../domain/views'
import { flowsResumed } from '../../../events/flowEvents'
import type { OpenedWindow } from '../../../ports/browser'
import type { EmbeddedClient } from '../../../ports/embedded'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { selectCurrentView, viewPushed, viewReplaced } from '../../../core/router/routerSlice'
import { toFrameErrorState } from '../toFrameErrorState'
import { getLoginNetworks } from '../connectLoginNamespaces'
import { ABORTED, isFlowOver } from '../raceUntilLeft'
import { completeSocial } from './completeSocial'
import { loadClient } from './loadClient'
import { isSocialView, raceSocial } from './raceSocial'
import { redirectToSocial } from './redirectToSocial'
import { socialRedirectRequested, socialRequested } from './socialBlockEvents'
import { socialCancelled, socialFailed } from './socialEvents'
import { selectSocial } from './socialSlice'

const isLoginRequested = isAnyOf(socialRequested, socialRedirectRequested)

/** Replaces an earlier attempt, so going back leads to the provider list. */
function show(api: FlowApi, provider: WindowProvider) {
  const isSocial = isSocialView(selectCurrentView(api.getState()).name)
  api.dispatch((isSocial ? viewReplaced : viewPushed)(viewEntry('ConnectingSocial', { provider })))
}

const isWindow = (kept: unknown): kept is OpenedWindow =>
  typeof kept === 'object' && kept !== null && 'closed' in kept

async function logIn(api: FlowApi, provider: WindowProvider, popup: OpenedWindow) {
  const client: EmbeddedClient | typeof ABORTED = await loadClient(api)
  if (client === ABORTED) return ABORTED
  const resultUri = await raceSocial(api, SOCIAL_WINDOW_MS, signal =>
    client.socialResult(provider, popup, signal),
  )
  if (resultUri === ABORTED) return ABORTED
  popup.close()
  return completeSocial(api, client, provider, signal =>
    client.connectSocial(provider, resultUri, getLoginNetworks(api), signal),
  )
}

const isUnderWay = (phase: string) =>
  phase === 'waiting' || phase === 'asking' || phase === 'connecting'

/**
 * Signs a visitor in with a social account: the provider's window, opened during the press, then
 * login and accounts. Redirects where no window can open. A new attempt replaces the previous one;
 * leaving ends it silently and closes the window. Ends with `socialCompleted`, `socialFailed` or
 * `socialCancelled`.
 */
export function registerLogInBySocialFlow(startListening: AppStartListening) {
  startListening({
    actionCreator: flowsResumed,
    effect: (_action, api) => {
      const { phase, provider } = selectSocial(api.getState())
      if (provider !== null && isUnderWay(phase)) api.dispatch(socialCancelled({ provider }))
    },
  })
  return startListening({
    matcher: isLoginRequested,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const { provider } = action.payload
      const windowId = socialRequested.match(action) ? action.payload.windowId : null
      const kept = windowId === null ? undefined : api.extra.secrets.read(windowId)
      try {
        show(api, provider)
        if (socialRedirectRequested.match(action)) {
          if ((await redirectToSocial(api, provider)) !== ABORTED) return
        } else {
          if (!isWindow(kept))
            throw new ModalError('POPUP_BLOCKED', 'Could not create social popup')
          if ((await logIn(api, provider, kept)) !== ABORTED) return
        }
        api.dispatch(socialCancelled({ provider }))
      } catch (thrown) {
        if (isFlowOver(thrown)) return // a newer attempt or time travel took over
        api.dispatch(socialFailed({ provider, error: toFrameErrorState(thrown) }))
      } finally {
        if (windowId !== null) api.extra.secrets.take(windowId)
        // Windows are reused by name: a newer attempt has the same one.
        const { windowId: current } = selectSocial(api.getState())
        if (isWindow(kept) && (current === windowId || current === null)) kept.close()
      }
    },
  })
}
