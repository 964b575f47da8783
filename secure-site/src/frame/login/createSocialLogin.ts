import type { SessionAnswer } from '../../shared/api'
import type { SocialProvider } from '../../shared/social'
import { failure } from '../failures'
import type { Server } from '../server/createServer'
import type { Session } from './createSession'

const RESULT_PATH = '/social/callback'
const RESULT = /^[-\w]{43}$/

export interface SocialLoginPorts {
  readonly server: Server
  readonly session: Session
  readonly projectId: string
  hostOrigin(): string | null
}

/** Logins with social accounts. */
export interface SocialLogin {
  /** Resolves with the popup's URL. @throws `PROVIDER_NOT_OFFERED`, `PROVIDER_UNREACHABLE` */
  begin(provider: SocialProvider): Promise<string>
  /**
   * Completes the login with the popup's result. @throws `LOGIN_DECLINED`, `LOGIN_EXPIRED`,
   * `LOGIN_FAILED`
   */
  redeem(resultUri: string): Promise<SessionAnswer>
  /** Opens a channel, replacing the previous one, and resolves with the URL for the app. */
  farcasterUrl(): Promise<string>
  /** Waits until the app has signed. @throws `LOGIN_EXPIRED`, `CANCELLED` */
  awaitFarcaster(): Promise<SessionAnswer>
  /** Abandons the current Farcaster login. */
  abandon(): void
}

/** Reads the result from the callback URL. @throws the failure that the URL reports */
function readResult(resultUri: string): string {
  const url = URL.canParse(resultUri) ? new URL(resultUri) : null
  if (url?.pathname !== RESULT_PATH) throw failure('LOGIN_FAILED')
  const error = url.searchParams.get('error')
  if (error === 'access_denied') throw failure('LOGIN_DECLINED')
  if (error === 'login_expired') throw failure('LOGIN_EXPIRED')
  const result = url.searchParams.get('result') ?? ''
  if (!RESULT.test(result)) throw failure('LOGIN_FAILED')
  return result
}

export function createSocialLogin(ports: SocialLoginPorts): SocialLogin {
  const { server, session, projectId, hostOrigin } = ports
  let channel: { readonly loginId: string; readonly channelToken: string } | null = null
  let waiting = new AbortController()

  const abandon = () => {
    waiting.abort()
    waiting = new AbortController()
    channel = null
  }
  const describe = async () => ({
    deviceId: await session.deviceId(),
    hostOrigin: hostOrigin() ?? '',
    projectId,
  })

  return {
    begin: async provider => {
      const { uri } = await server.beginSocial({ ...(await describe()), provider })
      return uri
    },
    redeem: async resultUri => {
      const result = readResult(resultUri)
      const answer = await server.redeemSocial({ result, deviceId: await session.deviceId() })
      await session.adopt(answer)
      return answer
    },
    farcasterUrl: async () => {
      abandon()
      const { signal } = waiting
      const { url, loginId, channelToken } = await server.openFarcaster(await describe())
      if (signal.aborted) throw failure('CANCELLED')
      channel = { loginId, channelToken }
      return url
    },
    awaitFarcaster: async () => {
      if (!channel) throw failure('LOGIN_EXPIRED')
      const request = { ...channel, deviceId: await session.deviceId() }
      const { signal } = waiting
      for (;;) {
        const { session: answer } = await server.awaitFarcaster(request, signal)
        if (signal.aborted) throw failure('CANCELLED')
        if (!answer) continue
        channel = null
        await session.adopt(answer)
        return answer
      }
    },
    abandon,
  }
}
