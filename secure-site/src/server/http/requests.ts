import * as v from 'valibot'
import type {
  AuditEntry,
  CodeLoginRequest,
  DeviceDecisionRequest,
  DeviceLoginRequest,
  DeviceQuestionRequest,
  EmailLoginRequest,
  StoreSharesRequest,
} from '../../shared/api'
import type { EmailChangeCodeRequest, EmailChangeRequest } from '../../shared/emailChange'

/** 32 bytes as base64url. */
export const Token = v.pipe(v.string(), v.regex(/^[-\w]{43}$/))
const SHARE_CHARACTERS_MAX = 512
const Share = v.pipe(v.string(), v.regex(/^[-\w]+$/), v.maxLength(SHARE_CHARACTERS_MAX))
export const Origin = v.pipe(
  v.string(),
  v.maxLength(300),
  v.check(text => URL.canParse(text) && new URL(text).origin === text),
)

export const ProjectId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

/** One schema per API request; unknown members are dropped. */
export const EmailLogin: v.GenericSchema<unknown, EmailLoginRequest> = v.object({
  email: v.pipe(v.string(), v.maxLength(400)),
  deviceId: Token,
  hostOrigin: Origin,
  projectId: ProjectId,
})
export const DeviceLogin: v.GenericSchema<unknown, DeviceLoginRequest> = v.object({
  loginId: Token,
})
export const CodeLogin: v.GenericSchema<unknown, CodeLoginRequest> = v.object({
  loginId: Token,
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
})
export const DeviceQuestionBody: v.GenericSchema<unknown, DeviceQuestionRequest> = v.object({
  linkToken: Token,
})
export const DeviceDecision: v.GenericSchema<unknown, DeviceDecisionRequest> = v.object({
  linkToken: Token,
  decision: v.picklist(['approve', 'decline']),
})
export const StoreShares: v.GenericSchema<unknown, StoreSharesRequest> = v.object({
  addresses: v.object({
    eip155: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/)),
    solana: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
  }),
  loginShare: Share,
  recoveryShare: v.nullable(Share),
})
export const Audit: v.GenericSchema<unknown, AuditEntry> = v.object({
  kind: v.picklist(['approved', 'declined']),
  method: v.pipe(v.string(), v.regex(/^[a-zA-Z]+_[a-zA-Z0-9_]+$/), v.maxLength(64)),
  hostOrigin: Origin,
})
export const EmailChange: v.GenericSchema<unknown, EmailChangeRequest> = v.object({
  email: v.pipe(v.string(), v.maxLength(400)),
  hostOrigin: Origin,
  projectId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})
export const EmailChangeCode: v.GenericSchema<unknown, EmailChangeCodeRequest> = v.object({
  changeId: Token,
  code: v.pipe(v.string(), v.regex(/^\d{6}$/)),
})
/** `{}` */
export const Nothing: v.GenericSchema<unknown, object> = v.object({})
