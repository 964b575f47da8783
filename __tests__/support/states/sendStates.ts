import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { intentFingerprint } from '../../../src/domain/payment/fingerprint'
import type { SendIntent } from '../../../src/domain/payment/send'
import type { TokenBalance } from '../../../src/domain/token'
import { viewEntry } from '../../../src/domain/views'
import {
  amountRefused,
  amountTyped,
  maxNotFilled,
  recipientLookupStarted,
  recipientNotResolved,
  recipientResolved,
  recipientTyped,
  reviewReady,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import type { UnresolvedReason } from '../../../src/features/send/sendState'
import {
  reviewLeft,
  reviewNotReady,
  reviewRequested,
  transactionMined,
  transactionSubmitted,
} from '../../../src/events/sendEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { history, named, tokens } from './accountStates'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetworks } from '../../../src/testing/samples'
import {
  FRIEND,
  IMPOSTOR,
  poisonedHistory,
  sampleEther,
  sampleUsdc,
  STRANGER,
  USDC_CONTRACT,
} from './sampleHoldings'
import {
  blockTimeAnswered,
  chainTokens,
  feeAnswered,
  feeFailed,
  historyAnswered,
  recipientAnswered,
  tokensAnswered,
  tokensFailed,
} from './serviceAnswers'
import { requestFacts, sendRequest } from './requestFacts'
import { stateAfter } from '../../../src/testing/stateAfter'

const owner = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const NAME = 'studio.eth'
const REQUEST = 'request'
const HASH = `0x${'ab'.repeat(32)}`

const typedTo = (address: string) => [
  recipientTyped(address),
  recipientResolved({ text: address, recipient: { address } }),
]
const refused = (text: string, reason: UnresolvedReason) => [
  recipientTyped(text),
  recipientNotResolved({ text, reason }),
]
const toName = [
  recipientTyped(NAME),
  recipientResolved({ text: NAME, recipient: { address: FRIEND, name: NAME } }),
]
const markedName = {
  address: FRIEND,
  name: NAME,
  marks: { hidden: ['U+200B'], scripts: ['Cyrl', 'Latn'], isRewritten: false },
}
const toMarkedName = [
  recipientTyped('studio\u200B.eth'),
  recipientResolved({ text: 'studio\u200B.eth', recipient: markedName }),
]
const chosen = [tokenChosen(sampleEther), amountTyped('0.05')]

const intentTo = (to: string, { symbol, quantity, address }: TokenBalance = sampleEther) =>
  ({
    connectorId: 'io.heron',
    caipNetworkId: ETHEREUM,
    from: SAMPLE_ADDRESS,
    to,
    token: { symbol, quantity, chainId: ETHEREUM, ...(address !== undefined && { address }) },
    amount: '0.05',
  }) satisfies SendIntent
const reviewed = (intent: SendIntent) => [
  reviewReady({ intent, fingerprint: intentFingerprint(intent) }),
  viewPushed(viewEntry('WalletSendPreview')),
]
/** The events of a payment to a friend in the wallet. */
const facts = (intent: SendIntent = intentTo(FRIEND)) =>
  requestFacts(sendRequest({ intent, fingerprint: intentFingerprint(intent) }, REQUEST))
const FEE = { feeBaseUnits: '128000000000000', fee: '0.000128', symbol: 'ETH' }
/** The fee of a payment. */
const feeOf = (intent: SendIntent) => feeAnswered(intent, FEE)
/** The fee of a payment, which arrives in half a minute. */
const timedFeeOf = (intent: SendIntent) => [
  feeAnswered(intent, { ...FEE, newest: { height: '1000', minedAt: Date.now() } }),
  blockTimeAnswered(12_000),
]
/** The state, once the recipient under review is checked. */
const checked = (
  before: readonly UnknownAction[],
  answer: Parameters<typeof recipientAnswered>[1],
) => stateAfter(...before, ...recipientAnswered(stateAfter(...before), answer))
const error = (code: ErrorCode) => ({ code, detail: code })

/** Send states for review, over an open modal with a connected account. */
export function sendStates(live: readonly UnknownAction[]) {
  const form = [...live, named, tokens, viewPushed(viewEntry('WalletSend'))]
  const filled = [...form, ...chosen, ...toName]
  const filledToken = [...form, tokenChosen(sampleUsdc), amountTyped('0.05'), ...toName]
  const review = [...filled, history, ...reviewed(intentTo(FRIEND))]
  const to = (address: string, past = history) => [
    ...form,
    past,
    ...chosen,
    ...typedTo(address),
    ...reviewed(intentTo(address)),
    ...timedFeeOf(intentTo(address)),
  ]
  const fee = feeOf(intentTo(FRIEND))
  const allOfCoin = { ...intentTo(FRIEND), amount: sampleEther.quantity.numeric }
  const asked = [...review, fee, facts().opened]
  const submission = {
    hash: HASH,
    caipNetworkId: ETHEREUM,
    from: SAMPLE_ADDRESS,
    to: FRIEND,
    amount: '0.05',
    symbol: sampleEther.symbol,
    status: 'pending',
    submittedAt: 0,
  } as const
  const out = [...asked, facts().ended({ hash: HASH }), transactionSubmitted(submission)]
  // The token withholds a twentieth.
  const taxed = { ...intentTo(FRIEND, sampleUsdc), amount: '100', received: '95' }
  const withheld = [...filledToken, history, ...reviewed(taxed)]
  const decided = (status: 'confirmed' | 'failed' | 'replaced') =>
    transactionMined({ hash: HASH, caipNetworkId: ETHEREUM, status, fee: '0.0001253' })
  const uncertain = facts().ended({ error: error('SEND_UNCERTAIN') })
  const pick = viewPushed(viewEntry('WalletSendSelectToken'))
  const poisoned = historyAnswered(owner, poisonedHistory)
  return {
    sendEmpty: () => stateAfter(...form),
    sendCheckingToken: () => stateAfter(...filledToken, reviewRequested()),
    sendTokenMismatch: () => stateAfter(...filledToken, reviewNotReady(error('TOKEN_MISMATCH'))),
    sendTokenNotChecked: () =>
      stateAfter(...filledToken, reviewNotReady(error('TOKEN_NOT_CHECKED'))),
    sendTokenUnsupported: () =>
      stateAfter(...filledToken, reviewNotReady(error('TOKEN_UNSUPPORTED'))),
    sendFilled: () => stateAfter(...filled),
    sendToAddress: () => stateAfter(...form, ...chosen, ...typedTo(STRANGER)),
    sendToSelf: () => stateAfter(...form, ...chosen, ...typedTo(SAMPLE_ADDRESS)),
    sendAmountRefused: () => stateAfter(...form, ...chosen, amountRefused()),
    sendTooMuch: () => stateAfter(...form, tokenChosen(sampleEther), amountTyped('0.5')),
    sendTooPrecise: () => stateAfter(...form, tokenChosen(sampleUsdc), amountTyped('1.1234567')),
    sendShort: () => stateAfter(...form, ...chosen, ...refused('0x7c91aab04e2f19', 'malformed')),
    sendNonsense: () => stateAfter(...form, ...chosen, ...refused('somebody else', 'malformed')),
    sendTyping: () => stateAfter(...form, ...chosen, recipientTyped('b')),
    sendMistyped: () => stateAfter(...form, ...chosen, ...refused(STRANGER, 'mistyped')),
    sendNameHidden: () =>
      stateAfter(...form, ...chosen, ...refused('\u202Estudio.eth', 'nameHidden')),
    sendNameLookAlike: () =>
      stateAfter(...form, ...chosen, ...refused('st\u0443dio.eth', 'nameLookAlike')),
    sendNameInvalid: () => stateAfter(...form, ...chosen, ...refused('my_name.eth', 'nameInvalid')),
    sendNameMarked: () => stateAfter(...form, ...chosen, ...toMarkedName),
    previewNameMarked: () =>
      stateAfter(...form, ...chosen, ...toMarkedName, history, ...reviewed(intentTo(FRIEND)), fee),
    sendToBurnAddress: () =>
      stateAfter(...form, ...chosen, ...refused(`0x${'0'.repeat(40)}`, 'burn')),
    previewToContract: () => checked(to(FRIEND), { isContract: true, names: [] }),
    previewNameOneWay: () => checked([...review, fee], { isContract: false, names: [] }),
    previewNameElsewhere: () =>
      stateAfter(
        ...filled,
        recipientTyped(NAME),
        recipientResolved({
          text: NAME,
          recipient: { address: FRIEND, name: NAME, isElsewhere: true },
        }),
        history,
        ...reviewed(intentTo(FRIEND)),
        fee,
      ),
    sendLookingUp: () =>
      stateAfter(...form, ...chosen, recipientTyped('harbour.eth'), recipientLookupStarted()),
    sendNameUnknown: () =>
      stateAfter(
        ...form,
        ...chosen,
        recipientTyped('harbuor.eth'),
        recipientNotResolved({ text: 'harbuor.eth', reason: 'unknown' }),
      ),
    sendLookupFailed: () =>
      stateAfter(
        ...form,
        ...chosen,
        recipientTyped('harbour.eth'),
        recipientNotResolved({ text: 'harbour.eth', reason: 'failed' }),
      ),
    selectToken: () => stateAfter(...form, pick),
    selectTokenLoading: () => stateAfter(...live, viewPushed(viewEntry('WalletSend')), pick),
    selectTokenEmpty: () => stateAfter(...form, tokensAnswered(owner, []), pick),
    selectTokenUnavailable: () =>
      stateAfter(
        ...live,
        viewPushed(viewEntry('WalletSend')),
        ...tokensFailed(owner),
        ...chainTokens({ address: SAMPLE_ADDRESS, network: sampleNetworks[0] }, null),
        pick,
      ),
    selectTokenCoinOnly: () =>
      stateAfter(
        ...live,
        ...tokensFailed(owner),
        ...chainTokens({ address: SAMPLE_ADDRESS, network: sampleNetworks[0] }, [sampleEther]),
        viewPushed(viewEntry('WalletSend')),
        pick,
      ),
    previewEstimating: () => stateAfter(...review),
    previewReady: () => stateAfter(...review, ...timedFeeOf(intentTo(FRIEND))),
    previewFeeUnknown: () =>
      stateAfter(...review, ...feeFailed(intentTo(FRIEND), 'FEE_UNAVAILABLE')),
    previewShortOfFee: () =>
      stateAfter(...review, ...feeFailed(intentTo(FRIEND), 'INSUFFICIENT_FUNDS')),
    sendMaxUnknown: () => stateAfter(...form, tokenChosen(sampleEther), maxNotFilled('feeUnknown')),
    sendMaxShort: () => stateAfter(...form, tokenChosen(sampleEther), maxNotFilled('shortOfFee')),
    previewAllOfCoin: () =>
      stateAfter(...filled, history, ...reviewed(allOfCoin), feeOf(allOfCoin)),
    previewTokenWithoutCoin: () =>
      stateAfter(
        ...filled,
        history,
        tokensAnswered(owner, [
          sampleUsdc,
          { ...sampleEther, quantity: { decimals: '18', numeric: '0.0001' } },
        ]),
        ...reviewed(intentTo(FRIEND, sampleUsdc)),
        feeOf(intentTo(FRIEND, sampleUsdc)),
      ),
    previewWithheld: () => stateAfter(...withheld, feeOf(taxed)),
    previewWithheldSent: () =>
      stateAfter(
        ...withheld,
        feeOf(taxed),
        facts(taxed).opened,
        facts(taxed).ended({ hash: HASH }),
        transactionSubmitted({ ...submission, amount: '100', symbol: sampleUsdc.symbol }),
        decided('confirmed'),
      ),
    previewFirstTime: () => stateAfter(...to(STRANGER)),
    previewLookAlike: () => stateAfter(...to(IMPOSTOR, poisoned)),
    previewContract: () => stateAfter(...to(USDC_CONTRACT)),
    previewWaiting: () => stateAfter(...asked),
    previewSubmitted: () => stateAfter(...out),
    previewSent: () => stateAfter(...out, decided('confirmed')),
    previewRejected: () => stateAfter(...out, decided('failed')),
    previewReplaced: () => stateAfter(...out, decided('replaced')),
    previewDeclined: () => stateAfter(...asked, facts().ended({ error: error('USER_REJECTED') })),
    previewFailed: () => stateAfter(...asked, facts().late),
    previewUncertain: () => stateAfter(...asked, uncertain),
    previewStillOpen: () => stateAfter(...asked, reviewLeft(), ...reviewed(intentTo(FRIEND)), fee),
    previewDoubt: () =>
      stateAfter(...asked, uncertain, reviewLeft(), ...reviewed(intentTo(FRIEND)), fee),
  }
}
