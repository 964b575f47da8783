import * as v from 'valibot'
import { SOCIAL_PROVIDERS } from '../../shared/social'
import { Origin, ProjectId, Token } from './requests'
import type {
  FarcasterAwaitRequest,
  OutsideLoginRequest,
  SocialLoginRequest,
  SocialResultRequest,
} from '../../shared/social'

const outside = { deviceId: Token, hostOrigin: Origin, projectId: ProjectId }

export const SocialName = v.picklist(SOCIAL_PROVIDERS)
export const SocialLogin: v.GenericSchema<unknown, SocialLoginRequest> = v.object({
  ...outside,
  provider: SocialName,
})
export const SocialResult: v.GenericSchema<unknown, SocialResultRequest> = v.object({
  result: Token,
  deviceId: Token,
})
export const FarcasterLogin: v.GenericSchema<unknown, OutsideLoginRequest> = v.object(outside)
export const FarcasterAwait: v.GenericSchema<unknown, FarcasterAwaitRequest> = v.object({
  loginId: Token,
  channelToken: v.pipe(v.string(), v.regex(/^[-\w]{1,200}$/)),
  deviceId: Token,
})
