import { DEFAULT_NAMESPACE } from '../../lib/address/caip'
import type { EmbeddedClient, EmbeddedSession } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { loadPart } from '../../core/parts'
import { getLoginNetworks } from './connectLoginNamespaces'
import type { ABORTED } from './raceUntilLeft'
import { raceUntilLeft } from './raceUntilLeft'

/**
 * Connects the login's accounts. With SIWX, the frame may sign the sign-in message in the same
 * step; the signature is stored before the wallet counts as connected, so the visitor signs once.
 */
export function connectAndSign(
  api: FlowApi,
  client: EmbeddedClient,
): Promise<EmbeddedSession | typeof ABORTED> {
  return raceUntilLeft(api, async signal => {
    const wanted = getLoginNetworks(api)
    const { [DEFAULT_NAMESPACE]: caipNetworkId } = wanted
    if (!api.extra.siwx || caipNetworkId === undefined) return client.connect(wanted, signal)
    const { prepareSignInByLogin, storeSignInByLogin } = await loadPart('signInByLogin')
    const message = await prepareSignInByLogin(api, caipNetworkId)
    if (!message || signal.aborted) return client.connect(wanted, signal)
    const session = await client.connect(wanted, signal, message)
    if (session.signed && !signal.aborted) {
      await storeSignInByLogin(api, message, session.signed)
    }
    return session
  })
}
