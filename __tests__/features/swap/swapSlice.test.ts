import { reviewFingerprint, type SwapReview } from '../../../src/domain/swap/swapReview'
import { viewEntry } from '../../../src/domain/views'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalClosed, modalOpened } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { reviewLeft, transactionMined } from '../../../src/events/sendEvents'
import {
  newPriceAccepted,
  quoteRequested,
  selectSwap,
  sidesFlipped,
  slippageChosen,
  sourceChosen,
  swapAmountRefused,
  swapAmountTyped,
  swapChecking,
  swapFailed,
  swapLeft,
  swapMaxNotFilled,
  swapMaxRequested,
  swapperChanged,
  swapReviewNotReady,
  swapReviewReady,
  swapReviewRequested,
  targetChosen,
} from '../../../src/features/swap/swapSlice'
import { EMPTY_SWAP } from '../../../src/features/swap/swapState'
import { requestAfterReview, requestFacts } from '../../support/states/requestFacts'
import { ETHEREUM } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states, type StateName } from '../../support/states/states'
import type { UnknownAction } from '@reduxjs/toolkit'

const HASH = `0x${'cd'.repeat(32)}`
const after = (name: StateName, ...actions: readonly UnknownAction[]) =>
  selectSwap(actions.reduce(testingReducer, states[name]()))
const ready = (review: SwapReview, hasMoved = false) =>
  swapReviewReady({ review, fingerprint: reviewFingerprint(review), hasMoved })
const { review, source, target } = states.swapReview().swap
if (!review || !source || !target) throw new Error('no swap is under review')
const link = states.swapReviewAllow().swap.review?.source
if (!link) throw new Error('no token is sold')

const mined = (status: 'confirmed' | 'failed' | 'replaced', change = {}) =>
  transactionMined({ hash: HASH, caipNetworkId: ETHEREUM, status, ...change })
/** A request for something else than the review on screen. */
const strange = requestFacts(
  requestAfterReview({
    ...review,
    id: 'other',
    kind: 'swap',
    fingerprint: 'something else',
  }),
)

describe('the form of a swap', () => {
  it('drops the amount with another source, and keeps it with the same one', () => {
    expect(after('swapQuoted', sourceChosen(link))).toMatchObject({ source: link, amount: '' })
    expect(after('swapQuoted', sourceChosen(source))).toMatchObject({ source, amount: '0.05' })
  })

  it('flips when the token of the other side is chosen', () => {
    const flipped = { source: target, target: source }
    expect(after('swapQuoted', sourceChosen(target))).toMatchObject(flipped)
    expect(after('swapQuoted', targetChosen(source))).toMatchObject(flipped)
  })

  it('fills in the quoted amount when the sides are flipped', () => {
    expect(after('swapQuoted', sidesFlipped('163.12'))).toMatchObject({
      source: target,
      target: source,
      amount: '163.12',
    })
  })

  it('has no amount to fill in when the sides are flipped without a price', () => {
    expect(after('swapQuoting', sidesFlipped(''))).toMatchObject({
      source: target,
      target: source,
      amount: '',
    })
  })

  it('keeps the amount with another target', () => {
    expect(after('swapQuoted', targetChosen(link))).toMatchObject({ target: link, amount: '0.05' })
  })

  it('keeps a refused amount’s question until the next input', () => {
    const refused = after('swapQuoted', swapAmountRefused(['1.5', '15']))
    expect(refused).toMatchObject({
      amount: '0.05',
      isAmountRefused: true,
      amountChoices: ['1.5', '15'],
    })
    const typed = after('swapQuoted', swapAmountRefused(['1.5', '15']), swapAmountTyped('1.5'))
    expect(typed).toMatchObject({ amount: '1.5', isAmountRefused: false, amountChoices: [] })
    const again = after('swapQuoted', swapAmountRefused(['1.5', '15']), swapMaxRequested())
    expect(again).toMatchObject({ isAmountRefused: false, amountChoices: [] })
  })

  it('shows why “Max” filled in nothing until the amount changes', () => {
    expect(after('swapQuoted', swapMaxNotFilled('shortOfFee')).maxProblem).toBe('shortOfFee')
    const next = after('swapQuoted', swapMaxNotFilled('shortOfFee'), swapAmountTyped('1'))
    expect(next.maxProblem).toBeNull()
    const pressed = after('swapQuoted', swapMaxNotFilled('feeUnknown'), swapMaxRequested())
    expect(pressed.maxProblem).toBeNull()
  })

  it.each([
    ['an amount', swapAmountTyped('0.06')],
    ['a source', sourceChosen(link)],
    ['a target', targetChosen(link)],
    ['a tolerance', slippageChosen('3')],
  ])('no longer prepares a review after %s is chosen', (_what, action) => {
    const preparing = after('swapPreparing', action)
    expect(preparing).toMatchObject({ isPreparing: false, reviewProblem: null })
    expect(after('swapNotBuilt', action).reviewProblem).toBeNull()
  })

  it('keeps the tolerance when everything else is emptied', () => {
    const emptied = after('swapQuoted', slippageChosen('3'), swapLeft())
    expect(emptied).toEqual({ ...EMPTY_SWAP, slippage: '3' })
  })
})

