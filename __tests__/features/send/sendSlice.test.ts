import { reviewLeft, reviewNotReady } from '../../../src/events/sendEvents'
import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalClosed, modalOpened } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { transactionSubmitted } from '../../../src/events/sendEvents'
import {
  amountTyped,
  recipientLookupStarted,
  recipientNotResolved,
  recipientResolved,
  recipientTyped,
  reviewReady,
  selectSend,
  senderChanged,
  sendFailed,
  tokenChosen,
} from '../../../src/features/send/sendSlice'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { requestFacts, sendRequest } from '../../support/states/requestFacts'
import { stateAfter } from '../../../src/testing/stateAfter'
import { ALICE, BOB, HERON, session } from '../../support/flowWorld'
import { ether, sentPayment, usdc } from '../../support/payment'

const intent = {
  connectorId: 'io.heron',
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  token: ether,
  amount: '0.5',
} as const
const typed = [tokenChosen(ether), amountTyped('0.5'), recipientTyped(BOB)]
const resolved = recipientResolved({ text: BOB, recipient: { address: BOB } })
const reviewed = [...typed, resolved, reviewReady({ intent, fingerprint: 'fingerprint' })]
const error = { code: 'USER_REJECTED', detail: 'no' } as const
const submitted = transactionSubmitted(sentPayment)
const { opened, late, ended } = requestFacts(
  sendRequest({ intent, fingerprint: 'fingerprint' }, '1'),
)
const answered = ended({ hash: sentPayment.hash })
const after = (...actions: readonly UnknownAction[]) => selectSend(stateAfter(...actions))
const empty = after()

