import * as v from 'valibot'
import type { SessionAnswer } from '../../shared/api'
import { SOCIAL_PROVIDERS } from '../../shared/social'
import { failure } from '../failures'
import type { AppEvent } from './context'
import { readPayload as read } from './readPayload'

const Visit = v.looseObject({ provider: v.picklist(SOCIAL_PROVIDERS) })
const Result = v.looseObject({
  uri: v.pipe(v.string(), v.maxLength(4_000)),
  preferredAccountType: v.optional(v.string()),
  chainId: v.optional(v.union([v.string(), v.number()])),
})
const User = v.looseObject({ smartAccountDeployed: v.optional(v.boolean()) })

/**
 * Modals strip a trailing 0 from Discord names (product §4), where older names end in a
 * discriminator, so one is appended.
 */
const nameFor = ({ authProvider, userName }: SessionAnswer) =>
  authProvider === 'discord' && userName !== null ? `${userName}0` : userName

/**
 * Events for social logins (protocol §5.4).
 *
 * @param getUser - the response to `GET_USER`, which a social login includes
 */
export function createSocialEvents(getUser: AppEvent): Readonly<Record<string, AppEvent>> {
  return {
    GET_SOCIAL_REDIRECT_URI: async ({ payload }, { access, social }) => {
      const { provider } = read(Visit, payload)
      await access.checkHost()
      return { uri: await social.begin(provider) }
    },
    CONNECT_SOCIAL: async (request, context) => {
      const { uri, ...wish } = read(Result, request.payload)
      await context.access.checkHost()
      const session = await context.social.redeem(uri)
      const user = v.safeParse(User, await getUser({ ...request, payload: wish }, context))
      if (!user.success) throw failure('INTERNAL')
      const { smartAccountDeployed: _, ...shared } = user.output
      return { ...shared, userName: nameFor(session) }
    },
    GET_FARCASTER_URI: async (_request, { access, social }) => {
      await access.checkHost()
      return { url: await social.farcasterUrl() }
    },
    CONNECT_FARCASTER: async (_request, { social }) => {
      const { userName } = await social.awaitFarcaster()
      return { userName: userName ?? '' }
    },
  }
}