describe('the standing review', () => {
  it('is the one that the visitor agrees to, with its minimum', () => {
    expect(after('swapQuoted', ready(review))).toMatchObject({
      phase: 'reviewing',
      review,
      fingerprint: reviewFingerprint(review),
      agreedMinimum: review.minimum,
      isPreparing: false,
    })
  })

  it('is moved until the visitor accepts the new price', () => {
    const worse = { ...review, minimum: '100' }
    expect(after('swapReview', ready(worse, true))).toMatchObject({
      phase: 'moved',
      agreedMinimum: '100',
    })
    expect(after('swapReview', ready(worse, true), newPriceAccepted()).phase).toBe('reviewing')
  })

  it.each<StateName>(['swapReviewStale', 'swapReviewChecking', 'swapWaiting', 'swapDone'])(
    'is not changed by accepting a price in %s',
    name => {
      expect(after(name, newPriceAccepted())).toEqual(states[name]().swap)
    },
  )

  it('is stale with a problem, and back under review while another one is prepared', () => {
    const stale = after('swapReview', swapReviewNotReady('unreachable'))
    expect(stale).toMatchObject({ phase: 'stale', review, reviewProblem: 'unreachable' })
    expect(after('swapReviewStale', swapReviewRequested())).toMatchObject({
      phase: 'reviewing',
      isPreparing: true,
      agreedMinimum: null,
      reviewProblem: null,
    })
    expect(after('swapReviewStale', quoteRequested())).toMatchObject({
      phase: 'reviewing',
      reviewProblem: null,
    })
  })

  it('stays away with a problem before there is one', () => {
    expect(after('swapPreparing', swapReviewNotReady('buildFailed'))).toMatchObject({
      phase: 'editing',
      review: null,
      isPreparing: false,
      reviewProblem: 'buildFailed',
    })
  })

  it('is checked without the error of the last attempt', () => {
    expect(after('swapDeclined', swapChecking())).toMatchObject({
      phase: 'checking',
      review,
      error: null,
    })
  })

  it('fails with an error, and is kept for another attempt', () => {
    const error = { code: 'INTENT_CHANGED', detail: '' } as const
    expect(after('swapReview', swapFailed(error))).toMatchObject({ phase: 'failed', review, error })
  })

  it('is dropped when it is left, and the form is kept', () => {
    expect(after('swapReview', reviewLeft())).toMatchObject({
      phase: 'editing',
      review: null,
      fingerprint: null,
      agreedMinimum: null,
      amount: '0.05',
      source,
    })
  })
})

