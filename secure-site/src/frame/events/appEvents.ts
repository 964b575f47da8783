import * as v from 'valibot'
import { failure, rpcFailure } from '../failures'
import { familyOf, toCaipNetworkId, toProtocolChainId } from '../rpc/createNetworks'
import { texts } from '../texts'
import type { AppEvent, FrameContext } from './context'
import { read } from './read'
import { createSocialEvents } from './socialEvents'

const ChainId = v.union([v.string(), v.number()])
const Email = v.looseObject({ email: v.pipe(v.string(), v.maxLength(320)) })
const Otp = v.looseObject({ otp: v.pipe(v.string(), v.maxLength(20)) })
const Chain = v.looseObject({ chainId: ChainId })
const UserWish = v.nullish(v.looseObject({ chainId: v.optional(ChainId) }))
const AccountWish = v.looseObject({ type: v.string() })
const Withdrawal = v.nullish(v.looseObject({ id: v.optional(v.string()) }))

function networkOf(chainId: string | number): string {
  const caipNetworkId = toCaipNetworkId(chainId)
  if (caipNetworkId === null) throw rpcFailure(4902, texts.unknownNetwork(String(chainId)))
  return caipNetworkId
}

/** Of the next issue: a row that gets an answer of its own then. */
const notYet: AppEvent = async () => {
  throw failure('NOT_SUPPORTED')
}

const getUser: AppEvent = async ({ payload }, { access, networks, storage }) => {
  const { chainId } = read(UserWish, payload) ?? {}
  await access.checkHost()
  if (chainId !== undefined) networks.choose(networkOf(chainId))
  const { email, addresses } = await access.accounts()
  const address = addresses[familyOf(networks.current())]
  return {
    email,
    address,
    chainId: toProtocolChainId(networks.current()),
    smartAccountDeployed: false,
    accounts: [{ address, type: 'eoa' }],
    preferredAccountType: 'eoa',
    storage,
  }
}

const switchNetwork: AppEvent = async ({ payload }, { networks }) => {
  const caipNetworkId = networkOf(read(Chain, payload).chainId)
  if ((await networks.urls(caipNetworkId)).length === 0)
    throw rpcFailure(4902, texts.unknownNetwork(caipNetworkId))
  networks.choose(caipNetworkId)
  return { chainId: toProtocolChainId(caipNetworkId) }
}

async function endSession({ login, social, queue, session }: FrameContext) {
  login.abandon()
  social.abandon()
  queue.withdraw()
  await session.end()
}

/** The page's events (protocol §5.4), by name without prefix. A name that is not here is ignored. */
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
  RELOAD: async (_request, { login, social, queue }) => {
    login.abandon()
    social.abandon()
    queue.withdraw()
  },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
  SET_PREFERRED_ACCOUNT: async ({ payload }, { access, networks }) => {
    if (read(AccountWish, payload).type !== 'eoa') throw failure('NOT_SUPPORTED')
    const { addresses } = await access.accounts()
    return { type: 'eoa', address: addresses[familyOf(networks.current())] }
  },
  INIT_SMART_ACCOUNT: notYet,
  ...createSocialEvents(getUser),
  UPDATE_EMAIL: notYet,
  UPDATE_EMAIL_PRIMARY_OTP: notYet,
  UPDATE_EMAIL_SECONDARY_OTP: notYet,
  AWAIT_UPDATE_EMAIL: notYet,
}
