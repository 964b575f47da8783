import * as v from 'valibot'
import { isRpcRequest } from './rpcParams'

const chainId = v.union([v.string(), v.number()])
const email = v.pipe(v.string(), v.email())
const none = v.undefined()
const otp = v.strictObject({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) })
const accountType = v.picklist(['eoa', 'smartAccount'])

/** A message to sign while connecting, if the page requests one ([1.8]). */
const siwxMessage = v.looseObject({
  accountAddress: v.string(),
  chainId: v.string(),
  domain: v.string(),
  uri: v.string(),
  version: v.string(),
  nonce: v.string(),
})

const user = {
  email: v.nullish(v.string()),
  address: v.string(),
  chainId,
  accounts: v.optional(v.array(v.looseObject({ address: v.string(), type: accountType }))),
  preferredAccountType: v.optional(v.string()),
}

interface FrameEvent {
  /** What a page sends: exactly these members. */
  readonly payload: v.GenericSchema
  /** The frame's response; may have more members. */
  readonly answer: v.GenericSchema
}

/** Every event of a page, from protocol §5.4 and its remarks on [1.8], not from the product. */
export const FRAME_EVENTS: Readonly<Record<string, FrameEvent>> = {
  SWITCH_NETWORK: {
    payload: v.strictObject({ chainId, rpcUrl: v.optional(v.string()) }),
    answer: v.looseObject({ chainId }),
  },
  CONNECT_EMAIL: {
    payload: v.strictObject({ email }),
    answer: v.looseObject({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  },
  CONNECT_DEVICE: { payload: none, answer: none },
  CONNECT_OTP: { payload: otp, answer: none },
  CONNECT_SOCIAL: {
    payload: v.strictObject({
      uri: v.string(),
      preferredAccountType: v.optional(v.string()),
      chainId: v.optional(chainId),
      rpcUrl: v.optional(v.string()),
      siwxMessage: v.optional(siwxMessage),
    }),
    answer: v.looseObject({ ...user, userName: v.nullish(v.string()) }),
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: v.strictObject({
      provider: v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
    }),
    answer: v.looseObject({ uri: v.string() }),
  },
  GET_FARCASTER_URI: { payload: none, answer: v.looseObject({ url: v.string() }) },
  CONNECT_FARCASTER: { payload: none, answer: v.looseObject({ userName: v.string() }) },
  GET_USER: {
    payload: v.optional(
      v.strictObject({
        chainId: v.optional(chainId),
        preferredAccountType: v.optional(v.string()),
        socialUri: v.optional(v.string()),
        rpcUrl: v.optional(v.string()),
        siwxMessage: v.optional(siwxMessage),
      }),
    ),
    answer: v.looseObject({ ...user, smartAccountDeployed: v.optional(v.boolean()) }),
  },
  IS_CONNECTED: { payload: none, answer: v.looseObject({ isConnected: v.boolean() }) },
  GET_CHAIN_ID: { payload: none, answer: v.looseObject({ chainId }) },
  SIGN_OUT: { payload: none, answer: none },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
    payload: none,
    answer: v.looseObject({ smartAccountEnabledNetworks: v.array(v.number()) }),
  },
  INIT_SMART_ACCOUNT: {
    payload: none,
    answer: v.looseObject({ address: v.string(), isDeployed: v.boolean() }),
  },
  SET_PREFERRED_ACCOUNT: {
    payload: v.strictObject({ type: accountType }),
    answer: v.looseObject({ type: v.string(), address: v.string() }),
  },
  UPDATE_EMAIL: {
    payload: v.strictObject({ email }),
    answer: v.looseObject({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  },
  UPDATE_EMAIL_PRIMARY_OTP: { payload: otp, answer: none },
  UPDATE_EMAIL_SECONDARY_OTP: { payload: otp, answer: v.looseObject({ newEmail: v.string() }) },
  SYNC_THEME: {
    payload: v.strictObject({
      themeMode: v.optional(v.picklist(['light', 'dark'])),
      themeVariables: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
      w3mThemeVariables: v.optional(v.record(v.string(), v.string())),
      lang: v.optional(v.string()),
    }),
    answer: none,
  },
  SYNC_DAPP_DATA: {
    payload: v.strictObject({
      metadata: v.optional(
        v.strictObject({
          name: v.string(),
          description: v.string(),
          url: v.string(),
          icons: v.array(v.string()),
        }),
      ),
      sdkVersion: v.optional(v.string()),
      sdkType: v.optional(v.string()),
      projectId: v.string(),
    }),
    answer: none,
  },
  RELOAD: { payload: none, answer: none },
  RPC_REQUEST: {
    payload: v.pipe(
      v.strictObject({
        method: v.string(),
        params: v.optional(v.unknown()),
        chainId: v.optional(chainId),
        chainNamespace: v.optional(v.string()),
        rpcUrl: v.optional(v.string()),
      }),
      v.check(({ method, params }) => isRpcRequest(method, params)),
    ),
    answer: v.unknown(),
  },
  /** [1.8] only names the event; this product adds the id of the request to withdraw. */
  RPC_ABORT: { payload: v.optional(v.strictObject({ id: v.string() })), answer: none },
}

/** Messages the frame posts unprompted. */
export const FRAME_NOTICES: Readonly<Record<string, v.GenericSchema>> = {
  READY: v.optional(v.looseObject({ version: v.optional(v.string()) })),
  SESSION_UPDATE: v.looseObject({ token: v.string() }),
  /** An extension of this site: the user left with Escape inside the frame. */
  CLOSE_REQUESTED: none,
}

export const errorPayload = v.looseObject({ message: v.string() })
