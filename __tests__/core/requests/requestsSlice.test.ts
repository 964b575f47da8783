import type { UnknownAction } from '@reduxjs/toolkit'
import { REQUEST_KINDS, type NewRequest, type RequestKind } from '../../../src/domain/walletRequest'
import { disconnected } from '../../../src/events/connectionEvents'
import { modalClosed } from '../../../src/events/modalEvents'
import { rememberedRequestsLoaded, requestsAbandoned } from '../../../src/events/requestEvents'
import { reviewLeft } from '../../../src/events/sendEvents'
import { selectRequests } from '../../../src/core/requests/requestsSlice'
import { requestAfterReview, requestFacts } from '../../support/states/requestFacts'
import { stateAfter } from '../../../src/testing/stateAfter'
import { getPaymentMark } from '../../../src/domain/payment/paymentMark'
import { ALICE } from '../../support/flowWorld'

const fingerprint = 'eip155:1 alice bob native 5 io.heron'
const requestOf = (id: string, over: Partial<NewRequest> = {}): NewRequest => ({
  ...requestAfterReview({
    id,
    kind: 'send',
    connectorId: 'io.heron',
    from: ALICE,
    caipNetworkId: 'eip155:1',
    fingerprint,
  }),
  ...over,
})
const [first, second] = [requestFacts(requestOf('1')), requestFacts(requestOf('2'))]
const after = (...actions: readonly UnknownAction[]) => selectRequests(stateAfter(...actions))
const statuses = (...actions: readonly UnknownAction[]) =>
  after(...actions).entries.map(({ id, status }) => `${id} ${status}`)

const error = { code: 'USER_REJECTED', detail: '' } as const
const unclear = { code: 'SEND_UNCERTAIN', detail: '' } as const
const ended = disconnected({ namespace: 'eip155', by: 'wallet' })
const hash = `0x${'ab'.repeat(32)}`

describe('requestsSlice', () => {
  it.each<[string, readonly UnknownAction[], readonly string[]]>([
    ['pending while the wallet has it', [first.opened], ['1 pending']],
    ['pending though the review was left', [first.opened, reviewLeft()], ['1 pending']],
    ['pending though the modal was closed', [first.opened, modalClosed()], ['1 pending']],
    ['late when the wallet takes its time', [first.opened, first.late], ['1 late']],
    ['rejected when the wallet declined', [first.opened, first.ended({ error })], ['1 rejected']],
    ['fulfilled when there is a hash', [first.opened, first.ended({ hash })], ['1 fulfilled']],
    [
      'unknown when there is no telling',
      [first.opened, first.ended({ error: unclear })],
      ['1 unknown'],
    ],
    [
      'gone when a later one for the same payment has a hash',
      [first.opened, first.ended({ error: unclear }), second.opened, second.ended({ hash })],
      ['2 fulfilled'],
    ],
    [
      'still there when another one ended',
      [first.opened, first.late, second.opened, second.ended({ error })],
      ['1 late', '2 rejected'],
    ],
    ['unknown when its session ended', [first.opened, ended, first.late], ['1 unknown']],
    [
      'still there when an earlier one for the same payment has a hash',
      [
        first.opened,
        first.late,
        second.opened,
        second.ended({ error: unclear }),
        first.ended({ hash }),
      ],
      ['1 fulfilled', '2 unknown'],
    ],
    [
      'still there when a session of another chain family ended',
      [first.opened, disconnected({ namespace: 'solana', by: 'wallet' })],
      ['1 pending'],
    ],
    [
      'forgotten with its session once it is over',
      [first.opened, first.ended({ hash }), ended],
      [],
    ],
    [
      'forgotten with the next one of its kind once it is over',
      [first.opened, first.ended({ hash }), second.opened],
      ['2 pending'],
    ],
  ])('a request is %s', (_what, actions, expected) => {
    expect(statuses(...actions)).toEqual(expected)
  })

  it('lists the earlier requests for the same payment, including those of other tabs', () => {
    const mark = { id: 'there', payment: getPaymentMark(fingerprint), askedAt: 0 }
    const other = {
      id: 'other',
      payment: getPaymentMark('eip155:1 alice carol native 5 x'),
      askedAt: 0,
    }
    const uncertain = [
      first.opened,
      first.ended({ error: unclear }),
      rememberedRequestsLoaded([mark, other]),
    ]
    expect(after(...uncertain, second.opened).entries.at(-1)?.doubted).toEqual(['1', 'there'])
    expect(after(...uncertain, second.opened, second.ended({ hash })).remembered).toEqual([other])
    expect(after(...uncertain, second.opened, second.ended({ error })).remembered).toEqual([
      mark,
      other,
    ])
  })

  it('ignores its own requests when storage reports them', () => {
    const own = { id: '1', payment: getPaymentMark(fingerprint), askedAt: 0 }
    expect(after(first.opened, rememberedRequestsLoaded([own])).remembered).toEqual([])
  })

  it.each(Object.keys(REQUEST_KINDS) as RequestKind[])(
    'of kind %s is not pending in an imported state',
    kind => {
      const asked = requestFacts(requestOf('1', { kind }))
      const { outlives } = REQUEST_KINDS[kind]
      expect(statuses(asked.opened, requestsAbandoned())).toEqual(outlives ? ['1 unknown'] : [])
      const over = [asked.opened, asked.ended({ error })]
      expect(statuses(...over, requestsAbandoned())).toEqual(['1 rejected'])
    },
  )
})
