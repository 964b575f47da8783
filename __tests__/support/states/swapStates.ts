import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import type { SwapToken } from '../../../src/domain/schemas/swap'
import {
  reviewFingerprint,
  swapFingerprint,
  type SwapReview,
  type SwapSide,
} from '../../../src/domain/swap/swapReview'
import { viewEntry } from '../../../src/domain/views'
import { networkSwitched } from '../../../src/events/networkEvents'
import { transactionMined } from '../../../src/events/sendEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import {
  sourceChosen,
  swapAmountRefused,
  swapAmountTyped,
  swapChecking,
  swapFormStarted,
  swapReviewNotReady,
  swapReviewReady,
  swapReviewRequested,
  targetChosen,
} from '../../../src/features/swap/swapSlice'
import type { ReviewProblem } from '../../../src/features/swap/swapState'
import type { ServiceError } from '../../../src/services/serviceError'
import type { CaipAddress, CaipNetworkId } from '../../../src/lib/address/caip'
import type { SwapArgs } from '../../../src/features/swap/swapApi'
import { named, tokens } from './accountStates'
import { sampleEther, sampleTokens } from './sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS, samplePicture } from '../../../src/testing/samples'
import {
  swapTokensAnswered,
  gasPriceAnswered,
  swapQuoteAnswered,
  swapQuoteAsked,
  swapQuoteFailed,
  swapTokensAsked,
  swapTokensFailed,
  tokensAnswered,
} from './serviceAnswers'
import { requestAfterReview, requestFacts } from './requestFacts'
import { stateAfter } from '../../../src/testing/stateAfter'

