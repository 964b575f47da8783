import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(8_192))
const chainId = v.union([text, v.number()])
const email = v.pipe(v.string(), v.email(), v.maxLength(254))
const accountType = v.picklist(['eoa', 'smartAccount'])
const nothing = v.optional(v.unknown())

const userEntries = {
  email: v.nullish(text),
  address: text,
  chainId,
  accounts: v.nullish(
    v.pipe(v.array(v.object({ address: text, type: accountType })), v.maxLength(500)),
  ),
  preferredAccountType: v.nullish(text),
}
/** [1.8]: the signature made while connecting, if a message was given. */
const signedEntries = { message: v.nullish(text), signature: v.nullish(text) }
const user = v.object({
  ...userEntries,
  ...signedEntries,
  smartAccountDeployed: v.nullish(v.boolean()),
  /** Extension of some sites: `memory` where the browser blocks the frame's storage. */
  storage: v.nullish(text),
})
const socialUser = v.object({ ...userEntries, userName: v.nullish(text) })
const siwxMessage = v.object({
  accountAddress: text,
  chainId: text,
  domain: text,
  uri: text,
  version: text,
  nonce: text,
  statement: v.optional(text),
  issuedAt: v.optional(text),
  expirationTime: v.optional(text),
  notBefore: v.optional(text),
  requestId: v.optional(text),
  resources: v.optional(v.array(text)),
})
const code = v.object({ otp: text })

/**
 * All events a page sends to the frame, with their payloads and answers (protocol §5.4). Unlisted
 * members pass unvalidated.
 */
export const FRAME_EVENTS = {
  SWITCH_NETWORK: { payload: v.object({ chainId }), answer: v.object({ chainId }) },
  CONNECT_EMAIL: {
    payload: v.object({ email }),
    answer: v.object({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  CONNECT_DEVICE: { payload: nothing, answer: nothing },
  CONNECT_OTP: { payload: code, answer: nothing },
  CONNECT_SOCIAL: {
    payload: v.object({
      uri: text,
      preferredAccountType: v.optional(text),
      chainId: v.optional(chainId),
    }),
    answer: socialUser,
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: v.object({
      provider: v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
    }),
    answer: v.object({ uri: text }),
  },
  GET_FARCASTER_URI: { payload: nothing, answer: v.object({ url: text }) },
  CONNECT_FARCASTER: { payload: nothing, answer: v.object({ userName: text }) },
  GET_USER: {
    payload: v.optional(
      v.object({
        chainId: v.optional(chainId),
        preferredAccountType: v.optional(text),
        socialUri: v.optional(text),
        siwxMessage: v.optional(siwxMessage),
      }),
    ),
    answer: user,
  },
  IS_CONNECTED: { payload: nothing, answer: v.object({ isConnected: v.boolean() }) },
  GET_CHAIN_ID: { payload: nothing, answer: v.object({ chainId }) },
  SIGN_OUT: { payload: nothing, answer: nothing },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: nothing,
    answer: v.object({
      smartAccountEnabledNetworks: v.pipe(v.array(v.number()), v.maxLength(1_000)),
    }),
  },
  INIT_SMART_ACCOUNT: {
    payload: nothing,
    answer: v.object({ address: text, isDeployed: v.boolean() }),
  },
  SET_PREFERRED_ACCOUNT: {
    payload: v.object({ type: accountType }),
    answer: v.object({ type: text, address: text }),
  },
  UPDATE_EMAIL: {
    payload: v.object({ email }),
    answer: v.object({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: code, answer: nothing },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: code, answer: v.object({ newEmail: text }) },
  SYNC_THEME: {
    payload: v.object({
      themeMode: v.optional(v.picklist(['light', 'dark'])),
      themeVariables: v.optional(v.record(text, v.union([text, v.number()]))),
      w3mThemeVariables: v.optional(v.record(text, text)),
      /** Extension: the modal's language has changed since the frame loaded. */
      lang: v.optional(text),
    }),
    answer: nothing,
  },
  SYNC_DAPP_DATA: {
    payload: v.object({
      metadata: v.optional(
        v.object({ name: text, description: text, url: text, icons: v.array(text) }),
      ),
      sdkVersion: v.optional(text),
      sdkType: v.optional(text),
      projectId: text,
    }),
    answer: nothing,
  },
  RELOAD: { payload: nothing, answer: nothing },
  RPC_REQUEST: {
    payload: v.object({ method: text, params: v.optional(v.unknown()) }),
    answer: v.unknown(),
  },
  /**
   * Newer event that withdraws one request, or all, unless already approved, which the request's
   * own answer shows. Sites without support do not answer.
   */
  RPC_ABORT: { payload: v.optional(v.object({ id: v.optional(text) })), answer: nothing },
} as const

type Events = typeof FRAME_EVENTS
export type FrameEvent = keyof Events
export type FramePayload<E extends FrameEvent> = v.InferInput<Events[E]['payload']>
export type FrameAnswer<E extends FrameEvent> = v.InferOutput<Events[E]['answer']>
export type FrameUser = v.InferOutput<typeof user>

export const APP_PREFIX = '@w3m-app/'
export const FRAME_PREFIX = '@w3m-frame/'

/** Unsolicited messages of the frame. An empty token means that its session has ended. */
export const FRAME_NOTICES = {
  READY: v.optional(v.looseObject({ version: v.optional(text) })),
  SESSION_UPDATE: v.object({ token: text }),
  /** The user pressed Escape or the close button in the frame. */
  CLOSE_REQUESTED: nothing,
} as const
export type FrameNotice = keyof typeof FRAME_NOTICES

export const isFrameNotice = (name: string): name is FrameNotice =>
  Object.hasOwn(FRAME_NOTICES, name)

/** The payload of an error; `code` is an extension of some sites. */
export const frameErrorSchema = v.optional(
  v.looseObject({
    message: v.nullish(v.string()),
    code: v.optional(v.union([text, v.number()])),
    retryAfterSeconds: v.optional(v.number()),
    /** True if the frame had sent nothing yet. */
    nothingSent: v.optional(v.unknown()),
  }),
)
export type FrameError = v.InferOutput<typeof frameErrorSchema>
