import type { Transaction } from '../../../../src/domain/transaction'
import { getKnownParties } from '../../../../src/features/send/recipient/getKnownParties'
import { findLookAlike } from '../../../../src/lib/address/lookAlike'
import {
  FRIEND,
  IMPOSTOR,
  poisonedHistory,
  sampleTransaction,
  STRANGER,
} from '../../../support/states/sampleHoldings'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'

describe('known recipients', () => {
  const addressesOf = (...given: Parameters<typeof getKnownParties>) =>
    getKnownParties(...given).map(({ address }) => address)
  const options = { own: SAMPLE_ADDRESS, namespace: 'eip155', hasPrices: true } as const
  const usd = (direction: 'in' | 'out', numeric: string, value?: number) => ({
    direction,
    quantity: { numeric },
    fungible_info: { symbol: 'USDC' },
    ...(value !== undefined && { value }),
  })
  const from = { operationType: 'receive', sentFrom: STRANGER, sentTo: SAMPLE_ADDRESS }

  it.each<[string, Transaction, readonly string[]]>([
    ['a payment worth five dollars', sampleTransaction('0x1', {}, [usd('out', '5', 5)]), [FRIEND]],
    ['a payment of zero', sampleTransaction('0x1', {}, [usd('out', '0', 0)]), []],
    ['a payment of dust', sampleTransaction('0x1', {}, [usd('out', '0.01', 0.01)]), []],
    ['a payment in a worthless token', sampleTransaction('0x1', {}, [usd('out', '900', 0)]), []],
    ['a payment in an unpriced token', sampleTransaction('0x1', {}, [usd('out', '900')]), []],
    ['a failed payment', sampleTransaction('0x1', { status: 'failed' }, [usd('out', '5', 5)]), []],
    ['money received', sampleTransaction('0x1', from, [usd('in', '5', 5)]), [STRANGER]],
    ['dust received', sampleTransaction('0x1', from, [usd('in', '0.001', 0.001)]), []],
    [
      'money that another sender moved out of the account',
      sampleTransaction('0x1', { ...from, operationType: 'send' }, [usd('out', '5', 5)]),
      [],
    ],
    [
      'a payment to oneself',
      sampleTransaction('0x1', { sentTo: SAMPLE_ADDRESS }, [usd('out', '5', 5)]),
      [],
    ],
  ])('%s yields the expected recipients', (_what, transaction, known) => {
    expect(addressesOf([transaction], options)).toEqual(known)
  })

  it('compares amounts when nothing has a price', () => {
    const paid = sampleTransaction('0x1', {}, [usd('out', '1')])
    expect(addressesOf([paid], { ...options, hasPrices: false })).toEqual([FRIEND])
  })

  it('excludes the impostor of a poisoned history', () => {
    const known = addressesOf(poisonedHistory, options)
    expect(known).toContain(FRIEND)
    expect(known).not.toContain(IMPOSTOR)
    expect(findLookAlike(IMPOSTOR, known)).toBe(FRIEND)
  })
})
