import { gasOf } from '../../domain/schemas/swap'
import { networkCost } from '../../domain/swap/swapAmounts'
import { readApproval, readSwapCall, writeApproval, COIN } from '../../domain/swap/swapCalldata'
import type { SwapReview, SwapSide, SwapStep, SwapTransaction } from '../../domain/swap/swapReview'
import { isKnownRouter } from '../../domain/swap/swapRouters'
import { isResetFirst } from '../../domain/swap/swapRules'
import { isSameAddress } from '../../lib/address/isSameAddress'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import type { FlowApi } from '../../store/listening'
import { selectOptions } from '../options/optionsSlice'
import { sendApi } from '../send/sendApi'
import { ANEW, given, type SwapSubject } from './askQuote'
import { swapApi } from './swapApi'
import { isCoin } from './swapSelectors'
import type { ReviewProblem } from './swapState'

/** The request to the wallet, and what is known of it. */
export interface SwapRequest {
  readonly step: SwapReview['step']
  readonly spender: string | null
  readonly router: string | null
  readonly transaction: SwapTransaction
  readonly isKnown: boolean
  readonly isRead: boolean
  /** Base units of the target, from the calldata; null if it has none. */
  readonly minimumUnits: string | null
  readonly cost: string | null
}
type Building = SwapRequest | { readonly problem: ReviewProblem }

/** Seconds. A contract's decimals rarely change. */
const CONTRACT_FRESH_S = 60

const plain = ({ address }: SwapSide) => plainTokenAddress(address)

/** Checks decimals against the token's contract, as a service may be wrong. */
export async function tokenProblem(
  api: FlowApi,
  signal: AbortSignal,
  { network }: SwapSubject,
  side: SwapSide,
): Promise<ReviewProblem | null> {
  if (isCoin(side)) return null
  const { data, isError } = await given(
    signal,
    api.dispatch(
      sendApi.endpoints.getTokenDecimals.initiate(
        { token: plain(side), network },
        { subscribe: false, forceRefetch: CONTRACT_FRESH_S },
      ),
    ),
  )
  if (isError || data === undefined) return 'tokenNotChecked'
  return data === side.decimals ? null : 'tokenMismatch'
}

/** A plain account would simply keep the tokens. */
async function contractProblem(
  api: FlowApi,
  signal: AbortSignal,
  { network }: SwapSubject,
  address: string,
): Promise<ReviewProblem | null> {
  const { data, isError } = await given(
    signal,
    api.dispatch(
      sendApi.endpoints.isContract.initiate(
        { address, network },
        { subscribe: false, forceRefetch: CONTRACT_FRESH_S },
      ),
    ),
  )
  if (isError || data === undefined) return 'tokenNotChecked'
  return data ? null : 'noContract'
}

const isKnownHere = (api: FlowApi, { network }: SwapSubject, address: string): boolean =>
  isKnownRouter(address, network.caipNetworkId, selectOptions(api.getState()).swapRouters)

const argsOf = ({ network, account, source, target, units }: SwapSubject) => ({
  caipNetworkId: network.caipNetworkId,
  from: source.address,
  to: target.address,
  account,
  units,
})

const costOf = (said: ReturnType<typeof gasOf>) =>
  said?.gas === undefined ? null : networkCost(said.gasPrice, said.gas)

/**
 * Approves exactly the amount, or zero for a reset. Only the spender comes from the service, and it
 * is shown.
 */
async function buildApproval(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
  step: 'reset' | 'allow',
): Promise<Building> {
  const [{ data, isError }, { data: swap }] = await Promise.all([
    given(
      signal,
      api.dispatch(swapApi.endpoints.buildSwapApproval.initiate(argsOf(subject), ANEW)),
    ),
    // The spender should be the router. Without a route yet, they are compared later.
    given(
      signal,
      api.dispatch(swapApi.endpoints.buildSwap.initiate({ ...argsOf(subject), slippage }, ANEW)),
    ),
  ])
  if (isError || !data) return { problem: 'approvalFailed' }
  const { source, network } = subject
  const units = step === 'reset' ? '0' : subject.units
  const token = parseCaipAddress(data.to)
  const approval = readApproval(data.data)
  const isOurs =
    token.caipNetworkId === network.caipNetworkId && isSameAddress(data.to, source.address)
  if (!isOurs || !approval) return { problem: 'routeDiffers' }
  const { spender } = approval
  const problem = await contractProblem(api, signal, subject, spender)
  if (problem) return { problem }
  const isKnown = isKnownHere(api, subject, spender)
  return {
    step,
    spender,
    router: swap ? parseCaipAddress(swap.to).address : null,
    transaction: { to: plain(source), data: writeApproval({ spender, units }), value: '0' },
    isKnown,
    isRead: isKnown,
    minimumUnits: null,
    cost: costOf(gasOf(data)),
  }
}

/** A side as route calldata has it. */
const nameInCall = (side: SwapSide) => (isCoin(side) ? COIN : plain(side))

async function buildSwap(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
): Promise<Building> {
  const { data, isError } = await given(
    signal,
    api.dispatch(swapApi.endpoints.buildSwap.initiate({ ...argsOf(subject), slippage }, ANEW)),
  )
  if (isError || !data) return { problem: 'buildFailed' }
  const { source, target, units, network, account } = subject
  const [to, from] = [parseCaipAddress(data.to), parseCaipAddress(data.from)]
  const isHere = [to, from].every(one => one.caipNetworkId === network.caipNetworkId)
  if (!isHere || !isSameAddress(from.address, account)) return { problem: 'routeDiffers' }
  const call = readSwapCall(data.data)
  const isMeant =
    !call ||
    (isSameAddress(call.source, nameInCall(source)) &&
      isSameAddress(call.target, nameInCall(target)) &&
      (call.recipient === null || isSameAddress(call.recipient, account)) &&
      (call.units === null || call.units === units))
  if (!isMeant) return { problem: 'routeDiffers' }
  const problem = await contractProblem(api, signal, subject, to.address)
  if (problem) return { problem }
  const isKnown = isKnownHere(api, subject, to.address)
  return {
    step: 'swap',
    spender: null,
    router: to.address,
    transaction: { to: to.address, data: data.data, value: isCoin(source) ? units : '0' },
    isKnown,
    isRead: isKnown && call !== null,
    minimumUnits: call?.minimumUnits ?? null,
    cost: costOf(gasOf(data)),
  }
}

/**
 * The next step by the current allowance; null if unknown. For a token without decimals, only an
 * allowance given in this swap counts.
 */
export async function stepFor(
  api: FlowApi,
  signal: AbortSignal,
  { network, source, account, units }: SwapSubject,
  isGiven: boolean,
): Promise<SwapStep | null> {
  if (isCoin(source)) return 'swap'
  const { caipNetworkId } = network
  const { data, isError } = await given(
    signal,
    api.dispatch(
      swapApi.endpoints.getSwapAllowance.initiate(
        { caipNetworkId, token: source.address, account },
        ANEW,
      ),
    ),
  )
  if (isError || data === undefined) return null
  if ((source.decimals > 0 || isGiven) && BigInt(data) >= BigInt(units)) return 'swap'
  return BigInt(data) > 0n && isResetFirst(source.address) ? 'reset' : 'allow'
}

/** The request of one step, or why it cannot be built. */
export const buildSwapRequest = (
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
  step: SwapStep,
): Promise<Building> =>
  step === 'swap'
    ? buildSwap(api, signal, subject, slippage)
    : buildApproval(api, signal, subject, slippage, step)
