import type { Transaction } from '../../../src/domain/transaction'
import type { TokenBalance } from '../../../src/domain/token'
import { findLookAlike } from '../../../src/lib/lookAlike'
import { tokensAnswered } from '../../../src/testing/serviceAnswers'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import {
  FRIEND,
  IMPOSTOR,
  poisonedHistory,
  sampleEther,
  sampleTransaction,
  sampleUsdc,
  STRANGER,
} from '../../../src/testing/sampleHoldings'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states, type StateName } from '../../../src/testing/states'
import {
  amountProblem,
  knownFromHistory,
  receiverProblem,
  selectNameDoubt,
  selectReceiverTrust,
  selectReviewedName,
  selectSendHolding,
  selectSendProblem,
  valueOf,
} from '../../../src/features/send/sendSelectors'

const usdc: TokenBalance = sampleUsdc

describe('the first thing that keeps the form from being reviewed', () => {
  it.each<[StateName, ReturnType<typeof selectSendProblem>]>([
    ['sendEmpty', 'tokenMissing'],
    ['sendTooMuch', 'tooMuch'],
    ['sendTooPrecise', 'tooPrecise'],
    ['sendShort', 'addressWrong'],
    ['sendNonsense', 'addressWrong'],
    ['sendMistyped', 'addressMistyped'],
    ['sendToNobody', 'addressNobodys'],
    ['sendNameUnknown', 'nameWrong'],
    ['sendLookupFailed', 'nameWrong'],
    ['sendLookingUp', 'receiverResolving'],
    ['sendFilled', null],
    ['sendToAddress', null],
    ['sendToSelf', null],
  ])('in %s is %s', (name, problem) => {
    expect(selectSendProblem(states[name]())).toBe(problem)
  })

  it.each<[string, ReturnType<typeof amountProblem>]>([
    ['', 'amountMissing'],
    ['0', 'amountWrong'],
    ['0.000', 'amountWrong'],
    ['1.', 'amountWrong'],
    ['.', 'amountWrong'],
    ['NaN', 'amountWrong'],
    ['120.000001', 'tooMuch'],
    ['120.0000001', 'tooMuch'],
    ['1.0000001', 'tooPrecise'],
    ['120', null],
    ['0.000001', null],
  ])('for %p of 120 USDC is %s', (amount, problem) => {
    expect(amountProblem(amount, usdc)).toBe(problem)
  })

  it.each([
    ['', 'receiverMissing'],
    ['  ', 'receiverMissing'],
    ['0x7c91aab04e2f19', 'addressWrong'],
    ['studio', 'addressWrong'],
    ['studio.eth', 'receiverResolving'],
    [FRIEND, 'receiverResolving'],
  ])('for the receiver %p before it is looked up is %s', (receiverText, problem) => {
    const receiving = { receiverText, receiver: null, receiverPhase: 'idle' } as const
    expect(receiverProblem('eip155', receiving)).toBe(problem)
  })

  it('goes by the balance read last, not by the one at the time of choosing', () => {
    const poorer = { ...sampleEther, quantity: { decimals: '18', numeric: '0.01' } }
    const whose = { address: SAMPLE_ADDRESS, chainId: ETHEREUM }
    const state = testingReducer(states.sendFilled(), tokensAnswered(whose, [poorer]))
    expect(selectSendHolding(state)).toEqual(poorer)
    expect(selectSendProblem(state)).toBe('tooMuch')
  })
})

describe('the worth of an amount', () => {
  it.each([
    ['0.05', 3272.3, '163.615'],
    ['', 1, null],
    ['1.', 2, '2'],
    ['1', undefined, null],
  ])('of %p at %p is %p', (amount, price, value) => {
    expect(valueOf(amount, price)).toBe(value)
  })
})

