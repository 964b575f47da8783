import { transactionMined, transactionSubmitted } from '../../../src/events/sendEvents'
import { chunkFetched } from '../../../src/core/notifications/notificationsSlice'
import { networkSwitched } from '../../../src/events/networkEvents'
import { describeActivity, selectActivity } from '../../../src/core/transactions/activitySelectors'
import type { SubmittedTransaction } from '../../../src/domain/transaction'
import { BASE, ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { FRIEND, sampleHistory, sampleTransaction } from '../../support/states/sampleHoldings'
import { historyAnswered, historyFailed } from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states } from '../../support/states/states'

const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
const payment: SubmittedTransaction = {
  hash: '0xAB',
  caipNetworkId: ETHEREUM,
  from: SAMPLE_ADDRESS,
  to: FRIEND,
  amount: '0.05',
  symbol: 'ETH',
  status: 'pending',
  submittedAt: 1_790_000_000_000,
}
const shown = states.activityShown
const with_ = (state: ReturnType<typeof shown>, submitted = payment) =>
  testingReducer(state, transactionSubmitted(submitted))

describe('the activity', () => {
  it.each([
    ['activityLoading', { phase: 'loading', transactions: [] }],
    ['activityShown', { phase: 'known', transactions: sampleHistory, hasMore: false }],
    ['activityMore', { phase: 'known', hasMore: true }],
    ['activityEmpty', { phase: 'known', transactions: [] }],
    ['activityUnavailable', { phase: 'unavailable', hasFailed: true }],
  ] as const)('in %s is as expected', (name, activity) => {
    expect(selectActivity(states[name]())).toMatchObject(activity)
  })

  it('is unavailable when its chunk failed to load', () => {
    const missing = chunkFetched({ name: 'transactions', isHere: false })
    const shownAfter = (name: 'activityLoading' | 'activityShown') =>
      selectActivity(testingReducer(states[name](), missing))
    expect(shownAfter('activityLoading')).toMatchObject({ phase: 'unavailable', hasFailed: true })
    expect(shownAfter('activityShown')).toMatchObject({ phase: 'known', hasFailed: false })
  })

  it('shows a pending payment beside the history', () => {
    const { transactions } = selectActivity(with_(shown()))
    expect(transactions).toHaveLength(sampleHistory.length + 1)
    expect(transactions[0]?.metadata).toMatchObject({ hash: '0xAB', status: 'pending' })
  })

  it('replaces the payment when the history contains its hash, in either case', () => {
    const known = sampleTransaction('0xab', {}, [])
    const state = testingReducer(with_(shown()), historyAnswered(whose, [known, ...sampleHistory]))
    expect(selectActivity(state).transactions).toEqual([known, ...sampleHistory])
  })

  it('shows a payment’s outcome before the history does', () => {
    const mined = transactionMined({ hash: '0xAB', caipNetworkId: ETHEREUM, status: 'failed' })
    const { transactions } = selectActivity(testingReducer(with_(shown()), mined))
    expect(transactions[0]?.metadata.status).toBe('failed')
  })

  it('shows a payment even when the history cannot be read', () => {
    const { phase, hasFailed, transactions } = selectActivity(with_(states.activityUnavailable()))
    expect([phase, hasFailed, transactions.length]).toEqual(['known', true, 1])
  })

  it('keeps the rows when a later page fails', () => {
    const state = historyFailed(whose).reduce(testingReducer, shown())
    expect(selectActivity(state)).toMatchObject({ phase: 'known', hasFailed: true })
  })

  it('omits payments of another network and of another account', () => {
    const elsewhere = { ...payment, hash: '0xAC', caipNetworkId: BASE }
    const foreign = { ...payment, hash: '0xAD', from: FRIEND }
    const state = with_(with_(shown(), elsewhere), foreign)
    expect(selectActivity(state).transactions).toEqual(sampleHistory)
    const moved = testingReducer(state, networkSwitched({ caipNetworkId: BASE, by: 'visitor' }))
    expect(selectActivity(moved).transactions).toHaveLength(1)
  })

  it('hides rows that are only spam, and keeps rows without transfers', () => {
    const spam = sampleTransaction('0x66', {}, [
      { direction: 'in', quantity: { numeric: '1' }, nft_info: { flags: { is_spam: true } } },
    ])
    const bare = sampleTransaction('0x67', {}, [])
    const state = testingReducer(shown(), historyAnswered(whose, [spam, bare]))
    expect(selectActivity(state).transactions).toEqual([bare])
  })
})

describe('an activity row', () => {
  it.each([
    ['0x01', { label: 'received', state: 'done', badge: 'in', name: 'USDC', isCoin: true }],
    [
      '0x02',
      { label: 'traded', badge: 'swap', name: 'ETH', second: { name: 'USDC', isCoin: true } },
    ],
    [
      '0x03',
      { label: 'sent', state: 'failed', badge: 'failed', imageUrl: null, name: '', isCoin: false },
    ],
    ['0x04', { label: 'sent', badge: 'out', second: null }],
    ['0x05', { label: 'minted', badge: 'done', name: 'Night fern', isCoin: false }],
    ['0x06', { label: 'approved', badge: 'done' }],
    ['0x07', { label: 'executed', badge: 'done', transfers: [] }],
  ])('for %s is %p', (hash, entry) => {
    const transaction = sampleHistory.find(({ id }) => id === hash)
    expect(transaction && describeActivity(transaction)).toMatchObject(entry)
  })

  it('is pending until the network has decided', () => {
    const transaction = sampleTransaction('0x1', { status: 'pending' }, [])
    expect(describeActivity(transaction)).toMatchObject({ state: 'pending', badge: 'pending' })
  })

  it('is replaced, neither sent nor failed, when another transaction took its nonce', () => {
    const transaction = sampleTransaction('0x1', { status: 'replaced' }, [])
    expect(describeActivity(transaction)).toMatchObject({ state: 'replaced', badge: 'swap' })
  })
})
