import type { UnknownAction } from '@reduxjs/toolkit'
import type { SubmittedTransaction } from '../../../src/domain/transaction'
import { disconnected } from '../../../src/events/connectionEvents'
import { transactionMined, transactionSubmitted } from '../../../src/events/sendEvents'
import { selectSubmitted } from '../../../src/core/transactions/transactionsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { ALICE, BOB, NOW } from '../../support/flowWorld'

const sent = (hash: string, more: Partial<SubmittedTransaction> = {}) =>
  transactionSubmitted({
    hash,
    caipNetworkId: 'eip155:1',
    from: ALICE,
    to: BOB,
    amount: '1',
    symbol: 'ETH',
    status: 'pending',
    submittedAt: NOW,
    ...more,
  })
const mined = (hash: string) =>
  transactionMined({ hash, caipNetworkId: 'eip155:1', status: 'confirmed' })
const after = (...actions: readonly UnknownAction[]) =>
  selectSubmitted(stateAfter(...actions)).map(({ hash, status }) => `${hash} ${status}`)

describe('transactionsSlice', () => {
  it.each([
    ['the newest comes first', [sent('a'), sent('b')], ['b pending', 'a pending']],
    ['the same one is there once', [sent('a'), sent('b'), sent('a')], ['a pending', 'b pending']],
    [
      'the network decides about one',
      [sent('a'), sent('b'), mined('a')],
      ['b pending', 'a confirmed'],
    ],
    ['the network decides about a stranger', [sent('a'), mined('x')], ['a pending']],
    ['the session ends', [sent('a'), disconnected({ namespace: 'eip155', by: 'visitor' })], []],
    [
      'another session ends',
      [sent('a'), disconnected({ namespace: 'solana', by: 'visitor' })],
      ['a pending'],
    ],
  ])('%s', (_what, actions, expected) => {
    expect(after(...actions)).toEqual(expected)
  })

  it('keeps the latest ninety-nine', () => {
    const many = Array.from({ length: 120 }, (_, index) => sent(String(index)))
    expect(selectSubmitted(stateAfter(...many))).toHaveLength(99)
    expect(selectSubmitted(stateAfter(...many))[0]?.hash).toBe('119')
  })
})
