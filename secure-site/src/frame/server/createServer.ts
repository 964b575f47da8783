import type {
  AccountsConfig,
  QuoteAnswer,
  QuoteRequest,
  SendBatchAnswer,
  SendBatchRequest,
} from '../../shared/accounts'
import type {
  AuditEntry,
  DeviceLoginAnswer,
  EmailLoginAnswer,
  EmailLoginRequest,
  CodeLoginRequest,
  LoginShareAnswer,
  RecoverAnswer,
  SessionAnswer,
  SiteConfig,
  StoreSharesRequest,
} from '../../shared/api'
import type {
  FarcasterAwaitAnswer,
  FarcasterAwaitRequest,
  FarcasterChannelAnswer,
  OutsideLoginRequest,
  SocialLoginAnswer,
  SocialLoginRequest,
  SocialResultRequest,
  SocialsAnswer,
} from '../../shared/social'
import type { TellGrantRequest } from '../../shared/grantList'
import { createApi } from './createApi'
import { emailChangeRequests, type EmailChangeRequests } from './emailChangeRequests'
import * as accountShapes from './accountShapes'
import * as shapes from './shapes'

export interface Server extends EmailChangeRequests {
  requestCode(request: EmailLoginRequest): Promise<EmailLoginAnswer>
  awaitDevice(loginId: string, signal: AbortSignal): Promise<DeviceLoginAnswer>
  submitCode(request: CodeLoginRequest): Promise<SessionAnswer>
  /** The social logins that the operator offers. */
  socials(): Promise<SocialsAnswer>
  /** @throws `PROVIDER_NOT_OFFERED`, `PROVIDER_UNREACHABLE` */
  beginSocial(request: SocialLoginRequest): Promise<SocialLoginAnswer>
  /** @throws `LOGIN_EXPIRED` */
  redeemSocial(request: SocialResultRequest): Promise<SessionAnswer>
  /** @throws `PROVIDER_NOT_OFFERED`, `PROVIDER_UNREACHABLE` */
  openFarcaster(request: OutsideLoginRequest): Promise<FarcasterChannelAnswer>
  /** Waits for up to 25 s. @throws `LOGIN_EXPIRED` */
  awaitFarcaster(request: FarcasterAwaitRequest, signal: AbortSignal): Promise<FarcasterAwaitAnswer>
  /**
   * Null if no user is signed in. Tries the cookie first, then the token in case the browser
   * withholds the cookie.
   */
  readSession(): Promise<SessionAnswer | null>
  endSession(): Promise<void>
  storeShares(request: StoreSharesRequest): Promise<void>
  loginShare(): Promise<LoginShareAnswer>
  recover(): Promise<RecoverAnswer>
  /** @throws `HOST_NOT_ALLOWED` if `hostOrigin` is not on the project's list */
  config(projectId: string, hostOrigin: string): Promise<SiteConfig>
  accountsConfig(projectId: string): Promise<AccountsConfig>
  quoteBatch(request: QuoteRequest): Promise<QuoteAnswer>
  sendBatch(request: SendBatchRequest): Promise<SendBatchAnswer>
  /** Reports a grant before it goes to a bundler. */
  tellGrant(request: TellGrantRequest): Promise<void>
  audit(entry: AuditEntry): void
  /** For browsers that send no cookies from a frame. The token never leaves this origin. */
  useToken(token: string | null): void
}

/**
 * Validating client for `shared/api.ts`. Throws the server's own codes, and `SERVER_UNREACHABLE`.
 */
export function createServer(fetch: typeof globalThis.fetch): Server {
  let token: string | null = null
  let sendsToken = false

  const { ask, send } = createApi(fetch, () =>
    sendsToken && token !== null ? { authorization: `Bearer ${token}` } : {},
  )

  const sessionOrNull = () => ask('session', shapes.CurrentSession)

  return {
    requestCode: body => ask('login/email', shapes.EmailLogin, { method: 'POST', body }),
    awaitDevice: (loginId, signal) =>
      ask('login/device', shapes.DeviceLogin, { method: 'POST', body: { loginId }, signal }),
    submitCode: body => ask('login/code', shapes.Session, { method: 'POST', body }),
    socials: () => ask('social', shapes.Socials),
    beginSocial: body => ask('social/begin', shapes.SocialVisit, { method: 'POST', body }),
    redeemSocial: body => ask('social/redeem', shapes.Session, { method: 'POST', body }),
    openFarcaster: body =>
      ask('social/farcaster', shapes.FarcasterChannel, { method: 'POST', body }),
    awaitFarcaster: (body, signal) =>
      ask('social/farcaster/await', shapes.FarcasterWait, { method: 'POST', body, signal }),
    readSession: async () => {
      const found = await sessionOrNull()
      if (found !== null || token === null || sendsToken) return found
      sendsToken = true
      return sessionOrNull()
    },
    endSession: async () => {
      await send('session/end', { method: 'POST', body: {} })
    },
    ...emailChangeRequests({ ask, send }),
    storeShares: async body => {
      await send('keys', { method: 'PUT', body })
    },
    loginShare: () => ask('keys', shapes.LoginShare),
    recover: () => ask('keys/recover', shapes.Recovery, { method: 'POST', body: {} }),
    config: (projectId, hostOrigin) =>
      ask(`config?${new URLSearchParams({ projectId, hostOrigin }).toString()}`, shapes.Config),
    accountsConfig: projectId =>
      ask(
        `accounts/config?${new URLSearchParams({ projectId }).toString()}`,
        accountShapes.AccountsConfig,
      ),
    quoteBatch: body => ask('accounts/quote', accountShapes.Quote, { method: 'POST', body }),
    sendBatch: body => ask('accounts/send', accountShapes.SentBatch, { method: 'POST', body }),
    tellGrant: async body => {
      await send('accounts/grants', { method: 'POST', body })
    },
    audit: body => {
      send('audit', { method: 'POST', body }).catch(() => {
        // The page has its response already; a lost audit entry must not disturb the user.
      })
    },
    useToken: next => {
      token = next
      sendsToken = false
    },
  }
}
