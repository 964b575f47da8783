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
  receiverLookupStarted,
  receiverNotResolved,
  receiverResolved,
  receiverTyped,
  reviewReady,
  selectSend,
  sendFailed,
  tokenChosen,
  walletAsked,
} from '../../../src/features/send/sendSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { ALICE, BOB, HERON, NOW, session } from '../../support/flowWorld'
import { ether, fee, HASH, usdc } from '../../support/payment'

const intent = {
  connectorId: 'io.heron',
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  token: ether,
  amount: '0.5',
} as const
const typed = [tokenChosen(ether), amountTyped('0.5'), receiverTyped(BOB)]
const resolved = receiverResolved({ text: BOB, receiver: { address: BOB } })
const reviewed = [...typed, resolved, reviewReady({ intent, fingerprint: 'fingerprint' })]
const error = { code: 'USER_REJECTED', detail: 'no' } as const
const submitted = transactionSubmitted({
  hash: HASH,
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: BOB,
  amount: '0.5',
  symbol: 'ETH',
  status: 'pending',
  submittedAt: NOW,
})
const after = (...actions: readonly UnknownAction[]) => selectSend(stateAfter(...actions))
const empty = after()

describe('sendSlice', () => {
  it('forgets the amount with the token, and keeps the receiver', () => {
    expect(after(...typed, resolved, tokenChosen(usdc))).toMatchObject({
      token: usdc,
      amount: '',
      receiver: { address: BOB },
    })
  })

  it.each([
    ['typed', [receiverTyped(BOB)], 'idle', null],
    ['being looked up', [receiverTyped(BOB), receiverLookupStarted()], 'resolving', null],
    ['known', [receiverTyped(BOB), resolved], 'resolved', { address: BOB }],
    ['typed over', [receiverTyped(BOB), resolved, receiverTyped('x')], 'idle', null],
    ['answered for another text', [receiverTyped('x'), resolved], 'idle', null],
    [
      'nobody',
      [receiverTyped('x'), receiverNotResolved({ text: 'x', reason: 'unknown' })],
      'unknown',
      null,
    ],
    [
      'nobody, for another text',
      [receiverTyped('y'), receiverNotResolved({ text: 'x', reason: 'unknown' })],
      'idle',
      null,
    ],
  ])('a receiver that is %s', (_what, actions, receiverPhase, receiver) => {
    expect(after(...actions)).toMatchObject({ receiverPhase, receiver })
  })

  it.each([
    ['editing', typed, 'editing'],
    ['reviewing', reviewed, 'reviewing'],
    ['awaiting the wallet', [...reviewed, walletAsked()], 'awaitingWallet'],
    ['refused', [...reviewed, walletAsked(), sendFailed(error)], 'failed'],
    ['asked again', [...reviewed, sendFailed(error), walletAsked()], 'awaitingWallet'],
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
    ['it was sent', submitted],
    ['the network changed', networkSwitched({ networkId: 'eip155:10', by: 'wallet' })],
    [
      'another wallet connected',
      walletConnected({ ...HERON, ...session, walletName: 'H', isRestored: false }),
    ],
    ['the session ended', disconnected({ namespace: 'eip155', by: 'wallet' })],
    ['the modal opens anew', modalOpened({ view: viewEntry('Account'), namespace: null })],
  ])('begins anew when %s', (_when, fact) => {
    expect(after(...reviewed, walletAsked(), fact)).toEqual(empty)
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

  it('closing keeps what was typed and drops what was reviewed', () => {
    expect(after(...reviewed, modalClosed())).toMatchObject({
      phase: 'editing',
      amount: '0.5',
      receiverText: BOB,
      intent: null,
      fingerprint: null,
    })
  })
})