describe('sendSlice', () => {
  it('keeps the form when the wallet moves to the form’s own network', () => {
    const before = after(...typed, resolved)
    const there = networkSwitched({ caipNetworkId: 'eip155:1', by: 'visitor' })
    expect(after(...typed, resolved, there)).toEqual(before)
  })

  it('sets a network’s form aside for the return to it, and starts empty meanwhile', () => {
    const away = networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' })
    const back = networkSwitched({ caipNetworkId: 'eip155:1', by: 'visitor' })
    const before = after(...typed, resolved)
    expect(after(...reviewed, away)).toMatchObject({ ...empty, setAside: { amount: '0.5' } })
    expect(after(...reviewed, away, back)).toEqual(before)
    const elsewhere = networkSwitched({ caipNetworkId: 'eip155:8453', by: 'wallet' })
    expect(after(...reviewed, away, elsewhere, back)).toEqual(before)
  })

  it('keeps no form of another account, and none whose payment was sent', () => {
    const away = networkSwitched({ caipNetworkId: 'eip155:10', by: 'visitor' })
    const back = networkSwitched({ caipNetworkId: 'eip155:1', by: 'visitor' })
    expect(after(...reviewed, away, senderChanged(), back)).toMatchObject({
      token: null,
      amount: '',
    })
    const sent = [...reviewed, opened, answered, submitted]
    expect(after(...sent, away, back)).toMatchObject({ token: null, setAside: null })
  })

  it.each([
    ['the token', tokenChosen(usdc)],
    ['the amount', amountTyped('1')],
    ['the receiver', recipientTyped('')],
    ['the account', senderChanged()],
  ])('clears the reason a review was refused with %s', (_what, change) => {
    const refused = reviewNotReady({ code: 'INVALID_PARAMS', detail: '' })
    expect(after(...reviewed, refused)).toMatchObject({
      phase: 'editing',
      intent: null,
      amount: '0.5',
      reviewError: { code: 'INVALID_PARAMS' },
    })
    expect(after(...reviewed, refused, change).reviewError).toBeNull()
  })

  it('clears the amount with the token, and keeps the recipient', () => {
    expect(after(...typed, resolved, tokenChosen(usdc))).toMatchObject({
      token: usdc,
      amount: '',
      recipient: { address: BOB },
    })
  })

  it.each([
    ['typed', [recipientTyped(BOB)], 'idle', null],
    ['being looked up', [recipientTyped(BOB), recipientLookupStarted()], 'resolving', null],
    ['found', [recipientTyped(BOB), resolved], 'resolved', { address: BOB }],
    ['typed over', [recipientTyped(BOB), resolved, recipientTyped('x')], 'idle', null],
    ['found for another text', [recipientTyped('x'), resolved], 'idle', null],
    [
      'not found',
      [recipientTyped('x'), recipientNotResolved({ text: 'x', reason: 'unknown' })],
      'unknown',
      null,
    ],
    [
      'not found for another text',
      [recipientTyped('y'), recipientNotResolved({ text: 'x', reason: 'unknown' })],
      'idle',
      null,
    ],
  ])('a recipient that is %s', (_what, actions, recipientPhase, recipient) => {
    expect(after(...actions)).toMatchObject({ recipientPhase, recipient })
  })

  it.each([
    ['editing', typed, 'editing'],
    ['reviewing', reviewed, 'reviewing'],
    ['awaiting the wallet', [...reviewed, opened], 'awaitingWallet'],
    ['refused', [...reviewed, opened, sendFailed(error)], 'failed'],
    ['asked again', [...reviewed, sendFailed(error), opened], 'awaitingWallet'],
    ['declined in the wallet', [...reviewed, opened, ended({ error })], 'failed'],
    ['late', [...reviewed, opened, late], 'failed'],
    ['left', [...reviewed, reviewLeft()], 'editing'],
    [
      'left before it was declined',
      [...reviewed, opened, reviewLeft(), ended({ error })],
      'editing',
    ],
  ])('is %s', (_what, actions, phase) => {
    expect(after(...actions).phase).toBe(phase)
  })

  it.each([
    ['the network changed', networkSwitched({ caipNetworkId: 'eip155:10', by: 'wallet' })],
    [
      'another wallet connected',
      walletConnected({ ...HERON, ...session, walletName: 'H', isRestored: false }),
    ],
    ['the session ended', disconnected({ namespace: 'eip155', by: 'wallet' })],
    ['the modal opens anew', modalOpened({ view: viewEntry('Account'), namespace: null })],
  ])('resets when %s', (_when, fact) => {
    const state = stateAfter(...reviewed, opened, fact)
    expect(selectSend(state)).toEqual(empty)
    // The request stays in the wallet, which may still approve it after the session has ended.
    const status = disconnected.match(fact) ? 'unknown' : 'pending'
    expect(selectRequests(state).entries).toMatchObject([{ status }])
  })

  it.each([
    ['is left', reviewLeft()],
    ['the modal is closed', modalClosed()],
  ])(
    'clears the form after sending it, and keeps the payment on screen until it %s',
    (_when, end) => {
      const { intent } = after(...reviewed)
      const shown = after(...reviewed, opened, answered, submitted)
      const { hash } = submitted.payload
      const payment = { phase: 'submitted', intent, submitted: { hash, name: null } }
      expect(shown).toEqual({ ...empty, ...payment })
      expect(after(...reviewed, opened, answered, submitted, end)).toEqual(empty)
    },
  )

  it.each([
    ['another payment was sent', { ...submitted, payload: { ...submitted.payload, amount: '9' } }],
    [
      'a wallet of another chain family came',
      walletConnected({
        ...HERON,
        ...session,
        namespace: 'solana',
        walletName: 'H',
        isRestored: true,
      }),
    ],
    [
      'a session of another chain family ended',
      disconnected({ namespace: 'solana', by: 'wallet' }),
    ],
  ])('keeps the review when %s', (_when, fact) => {
    expect(after(...reviewed, fact)).toMatchObject({ phase: 'reviewing', intent })
  })

  it('does not match a payment with another token of the same name', () => {
    const next = { intent, fingerprint: 'another token' }
    const doubted = [...reviewed, opened, late, reviewLeft(), reviewReady(next)]
    expect(after(...doubted, answered, submitted)).toMatchObject({
      phase: 'reviewing',
      fingerprint: 'another token',
      submitted: null,
    })
  })

  it('keeps the form and drops the review when the modal closes', () => {
    expect(after(...reviewed, modalClosed())).toMatchObject({
      phase: 'editing',
      amount: '0.5',
      recipientText: BOB,
      intent: null,
      fingerprint: null,
    })
  })
})
