import type { SmartAccounts } from '../accounts/createSmartAccounts'
import type { Access } from '../createAccess'
import type { HostRequest } from '../host/createHostChannel'
import type { EmailChange } from '../login/createEmailChange'
import type { Login } from '../login/createLogin'
import type { SocialLogin } from '../login/createSocialLogin'
import type { Session } from '../login/createSession'
import type { ReviewQueue } from '../requests/createReviewQueue'
import type { RpcHandler } from '../rpc/createRpcHandler'
import type { Networks } from '../rpc/createNetworks'
import type { DeviceStore } from '../storage/openDeviceStore'
import type { Look } from '../createLook'

/** Dependencies of the event handlers. */
export interface FrameContext {
  readonly access: Access
  readonly login: Login
  readonly emailChange: EmailChange
  readonly social: SocialLogin
  readonly session: Session
  readonly networks: Networks
  readonly smart: SmartAccounts
  readonly rpc: RpcHandler
  readonly queue: ReviewQueue
  readonly look: Look
  readonly storage: DeviceStore['kind']
}

export type AppEvent = (request: HostRequest, context: FrameContext) => Promise<unknown>
