import type { UnknownAction } from '@reduxjs/toolkit'
import type { ErrorCode } from '../../../src/domain/errorCatalogue'
import { intentFingerprint } from '../../../src/domain/payment/fingerprint'
import type { SendIntent } from '../../../src/domain/payment/send'
import type { TokenBalance } from '../../../src/domain/token'
import { viewEntry } from '../../../src/domain/views'
import {
  amountRefused,
  amountTyped,
  arrivalEstimated,
  feeEstimated,
  feeNotEstimated,
  maxNotFilled,
  recipientChecked,
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
import { chainTokens, historyAnswered, tokensAnswered, tokensFailed } from './serviceAnswers'
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
const fee = feeEstimated({ feeBaseUnits: '128000000000000', fee: '0.000128', symbol: 'ETH' })
const soon = arrivalEstimated({ unit: 'second', count: 30 })
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
    fee,
    soon,
  ]
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
    sendToNobody: () => stateAfter(...form, ...chosen, ...refused(`0x${'0'.repeat(40)}`, 'nobody')),
    previewToContract: () =>
      stateAfter(...to(FRIEND), recipientChecked({ isContract: true, names: [] })),
    previewNameOneWay: () =>
      stateAfter(...review, fee, recipientChecked({ isContract: false, names: [] })),
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
    previewReady: () => stateAfter(...review, fee, soon),
    previewFeeUnknown: () =>
      stateAfter(...review, feeNotEstimated(error('FEE_UNAVAILABLE')), arrivalEstimated(null)),
    previewShortOfFee: () =>
      stateAfter(...review, feeNotEstimated(error('INSUFFICIENT_FUNDS')), arrivalEstimated(null)),
    sendMaxUnknown: () => stateAfter(...form, tokenChosen(sampleEther), maxNotFilled('feeUnknown')),
    sendMaxShort: () => stateAfter(...form, tokenChosen(sampleEther), maxNotFilled('shortOfFee')),
    previewAllOfCoin: () =>
      stateAfter(
        ...filled,
        history,
        ...reviewed({ ...intentTo(FRIEND), amount: sampleEther.quantity.numeric }),
        fee,
      ),
    previewTokenWithoutCoin: () =>
      stateAfter(
        ...filled,
        history,
        tokensAnswered(owner, [
          sampleUsdc,
          { ...sampleEther, quantity: { decimals: '18', numeric: '0.0001' } },
        ]),
        ...reviewed(intentTo(FRIEND, sampleUsdc)),
        fee,
      ),
    previewWithheld: () => stateAfter(...withheld, fee),
    previewWithheldSent: () =>
      stateAfter(
        ...withheld,
        fee,
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
