import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { EmbeddedClient, EmbeddedSession } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { wantedNetworks } from './joinEmbedded'
import type { ABORTED } from './raceLeaving'
import { raceLeaving } from './raceLeaving'

/**
 * Takes the accounts of the login. Where the page has its visitors sign in, the frame may sign for that by the way, if its site knows
 * how to: what it signed is stored before the page counts as connected, so that nothing is asked twice.
 */
export function connectAndSign(
  api: FlowApi,
  client: EmbeddedClient,
): Promise<EmbeddedSession | typeof ABORTED> {
  return raceLeaving(api, async signal => {
    const wanted = wantedNetworks(api)
    const { [DEFAULT_NAMESPACE]: caipNetworkId } = wanted
    if (!api.extra.siwx || caipNetworkId === undefined) return client.connect(wanted, signal)
    const { prepareSignInByLogin, storeSignInByLogin } = await import('../siwx/signInByLogin')
    const message = await prepareSignInByLogin(api, caipNetworkId)
    if (!message || signal.aborted) return client.connect(wanted, signal)
    const session = await client.connect(wanted, signal, message)
    if (session.signed && !signal.aborted) {
      await storeSignInByLogin(api, message, session.signed)
    }
    return session
  })
}
