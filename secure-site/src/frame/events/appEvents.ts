import * as v from 'valibot'
import { failure, rpcFailure } from '../failures'
import { refusals } from '../refusals'
import { toCaipNetworkId, toProtocolChainId } from '../rpc/createNetworks'
import { ACCOUNT_EVENTS, describeAccounts, followWish } from './accountEvents'
import type { AppEvent, FrameContext } from './context'
import { EMAIL_CHANGE_EVENTS } from './emailChangeEvents'
import { readPayload as read } from './readPayload'
import { createSocialEvents } from './socialEvents'

const ChainId = v.union([v.string(), v.number()])
const Email = v.looseObject({ email: v.pipe(v.string(), v.maxLength(320)) })
const Otp = v.looseObject({ otp: v.pipe(v.string(), v.maxLength(20)) })
const Chain = v.looseObject({ chainId: ChainId })
const UserWish = v.nullish(
  v.looseObject({ chainId: v.optional(ChainId), preferredAccountType: v.optional(v.unknown()) }),
)
const Withdrawal = v.nullish(v.looseObject({ id: v.optional(v.string()) }))

function networkOf(chainId: string | number): string {
  const caipNetworkId = toCaipNetworkId(chainId)
  if (caipNetworkId === null) throw rpcFailure(4902, refusals.unknownNetwork(String(chainId)))
  return caipNetworkId
}

/** Not supported yet. */
const notYet: AppEvent = async () => {
  throw failure('NOT_SUPPORTED')
}

const getUser: AppEvent = async ({ payload }, context) => {
  const { access, networks, smart, storage } = context
  const { chainId, preferredAccountType } = read(UserWish, payload) ?? {}
  await access.checkHost()
  if (chainId !== undefined) networks.choose(networkOf(chainId))
  await followWish(preferredAccountType, smart)
  const { email, addresses } = await access.accounts()
  return { email, ...(await describeAccounts(addresses, context)), storage }
}

const switchNetwork: AppEvent = async ({ payload }, { networks }) => {
  const caipNetworkId = networkOf(read(Chain, payload).chainId)
  if ((await networks.urls(caipNetworkId)).length === 0)
    throw rpcFailure(4902, refusals.unknownNetwork(caipNetworkId))
  networks.choose(caipNetworkId)
  return { chainId: toProtocolChainId(caipNetworkId) }
}

async function endSession({ login, social, emailChange, queue, session }: FrameContext) {
  login.abandon()
  emailChange.abandon()
  social.abandon()
  queue.withdraw()
  await session.end()
}

/** The page's events (protocol §5.4) by name without prefix. Unknown names are ignored. */
export const APP_EVENTS: Readonly<Record<string, AppEvent>> = {
  CONNECT_EMAIL: async ({ payload }, { access, login }) => {
    const { email } = read(Email, payload)
    await access.checkHost()
    return { action: await login.requestCode(email) }
  },
  CONNECT_DEVICE: (_request, { login }) => login.awaitDevice(),
  CONNECT_OTP: async ({ payload }, { login }) => login.submitCode(read(Otp, payload).otp),
  IS_CONNECTED: async (_request, { session }) => ({ isConnected: (await session.read()) !== null }),
  GET_USER: getUser,
  GET_CHAIN_ID: async (_request, { networks }) => ({
    chainId: toProtocolChainId(networks.current()),
  }),
  SWITCH_NETWORK: switchNetwork,
  SIGN_OUT: async (_request, context) => endSession(context),
  RPC_REQUEST: async ({ id, payload }, { access, rpc }) => {
    await access.checkHost()
    return rpc.handle(id, payload)
  },
  RPC_ABORT: async ({ payload }, { queue }) => {
    queue.withdraw(read(Withdrawal, payload)?.id)
  },
  SYNC_THEME: async ({ payload }, { look }) => look.syncTheme(payload),
  SYNC_DAPP_DATA: async ({ payload }, { look }) => look.syncPage(payload),
  RELOAD: async (_request, { login, social, emailChange, queue }) => {
    login.abandon()
    emailChange.abandon()
    social.abandon()
    queue.withdraw()
  },
  ...ACCOUNT_EVENTS,
  ...createSocialEvents(getUser),
  ...EMAIL_CHANGE_EVENTS,
  AWAIT_UPDATE_EMAIL: notYet,
}
