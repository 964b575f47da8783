import { FRAME_RESPONSE_TIMEOUT_MS } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import type { SocialProvider } from '../../../domain/socials'
import type { EmbeddedClient, EmbeddedSession } from '../../../ports/embedded'
import type { FlowApi } from '../../../store/listening'
import { getLoginNamespaces, connectLoginNamespaces } from '../connectLoginNamespaces'
import { leaveCompletedLogin } from '../leaveCompletedLogin'
import { ABORTED } from '../raceUntilLeft'
import { isSocialView, raceSocial } from './raceSocial'
import { socialApproved, socialCompleted } from './socialEvents'

/**
 * Connects a login approved at the provider and keeps it on screen until seen. Leaving signs the
 * frame out again. Ends with `socialCompleted`, or resolves with `ABORTED`.
 * @throws {ModalError} whatever the frame's client throws; `NO_ACCOUNTS`
 */
export async function completeSocial(
  api: FlowApi,
  client: EmbeddedClient,
  provider: SocialProvider,
  take: (signal: AbortSignal) => Promise<EmbeddedSession>,
): Promise<typeof ABORTED | 'connected'> {
  api.dispatch(socialApproved({ provider }))
  const session = await raceSocial(api, FRAME_RESPONSE_TIMEOUT_MS, take)
  if (session === ABORTED) {
    await client.signOut()
    return ABORTED
  }
  if (getLoginNamespaces(api, session).length === 0) throw new ModalError('NO_ACCOUNTS')
  connectLoginNamespaces(api, session)
  api.dispatch(socialCompleted({ provider }))
  await leaveCompletedLogin(api, { isPlace: isSocialView, toast: 'social.added' })
  return 'connected'
}
