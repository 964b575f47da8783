import {
  FARCASTER_QR_DELAY_MS,
  FRAME_RESPONSE_TIMEOUT_MS,
  SOCIAL_WINDOW_MS,
} from '../../../domain/limits'
import { viewEntry } from '../../../domain/views'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { selectIsOpen } from '../../../core/modal/modalSlice'
import { selectCurrentView, viewPushed } from '../../../core/router/routerSlice'
import type { RootState } from '../../../store/rootReducer'
import { toFrameErrorState } from '../toFrameErrorState'
import { selectEmbeddedNamespaces } from '../../../core/login/isEmbeddedConnection'
import { getLoginNetworks } from '../connectLoginNamespaces'
import { ABORTED, isFlowOver } from '../raceUntilLeft'
import { completeSocial } from './completeSocial'
import { loadClient } from './loadClient'
import { raceSocial } from './raceSocial'
import { farcasterRequested } from './socialBlockEvents'
import { farcasterUriCreated, socialCancelled, socialFailed } from './socialEvents'
import { selectSocial } from './socialSlice'

const isOnFarcaster = (state: RootState) =>
  selectIsOpen(state) && selectCurrentView(state).name === 'ConnectingFarcaster'

async function logIn(api: FlowApi) {
  const client = await loadClient(api)
  if (client === ABORTED) return ABORTED
  const uri = await raceSocial(api, FRAME_RESPONSE_TIMEOUT_MS, async signal => {
    const url = await client.farcasterUri(signal)
    await api.delay(FARCASTER_QR_DELAY_MS) // until the modal's transition is over
    return url
  })
  if (uri === ABORTED) return ABORTED
  const uriId = api.extra.secrets.put(uri)
  try {
    api.dispatch(farcasterUriCreated({ uriId }))
    const approved = await raceSocial(api, SOCIAL_WINDOW_MS, signal =>
      client.awaitFarcaster(signal),
    )
    if (approved === ABORTED) return ABORTED
  } finally {
    api.extra.secrets.take(uriId)
  }
  return completeSocial(api, client, 'farcaster', signal =>
    client.connect(getLoginNetworks(api), signal),
  )
}

/**
 * Signs a visitor in through the Farcaster app: a URI, the approval there, the accounts. Leaving
 * unconnected drops the URI and restarts the frame a moment later (product §2), so that other
 * methods find it fresh. Ends with `socialCompleted`, `socialFailed` or `socialCancelled`.
 */
export function registerLogInByFarcasterFlow(startListening: AppStartListening) {
  startListening({
    predicate: (_action, now, before) => isOnFarcaster(before) && !isOnFarcaster(now),
    effect: (_action, api) => {
      if (selectEmbeddedNamespaces(api.getState()).length > 0) return
      const { uriId, provider } = selectSocial(api.getState())
      if (uriId !== null) api.extra.secrets.take(uriId)
      if (provider === 'farcaster') api.dispatch(socialCancelled({ provider }))
      api.extra.embedded?.peek()?.restart()
    },
  })
  return startListening({
    actionCreator: farcasterRequested,
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      try {
        if (!isOnFarcaster(api.getState()))
          api.dispatch(viewPushed(viewEntry('ConnectingFarcaster')))
        await logIn(api) // leaving is handled above
      } catch (thrown) {
        if (isFlowOver(thrown)) return // a newer attempt or time travel took over
        api.dispatch(socialFailed({ provider: 'farcaster', error: toFrameErrorState(thrown) }))
      }
    },
  })
}
