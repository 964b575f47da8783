import { getGas } from '../../domain/schemas/swap'
import { networkCost } from '../../domain/swap/swapAmounts'
import {
  readApproval,
  readSwapCall,
  writeApproval,
  NATIVE_COIN,
} from '../../domain/swap/swapCalldata'
import type { SwapReview, SwapSide, SwapStep, SwapTransaction } from '../../domain/swap/swapReview'
import { isKnownRouter } from '../../domain/swap/swapRouters'
import { shouldResetAllowance } from '../../domain/swap/swapRules'
import { isSameAddress } from '../../lib/address/isSameAddress'
import { parseCaipAddress } from '../../lib/address/caipAddress'
import { plainTokenAddress } from '../../lib/amount/tokenSendRules'
import { FRESHNESS } from '../../services/freshness'
import type { FlowApi } from '../../store/listening'
import { selectOptions } from '../../core/options/optionsSlice'
import { contractsApi } from '../../core/data/contractsApi'
import { abortWhenOver } from './fetchQuote'
import { swapApi } from './swapApi'
import { toSwapArgs, type SwapSubject } from './swapQuoteSelectors'
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
type BuildResult = SwapRequest | { readonly problem: ReviewProblem }

const toPlainAddress = ({ address }: SwapSide) => plainTokenAddress(address)

/** Checks decimals against the token's contract, as a service may be wrong. */
export async function checkTokenDecimals(
  api: FlowApi,
  signal: AbortSignal,
  { network }: SwapSubject,
  side: SwapSide,
): Promise<ReviewProblem | null> {
  if (isCoin(side)) return null
  const { data, isError } = await abortWhenOver(
    api,
    signal,
    api.dispatch(
      contractsApi.endpoints.getTokenDecimals.initiate(
        { token: toPlainAddress(side), network },
        { subscribe: false, forceRefetch: FRESHNESS.getTokenDecimals },
      ),
    ),
  )
  if (isError || data === undefined) return 'tokenNotChecked'
  return data === side.decimals ? null : 'tokenMismatch'
}

/** A plain account would simply keep the tokens. */
async function checkIsContract(
  api: FlowApi,
  signal: AbortSignal,
  { network }: SwapSubject,
  address: string,
): Promise<ReviewProblem | null> {
  const { data, isError } = await abortWhenOver(
    api,
    signal,
    api.dispatch(
      contractsApi.endpoints.isContract.initiate(
        { address, network },
        { subscribe: false, forceRefetch: FRESHNESS.isContract },
      ),
    ),
  )
  if (isError || data === undefined) return 'tokenNotChecked'
  return data ? null : 'noContract'
}

const isKnownContract = (api: FlowApi, { network }: SwapSubject, address: string): boolean =>
  isKnownRouter(address, network.caipNetworkId, selectOptions(api.getState()).swapRouters)

const toNetworkCost = (said: ReturnType<typeof getGas>) =>
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
): Promise<BuildResult> {
  const [{ data, isError }, { data: swap }] = await Promise.all([
    abortWhenOver(
      api,
      signal,
      api.dispatch(
        swapApi.endpoints.buildSwapApproval.initiate(toSwapArgs(subject), {
          subscribe: false,
          forceRefetch: FRESHNESS.buildSwapApproval,
        }),
      ),
    ),
    // The spender should be the router. Without a route yet, they are compared later.
    abortWhenOver(
      api,
      signal,
      api.dispatch(
        swapApi.endpoints.buildSwap.initiate(
          { ...toSwapArgs(subject), slippage },
          { subscribe: false, forceRefetch: FRESHNESS.buildSwap },
        ),
      ),
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
  const problem = await checkIsContract(api, signal, subject, spender)
  if (problem) return { problem }
  const isKnown = isKnownContract(api, subject, spender)
  return {
    step,
    spender,
    router: swap ? parseCaipAddress(swap.to).address : null,
    transaction: {
      to: toPlainAddress(source),
      data: writeApproval({ spender, units }),
      value: '0',
    },
    isKnown,
    isRead: isKnown,
    minimumUnits: null,
    cost: toNetworkCost(getGas(data)),
  }
}

/** A side as route calldata has it. */
const toCallAddress = (side: SwapSide) => (isCoin(side) ? NATIVE_COIN : toPlainAddress(side))

async function buildSwap(
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
): Promise<BuildResult> {
  const { data, isError } = await abortWhenOver(
    api,
    signal,
    api.dispatch(
      swapApi.endpoints.buildSwap.initiate(
        { ...toSwapArgs(subject), slippage },
        { subscribe: false, forceRefetch: FRESHNESS.buildSwap },
      ),
    ),
  )
  if (isError || !data) return { problem: 'buildFailed' }
  const { source, target, units, network, account } = subject
  const [to, from] = [parseCaipAddress(data.to), parseCaipAddress(data.from)]
  const isHere = [to, from].every(one => one.caipNetworkId === network.caipNetworkId)
  if (!isHere || !isSameAddress(from.address, account)) return { problem: 'routeDiffers' }
  const call = readSwapCall(data.data)
  const isMeant =
    !call ||
    (isSameAddress(call.source, toCallAddress(source)) &&
      isSameAddress(call.target, toCallAddress(target)) &&
      (call.recipient === null || isSameAddress(call.recipient, account)) &&
      (call.units === null || call.units === units))
  if (!isMeant) return { problem: 'routeDiffers' }
  const problem = await checkIsContract(api, signal, subject, to.address)
  if (problem) return { problem }
  const isKnown = isKnownContract(api, subject, to.address)
  return {
    step: 'swap',
    spender: null,
    router: to.address,
    transaction: { to: to.address, data: data.data, value: isCoin(source) ? units : '0' },
    isKnown,
    isRead: isKnown && call !== null,
    minimumUnits: call?.minimumUnits ?? null,
    cost: toNetworkCost(getGas(data)),
  }
}

/**
 * The next step by the current allowance; null if unknown. For a token without decimals, only an
 * allowance given in this swap counts.
 */
export async function getNextStep(
  api: FlowApi,
  signal: AbortSignal,
  { network, source, account, units }: SwapSubject,
  isGiven: boolean,
): Promise<SwapStep | null> {
  if (isCoin(source)) return 'swap'
  const { caipNetworkId } = network
  const { data, isError } = await abortWhenOver(
    api,
    signal,
    api.dispatch(
      swapApi.endpoints.getSwapAllowance.initiate(
        { caipNetworkId, token: source.address, account },
        { subscribe: false, forceRefetch: FRESHNESS.getSwapAllowance },
      ),
    ),
  )
  if (isError || data === undefined) return null
  if ((source.decimals > 0 || isGiven) && BigInt(data) >= BigInt(units)) return 'swap'
  return BigInt(data) > 0n && shouldResetAllowance(source.address) ? 'reset' : 'allow'
}

/** The request of one step, or why it cannot be built. */
export const buildSwapRequest = (
  api: FlowApi,
  signal: AbortSignal,
  subject: SwapSubject,
  slippage: string,
  step: SwapStep,
): Promise<BuildResult> =>
  step === 'swap'
    ? buildSwap(api, signal, subject, slippage)
    : buildApproval(api, signal, subject, slippage, step)