describe('known receivers', () => {
  const addressesOf = (...given: Parameters<typeof knownFromHistory>) =>
    knownFromHistory(...given).map(({ address }) => address)
  const options = { own: SAMPLE_ADDRESS, namespace: 'eip155', hasPrices: true } as const
  const usd = (direction: 'in' | 'out', numeric: string, value?: number) => ({
    direction,
    quantity: { numeric },
    fungible_info: { symbol: 'USDC' },
    ...(value !== undefined && { value }),
  })
  const from = { operationType: 'receive', sentFrom: STRANGER, sentTo: SAMPLE_ADDRESS }

  it.each<[string, Transaction, readonly string[]]>([
    ['a payment of worth', sampleTransaction('0x1', {}, [usd('out', '5', 5)]), [FRIEND]],
    ['a payment of nothing', sampleTransaction('0x1', {}, [usd('out', '0', 0)]), []],
    ['a payment of dust', sampleTransaction('0x1', {}, [usd('out', '0.01', 0.01)]), []],
    ['a payment in a worthless token', sampleTransaction('0x1', {}, [usd('out', '900', 0)]), []],
    ['a payment in an unpriced token', sampleTransaction('0x1', {}, [usd('out', '900')]), []],
    ['a failed payment', sampleTransaction('0x1', { status: 'failed' }, [usd('out', '5', 5)]), []],
    ['money received', sampleTransaction('0x1', from, [usd('in', '5', 5)]), [STRANGER]],
    ['dust received', sampleTransaction('0x1', from, [usd('in', '0.001', 0.001)]), []],
    [
      'money somebody else moved out of the account',
      sampleTransaction('0x1', { ...from, operationType: 'send' }, [usd('out', '5', 5)]),
      [],
    ],
    [
      'a payment to oneself',
      sampleTransaction('0x1', { sentTo: SAMPLE_ADDRESS }, [usd('out', '5', 5)]),
      [],
    ],
  ])('%s makes known what it should', (_what, transaction, known) => {
    expect(addressesOf([transaction], options)).toEqual(known)
  })

  it('counts amounts where nothing has a price', () => {
    const paid = sampleTransaction('0x1', {}, [usd('out', '1')])
    expect(addressesOf([paid], { ...options, hasPrices: false })).toEqual([FRIEND])
  })

  it('never learns the impostor of a poisoned history', () => {
    const known = addressesOf(poisonedHistory, options)
    expect(known).toContain(FRIEND)
    expect(known).not.toContain(IMPOSTOR)
    expect(findLookAlike(IMPOSTOR, known)).toBe(FRIEND)
  })
})

describe('trust in the receiver under review', () => {
  it('is plain for somebody paid before', () => {
    expect(selectReceiverTrust(states.previewReady())).toMatchObject({
      standing: 'known',
      lookAlike: null,
      isOwn: false,
      isTokenContract: false,
    })
  })

  it('says that a stranger is new', () => {
    expect(selectReceiverTrust(states.previewFirstTime()).standing).toBe('new')
  })

  it('claims nothing where there is no history to look into', () => {
    const { walletModalApi: _gone, ...state } = states.previewFirstTime() as ReturnType<
      typeof states.previewFirstTime
    > & { walletModalApi?: unknown }
    expect(selectReceiverTrust(state).standing).toBe('unknown')
  })

  it('finds the address an impostor imitates, and the groups that differ', () => {
    expect(selectReceiverTrust(states.previewLookAlike())).toMatchObject({
      standing: 'new',
      lookAlike: FRIEND,
      lookAlikeParty: { address: FRIEND, kind: 'paid', at: '2026-08-28T12:00:00.000Z' },
      marks: [2, 3, 6],
    })
  })

  it('knows the contract of a token that is held', () => {
    expect(selectReceiverTrust(states.previewContract()).isTokenContract).toBe(true)
  })
})

describe('what speaks against a name', () => {
  const checked = (names: readonly string[] | null, receiver = {}) => {
    const state = states.previewReady()
    const { send } = state
    return {
      ...state,
      send: {
        ...send,
        receiver: send.receiver && { ...send.receiver, ...receiver },
        receiverCheck: { isContract: null, names },
      },
    }
  }

  it.each([
    ['the address goes by it', ['studio.eth'], {}, null],
    ['nobody could say', null, {}, null],
    ['the address goes by another', ['other.eth'], {}, 'oneWay'],
    ['the address goes by none', [], {}, 'oneWay'],
    ['its address is on another network', ['studio.eth'], { isElsewhere: true }, 'elsewhere'],
  ] as const)('when %s', (_when, names, receiver, doubt) => {
    expect(selectNameDoubt(checked(names, receiver))).toBe(doubt)
  })

  it('nothing does while it is not checked', () => {
    expect(selectNameDoubt(states.previewReady())).toBeNull()
  })

  it('an address that was typed is called what it goes by', () => {
    const state = states.previewFirstTime()
    const receiverCheck = { isContract: false, names: ['harbour.eth'] }
    const named = { ...state, send: { ...state.send, receiverCheck } }
    expect(selectReviewedName(named)).toBe('harbour.eth')
    expect(selectNameDoubt(named)).toBeNull()
  })
})

describe('the name under review', () => {
  it('is the one that was looked up for this very address', () => {
    expect(selectReviewedName(states.previewReady())).toBe('studio.eth')
  })

  it('is dropped when the form has moved on to another address', () => {
    const state = states.previewReady()
    const other = { address: STRANGER, name: 'studio.eth' }
    expect(selectReviewedName({ ...state, send: { ...state.send, receiver: other } })).toBeNull()
  })
})
