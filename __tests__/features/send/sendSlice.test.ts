import { reviewLeft } from '../../../src/events/sendEvents'
import type { UnknownAction } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { disconnected, walletConnected } from '../../../src/events/connectionEvents'
import { modalClosed, modalOpened } from '../../../src/events/modalEvents'
import { networkSwitched } from '../../../src/events/networkEvents'
import { transactionSubmitted } from '../../../src/events/sendEvents'
import {
  amountTyped,
  feeEstimated,
  feeNotEstimated,
  recipientLookupStarted,
  recipientNotResolved,
  recipientResolved,
  recipientTyped,
  requestEnded,
  requestTimedOut,
  reviewNotReady,
  reviewReady,
  selectSend,
  senderChanged,
  sendFailed,
  tokenChosen,
  walletAsked,
} from '../../../src/features/send/sendSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { ALICE, BOB, HERON, session } from '../../support/flowWorld'
import { ether, fee, sentPayment, usdc } from '../../support/payment'

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
const answered = requestEnded({ id: '1', hash: sentPayment.hash })
const after = (...actions: readonly UnknownAction[]) => selectSend(stateAfter(...actions))
const empty = after()

describe('sendSlice', () => {
  it('keeps the form when the wallet moves to the network the form is about', () => {
    const before = after(...typed, resolved)
    const there = networkSwitched({ caipNetworkId: 'eip155:1', by: 'visitor' })
    expect(after(...typed, resolved, there)).toEqual(before)
  })

  it('keeps the form of a network for the way back to it, and begins anew meanwhile', () => {
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
    const sent = [...reviewed, walletAsked('1'), answered, submitted]
    expect(after(...sent, away, back)).toMatchObject({ token: null, setAside: null })
  })

  it.each([
    ['the token', tokenChosen(usdc)],
    ['the amount', amountTyped('1')],
    ['the receiver', recipientTyped('')],
    ['the account', senderChanged()],
  ])('forgets why the form could not be reviewed with %s', (_what, change) => {
    const refused = reviewNotReady({ code: 'INVALID_PARAMS', detail: '' })
    expect(after(...reviewed, refused)).toMatchObject({
      phase: 'editing',
      intent: null,
      amount: '0.5',
      reviewError: { code: 'INVALID_PARAMS' },
    })
    expect(after(...reviewed, refused, change).reviewError).toBeNull()
  })

  it('forgets the amount with the token, and keeps the recipient', () => {
    expect(after(...typed, resolved, tokenChosen(usdc))).toMatchObject({
      token: usdc,
      amount: '',
      recipient: { address: BOB },
    })
  })

  it.each([
    ['typed', [recipientTyped(BOB)], 'idle', null],
    ['being looked up', [recipientTyped(BOB), recipientLookupStarted()], 'resolving', null],
    ['known', [recipientTyped(BOB), resolved], 'resolved', { address: BOB }],
    ['typed over', [recipientTyped(BOB), resolved, recipientTyped('x')], 'idle', null],
    ['answered for another text', [recipientTyped('x'), resolved], 'idle', null],
    [
      'nobody',
      [recipientTyped('x'), recipientNotResolved({ text: 'x', reason: 'unknown' })],
      'unknown',
      null,
    ],
    [
      'nobody, for another text',
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
    ['awaiting the wallet', [...reviewed, walletAsked('1')], 'awaitingWallet'],
    ['refused', [...reviewed, walletAsked('1'), sendFailed(error)], 'failed'],
    ['asked again', [...reviewed, sendFailed(error), walletAsked('1')], 'awaitingWallet'],
    ['left', [...reviewed, reviewLeft()], 'editing'],
  ])('is %s', (_what, actions, phase) => {
    expect(after(...actions).phase).toBe(phase)
  })

  it.each([
    ['estimated', [feeEstimated(fee)], { feePhase: 'known', fee }],
    [
      'unavailable',
      [feeNotEstimated({ code: 'FEE_UNAVAILABLE', detail: '' })],
      { feePhase: 'unavailable', fee: null, error: null },
    ],
    [
      'impossible',
      [feeNotEstimated({ code: 'INSUFFICIENT_FUNDS', detail: '' })],
      { feePhase: 'unavailable', error: { code: 'INSUFFICIENT_FUNDS' } },
    ],
  ])('a cost that is %s', (_what, actions, expected) => {
    expect(after(...reviewed, ...actions)).toMatchObject(expected)
  })

  it.each([
    ['the network changed', networkSwitched({ caipNetworkId: 'eip155:10', by: 'wallet' })],
    [
      'another wallet connected',
      walletConnected({ ...HERON, ...session, walletName: 'H', isRestored: false }),
    ],
    ['the session ended', disconnected({ namespace: 'eip155', by: 'wallet' })],
    ['the modal opens anew', modalOpened({ view: viewEntry('Account'), namespace: null })],
  ])('begins anew when %s', (_when, fact) => {
    const { requests, ...form } = after(...reviewed, walletAsked('1'), fact)
    expect({ ...form, requests: [] }).toEqual(empty)
    // The request stays in the wallet, and may be approved there though the session is over.
    const standing = disconnected.match(fact) ? 'unknown' : 'open'
    expect(requests).toMatchObject([{ standing }])
  })

  it.each([
    ['is left', reviewLeft()],
    ['the modal is closed', modalClosed()],
  ])(
    'keeps nothing of the form that was sent, and the payment on show until it %s',
    (_when, end) => {
      const { intent } = after(...reviewed)
      const { requests: _open, ...shown } = after(
        ...reviewed,
        walletAsked('1'),
        answered,
        submitted,
      )
      const { hash } = submitted.payload
      const payment = { phase: 'submitted', intent, submitted: { hash, name: null } }
      expect({ ...shown, requests: [] }).toEqual({ ...empty, ...payment })
      const { requests: _same, ...left } = after(
        ...reviewed,
        walletAsked('1'),
        answered,
        submitted,
        end,
      )
      expect({ ...left, requests: [] }).toEqual(empty)
    },
  )

  const asked = [...reviewed, walletAsked('1')]
  const unclear = { code: 'SEND_UNCERTAIN', detail: '' } as const
  it.each<[string, readonly UnknownAction[], readonly string[]]>([
    ['open while the wallet has it', asked, ['open']],
    ['open though the review was left', [...asked, reviewLeft()], ['open']],
    ['open though the modal was closed', [...asked, modalClosed()], ['open']],
    ['late when the wallet takes its time', [...asked, requestTimedOut('1')], ['late']],
    ['over when the wallet declined', [...asked, requestEnded({ id: '1', error })], []],
    ['over when there is a hash', [...asked, requestEnded({ id: '1' })], []],
    [
      'unknown when nobody can say',
      [...asked, requestEnded({ id: '1', error: unclear })],
      ['unknown'],
    ],
    [
      'over when a later one for the same payment has a hash',
      [
        ...asked,
        requestEnded({ id: '1', error: unclear }),
        walletAsked('2'),
        requestEnded({ id: '2' }),
      ],
      [],
    ],
    [
      'still there when another one ended',
      [...asked, requestTimedOut('1'), walletAsked('2'), requestEnded({ id: '2', error })],
      ['late'],
    ],
    [
      'unknown when its session ended',
      [...asked, disconnected({ namespace: 'eip155', by: 'wallet' }), requestTimedOut('1')],
      ['unknown'],
    ],
    [
      'still there when an earlier one for the same payment has a hash',
      [
        ...asked,
        requestTimedOut('1'),
        walletAsked('2'),
        requestEnded({ id: '2', error: unclear }),
        requestEnded({ id: '1' }),
      ],
      ['unknown'],
    ],
    [
      'still there when a session of another chain family ended',
      [...asked, disconnected({ namespace: 'solana', by: 'wallet' })],
      ['open'],
    ],
  ])('a request is %s', (_what, actions, standings) => {
    expect(after(...actions).requests.map(({ standing }) => standing)).toEqual(standings)
  })

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
  ])('goes on when %s', (_when, fact) => {
    expect(after(...reviewed, fact)).toMatchObject({ phase: 'reviewing', intent })
  })

  it('a payment in another token of the same name does not pass for the one on show', () => {
    const next = { intent, fingerprint: 'another token' }
    const late = [...asked, requestTimedOut('1'), reviewLeft(), reviewReady(next)]
    expect(after(...late, answered, submitted)).toMatchObject({
      phase: 'reviewing',
      fingerprint: 'another token',
      submitted: null,
    })
  })

  it('closing keeps what was typed and drops what was reviewed', () => {
    expect(after(...reviewed, modalClosed())).toMatchObject({
      phase: 'editing',
      amount: '0.5',
      recipientText: BOB,
      intent: null,
      fingerprint: null,
    })
  })
})