describe('a swap in the wallet', () => {
  it('waits for it, and is submitted with the hash, over an empty form', () => {
    expect(states.swapWaiting().swap).toMatchObject({ phase: 'awaitingWallet', error: null })
    expect(states.swapSubmitted().swap).toMatchObject({
      phase: 'submitted',
      submitted: { hash: HASH },
      review,
      amount: '',
      source,
      target,
    })
  })

  it('settles after an approval, which is not the swap', () => {
    expect(states.swapAllowSettling().swap).toMatchObject({ phase: 'settling', submitted: null })
  })

  it.each([
    ['opened', strange.opened],
    ['late', strange.late],
    ['ended', strange.ended({ hash: HASH })],
    ['failed', strange.ended({ error: { code: 'USER_REJECTED', detail: '' } })],
  ])('ignores that a request for something else is %s', (_what, action) => {
    expect(after('swapWaiting', action)).toEqual(states.swapWaiting().swap)
    expect(after('swapQuoted', action)).toEqual(states.swapQuoted().swap)
  })

  it('fails when the wallet refuses', () => {
    expect(states.swapDeclined().swap).toMatchObject({
      phase: 'failed',
      error: { code: 'USER_REJECTED' },
      review,
    })
  })

  it('is done once its transaction is confirmed, with the received amount if that is known', () => {
    expect(after('swapSubmitted', mined('confirmed'))).toMatchObject({
      phase: 'done',
      submitted: { hash: HASH },
    })
    expect(after('swapSubmitted', mined('confirmed', { received: '163.09' })).submitted).toEqual({
      hash: HASH,
      received: '163.09',
    })
  })

  it('continues under the hash that sped it up', () => {
    const sped = after('swapSubmitted', mined('confirmed', { replacedBy: '0xnew' }))
    expect(sped).toMatchObject({ phase: 'done', submitted: { hash: '0xnew' } })
  })

  it.each([
    ['failed', 'TRANSACTION_FAILED'],
    ['replaced', 'TRANSACTION_REPLACED'],
  ] as const)('reports a transaction that is %s as %s', (status, code) => {
    expect(after('swapSubmitted', mined(status))).toMatchObject({
      phase: 'failed',
      error: { code, detail: HASH },
      submitted: { hash: HASH },
    })
  })

  it('ignores another transaction', () => {
    const action = mined('failed', { hash: `0x${'00'.repeat(32)}` })
    expect(after('swapSubmitted', action)).toEqual(states.swapSubmitted().swap)
  })

  const bitcoin = { namespace: 'bip122' } as const
  const evm = { namespace: 'eip155' } as const
  const connected = (where: typeof bitcoin | typeof evm) =>
    walletConnected({
      ...where,
      connectorId: 'io.heron',
      accounts: [],
      capabilities: [],
      caipNetworkId: 'eip155:1',
      walletName: 'Heron',
      isRestored: false,
    })

  it.each<[string, UnknownAction]>([
    ['another account', swapperChanged()],
    ['another view', swapLeft()],
    ['another network', networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' })],
    ['a new wallet', connected(evm)],
  ])('outlasts %s, which empties a form', (_what, action) => {
    for (const name of ['swapWaiting', 'swapAllowSettling', 'swapSubmitted', 'swapDone'] as const) {
      expect(after(name, action)).toEqual(states[name]().swap)
    }
    expect(after('swapQuoted', action)).toMatchObject({ source: null, target: null, amount: '' })
  })

  it('outlasts the switch to its own network, as a review does', () => {
    const action = networkSwitched({ caipNetworkId: ETHEREUM, by: 'visitor' })
    expect(after('swapReview', action)).toEqual(states.swapReview().swap)
  })

  it('ends with its session, but not with that of another family', () => {
    for (const name of ['swapQuoted', 'swapReview', 'swapSubmitted'] as const) {
      const over = after(name, disconnected({ ...evm, by: 'visitor' }))
      expect(over).toEqual(EMPTY_SWAP)
      expect(after(name, disconnected({ ...bitcoin, by: 'visitor' }))).toEqual(states[name]().swap)
      expect(after(name, connected(bitcoin))).toEqual(states[name]().swap)
    }
  })

  it.each<StateName>(['swapQuoted', 'swapReview', 'swapWaiting', 'swapDone'])(
    'starts empty with the next opening, after %s',
    name => {
      const { slippage } = selectSwap(states[name]())
      expect(after(name, modalClosed())).toEqual({ ...EMPTY_SWAP, slippage })
      expect(after(name, modalOpened({ view: viewEntry('Account'), namespace: 'eip155' }))).toEqual(
        { ...EMPTY_SWAP, slippage },
      )
    },
  )
})
