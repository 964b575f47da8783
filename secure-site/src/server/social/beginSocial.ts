import { describeError } from '../describeError'
import { ApiRefusal } from '../http/apiRefusal'
import { makeToken } from '../lib/secrets'
import { deriveSecrets } from './derive'
import { addOutsideLogin } from './outsideLogins'
import type { SocialLoginAnswer, SocialLoginRequest } from '../../shared/social'
import type { Visitor } from '../login/beginLogin'
import type { Site } from '../site'

/**
 * Starts a login at a provider.
 *
 * @throws {ApiRefusal} `PROVIDER_NOT_OFFERED`, `PROVIDER_UNREACHABLE`, `HOST_NOT_ALLOWED`,
 * `TOO_MANY_REQUESTS`
 */
export async function beginSocial(
  site: Site,
  request: SocialLoginRequest,
  visitor: Visitor,
): Promise<SocialLoginAnswer> {
  const { provider } = request
  if (!site.visits.isOffered(provider)) throw new ApiRefusal('PROVIDER_NOT_OFFERED')
  const state = makeToken()
  await addOutsideLogin(site, { ...request, state }, visitor)
  const secrets = deriveSecrets(site.settings.secret, state)
  const uri = await site.visits.addressOf(provider, state, secrets).catch((thrown: unknown) => {
    site.log(describeError(thrown, `reading the description of ${provider}`))
    throw new ApiRefusal('PROVIDER_UNREACHABLE')
  })
  return { uri }
}