const NO_SWAPS_HERE: CaipNetworkId = 'eip155:11155111'
const COIN: CaipAddress = `${ETHEREUM}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const ROUTER = '0x5B0dFDF48739B0Cd5cfFd5e65E002f85FA45bCd4'
const KNOWN_ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65'
const HASH = `0x${'cd'.repeat(32)}`
const REQUEST = 'request'

const toSwapSide = (symbol: string): SwapSide => {
  const held = sampleTokens.find(token => token.symbol === symbol) ?? sampleEther
  const { name, address = COIN, quantity, iconUrl } = held
  const decimals = Number(quantity.decimals)
  return {
    address: address as CaipAddress,
    symbol,
    name,
    decimals,
    ...(iconUrl !== undefined && { logoUri: iconUrl }),
  }
}
const [ether, usdc, link] = [toSwapSide('ETH'), toSwapSide('USDC'), toSwapSide('LINK')]

const other = (symbol: string, name: string, last: string, colour?: string): SwapToken => ({
  symbol,
  name,
  address: `${ETHEREUM}:0x00000000000000000000000000000000000000${last}`,
  decimals: 18,
  ...(colour !== undefined && { logoUri: samplePicture(symbol.slice(0, 1), colour) }),
})
const aave = other('AAVE', 'Aave', 'a1', '#9391f7')
const listed: readonly SwapToken[] = [
  ether,
  usdc,
  link,
  toSwapSide('DAI'),
  toSwapSide('UNI'),
  aave,
  other('WBTC', 'Wrapped Bitcoin', 'b2', '#f09242'),
  other('CRV', 'Curve', 'c3'),
  other('LONGSYMBOLOFATOKEN', 'A token whose maker gave it a very long name', 'd4'),
]

const question: SwapArgs = {
  caipNetworkId: ETHEREUM,
  from: ether.address,
  to: usdc.address,
  account: SAMPLE_ADDRESS,
  units: '50000000000000000',
}
const quote = {
  id: null,
  fromAmount: question.units,
  fromAccount: ether.address,
  toAmount: '163120000',
  toAccount: usdc.address,
}
const gasPrice = (standard: string) =>
  gasPriceAnswered(ETHEREUM, { standard, fast: standard, instant: standard })
const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const unpriced = sampleTokens.map(({ price: _price, value: _value, ...token }) => token)
const usualGas = gasPrice('20000000000')

const swapping: SwapReview = {
  connectorId: 'io.heron',
  caipNetworkId: ETHEREUM,
  from: SAMPLE_ADDRESS,
  source: ether,
  target: usdc,
  amount: '0.05',
  targetAmount: '163.12',
  minimum: '161.4888',
  slippage: '1',
  impact: '0.30255',
  step: 'swap',
  hasResetStep: false,
  hasAllowStep: false,
  spender: null,
  router: KNOWN_ROUTER,
  transaction: { to: KNOWN_ROUTER, data: '0x07ed2379', value: '50000000000000000' },
  isKnown: true,
  isRead: true,
  cost: '0.000128',
  quotedAt: 0,
}
const allowing: SwapReview = {
  ...swapping,
  source: link,
  amount: '6',
  targetAmount: '81.4',
  minimum: '80.586',
  impact: '0.97',
  step: 'allow',
  hasAllowStep: true,
  spender: KNOWN_ROUTER,
  transaction: { to: '0x514910771af9ca656af840dff83e8264ecf986ca', data: '0x095ea7b3', value: '0' },
}
const resetting: SwapReview = { ...allowing, step: 'reset', hasResetStep: true }
const allowed: SwapReview = {
  ...allowing,
  step: 'swap',
  transaction: { to: KNOWN_ROUTER, data: '0x07ed2379', value: '0' },
}

const shown = (review: SwapReview, hasMoved = false) =>
  swapReviewReady({ review, fingerprint: reviewFingerprint(review), hasMoved })
const error = (code: ErrorCode) => ({ code, detail: code })
/** The events of a reviewed step in the wallet. */
const facts = (review: SwapReview) =>
  requestFacts(
    requestAfterReview({
      ...review,
      id: REQUEST,
      kind: review.step === 'swap' ? 'swap' : 'approval',
      fingerprint: swapFingerprint(review),
    }),
  )

/** Swap states for review, over an open modal with a connected account. */
export function swapStates(live: readonly UnknownAction[]) {
  const opened = [...live, named, tokens, viewPushed(viewEntry('Swap'))]
  const started = [...opened, swapFormStarted(ETHEREUM)]
  const form = [...started, swapTokensAnswered(ETHEREUM, listed), sourceChosen(ether)]
  const typed = [...form, targetChosen(usdc), swapAmountTyped('0.05')]
  const answered = swapQuoteAnswered(question, quote)
  const quoted = [...typed, usualGas, answered]
  const preview = viewPushed(viewEntry('SwapPreview'))
  const reviewed = (review: SwapReview) => [...quoted, shown(review), preview]
  const asked = (review: SwapReview) => [...reviewed(review), swapChecking(), facts(review).opened]
  const out = [...asked(swapping), facts(swapping).ended({ hash: HASH })]
  const decided = (status: 'confirmed' | 'failed' | 'replaced', received?: string) =>
    transactionMined({
      hash: HASH,
      caipNetworkId: ETHEREUM,
      status,
      ...(received !== undefined && { received }),
    })
  const failed = (code: ErrorCode) => () =>
    stateAfter(...asked(swapping), facts(swapping).ended({ error: error(code) }))
  const unquoted = (error: ServiceError) => () =>
    stateAfter(...typed, ...swapQuoteFailed(question, error))
  const unready = (problem: ReviewProblem) => () =>
    stateAfter(...quoted, swapReviewNotReady(problem))
  const pick = (target: 'source' | 'target') => viewPushed(viewEntry('SwapSelectToken', { target }))
  return {
    swapLoading: () => stateAfter(...started, swapTokensAsked(ETHEREUM)),
    swapNotLoaded: () => stateAfter(...started, ...swapTokensFailed(ETHEREUM)),
    swapElsewhere: () =>
      stateAfter(
        ...live,
        networkSwitched({ caipNetworkId: NO_SWAPS_HERE, by: 'visitor' }),
        viewPushed(viewEntry('Swap')),
      ),
    swapEmpty: () => stateAfter(...form),
    swapNothingHeld: () => stateAfter(...form, sourceChosen(aave), targetChosen(usdc)),
    swapQuoting: () => stateAfter(...typed, swapQuoteAsked(question)),
    swapQuoted: () => stateAfter(...quoted),
    swapTooMuch: () => stateAfter(...form, targetChosen(usdc), swapAmountTyped('0.5')),
    swapTooPrecise: () =>
      stateAfter(...form, targetChosen(usdc), swapAmountTyped('0.0000000000000000001')),
    swapAmountRefused: () => stateAfter(...typed, swapAmountRefused()),
    swapNoLiquidity: unquoted({ status: 400, message: '', reason: 'insufficient liquidity' }),
    swapUnreachable: unquoted({ status: 'FETCH_ERROR', message: 'Failed to fetch' }),
    swapLimited: unquoted({ status: 429, message: '' }),
    swapNoAmount: () => stateAfter(...typed, usualGas, swapQuoteAnswered(question, null)),
    swapWrongAnswer: unquoted({ status: 'PARSING_ERROR', message: '' }),
    swapShortOfGas: () => stateAfter(...typed, gasPrice('4000000000000000'), answered),
    swapImpactTooHigh: () =>
      stateAfter(
        ...typed,
        usualGas,
        swapQuoteAnswered(question, { ...quote, toAmount: '120004000' }),
      ),
    swapUnknownPrices: () =>
      stateAfter(...typed, tokensAnswered(whose, unpriced), usualGas, answered),
    swapPreparing: () => stateAfter(...quoted, swapReviewRequested()),
    swapNotBuilt: unready('buildFailed'),
    swapNotAllowed: unready('allowanceFailed'),
    swapRouteDiffers: unready('routeDiffers'),
    swapTokenMismatch: unready('tokenMismatch'),
    swapSelectSource: () => stateAfter(...typed, pick('source')),
    swapSelectTarget: () => stateAfter(...form, pick('target')),
    swapSelectLoading: () => stateAfter(...started, swapTokensAsked(ETHEREUM), pick('target')),
    swapSelectFailed: () => stateAfter(...started, ...swapTokensFailed(ETHEREUM), pick('target')),
    swapReview: () => stateAfter(...reviewed(swapping)),
    swapReviewAllow: () => stateAfter(...reviewed(allowing)),
    swapReviewReset: () => stateAfter(...reviewed(resetting)),
    swapReviewAllowed: () => stateAfter(...reviewed(allowed)),
    swapReviewUnknown: () =>
      stateAfter(
        ...reviewed({
          ...swapping,
          router: ROUTER,
          transaction: { ...swapping.transaction, to: ROUTER },
          isKnown: false,
          isRead: false,
        }),
      ),
    swapReviewUnknownSpender: () =>
      stateAfter(
        ...reviewed({
          ...allowing,
          spender: ROUTER,
          router: ROUTER,
          isKnown: false,
          isRead: false,
        }),
      ),
    swapReviewUnread: () => stateAfter(...reviewed({ ...swapping, isRead: false })),
    swapReviewOtherSpender: () => stateAfter(...reviewed({ ...allowing, router: ROUTER })),
    swapReviewImpact: () => stateAfter(...reviewed({ ...swapping, impact: '7.31234' })),
    swapReviewNoPrices: () => stateAfter(...reviewed({ ...swapping, impact: null, cost: null })),
    swapReviewChecking: () => stateAfter(...reviewed(swapping), swapChecking()),
    swapReviewMoved: () =>
      stateAfter(
        ...reviewed(swapping),
        shown({ ...swapping, targetAmount: '155.01', minimum: '153.4599' }, true),
      ),
    swapReviewStale: () => stateAfter(...reviewed(swapping), swapReviewNotReady('unreachable')),
    swapResetWaiting: () => stateAfter(...asked(resetting)),
    swapResetSettling: () =>
      stateAfter(...asked(resetting), facts(resetting).ended({ hash: HASH })),
    swapAllowWaiting: () => stateAfter(...asked(allowing)),
    swapAllowSettling: () => stateAfter(...asked(allowing), facts(allowing).ended({ hash: HASH })),
    swapWaiting: () => stateAfter(...asked(swapping)),
    swapSecondWaiting: () => stateAfter(...asked(allowed)),
    swapSubmitted: () => stateAfter(...out),
    swapDone: () => stateAfter(...out, decided('confirmed')),
    swapDoneKnown: () => stateAfter(...out, decided('confirmed', '163.09')),
    swapRejected: () => stateAfter(...out, decided('failed')),
    swapReplaced: () => stateAfter(...out, decided('replaced')),
    swapDeclined: failed('USER_REJECTED'),
    swapChanged: failed('INTENT_CHANGED'),
    swapTimeout: failed('SEND_TIMEOUT'),
    swapUncertain: failed('SEND_UNCERTAIN'),
    swapDoubt: () =>
      stateAfter(
        ...asked(swapping),
        facts(swapping).ended({ error: error('SEND_UNCERTAIN') }),
        shown(swapping),
      ),
  }
}
