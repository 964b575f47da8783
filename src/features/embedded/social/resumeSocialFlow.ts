import type { WindowProvider } from '../../../domain/socials'
import { viewEntry } from '../../../domain/views'
import { storeReady } from '../../../events/lifecycleEvents'
import { modalOpenRequested } from '../../../events/modalEvents'
import { viewShown } from '../../../events/viewEvents'
import { isSocialPending } from '../../../lib/links/pendingSocial'
import type { AppStartListening, FlowApi } from '../../../store/listening'
import { toFrameErrorState } from '../toFrameErrorState'
import { getLoginNetworks } from '../connectLoginNamespaces'
import { ABORTED, isFlowOver } from '../raceUntilLeft'
import { completeSocial } from './completeSocial'
import { socialCancelled, socialFailed, socialReturned } from './socialEvents'

const SHOWN_WITHIN_MS = 10_000

/** Opens the modal on the resumed login; continues if it does not open in time. */
async function open(api: FlowApi, provider: WindowProvider) {
  api.dispatch(socialReturned({ provider }))
  const shown = api.take(viewShown.match, SHOWN_WITHIN_MS)
  api.dispatch(modalOpenRequested({ view: viewEntry('ConnectingSocial', { provider }) }))
  await shown
}

/**
 * Resumes a login after a redirect to a provider, from the result in the URL. Ends with
 * `socialCompleted`, `socialFailed` or `socialCancelled`; silently if none was pending.
 */
export function registerResumeSocialFlow(startListening: AppStartListening) {
  return startListening({
    actionCreator: storeReady,
    effect: async (_action, api) => {
      const { storage, embedded } = api.extra
      if (!embedded || !isSocialPending(storage)) return
      api.cancelActiveListeners()
      let provider: WindowProvider | null = null
      try {
        const client = await embedded.load()
        const returned = client.takeReturn()
        if (returned === null) return
        const { resultUri } = returned
        provider = returned.provider
        await open(api, provider)
        const end = await completeSocial(api, client, provider, signal =>
          client.connectSocial(returned.provider, resultUri, getLoginNetworks(api), signal),
        )
        if (end === ABORTED) api.dispatch(socialCancelled({ provider }))
      } catch (thrown) {
        if (isFlowOver(thrown)) return // time travel
        if (provider) api.dispatch(socialFailed({ provider, error: toFrameErrorState(thrown) }))
        else api.extra.logger.log('info', 'A login that left this page could not go on', thrown)
      }
    },
  })
}
