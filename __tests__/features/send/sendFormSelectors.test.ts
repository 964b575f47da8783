import type { TokenBalance } from '../../../src/domain/token'
import {
  getAmountProblem,
  getRecipientProblem,
  selectSendProblem,
} from '../../../src/features/send/sendFormSelectors'
import { selectSendHolding } from '../../../src/features/send/sendTokenSelectors'
import { FRIEND, sampleEther, sampleUsdc } from '../../support/states/sampleHoldings'
import { ETHEREUM, SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { tokensAnswered } from '../../support/states/serviceAnswers'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states, type StateName } from '../../support/states/states'

const usdc: TokenBalance = sampleUsdc

describe('the first problem that blocks the review', () => {
  it.each<[StateName, ReturnType<typeof selectSendProblem>]>([
    ['sendEmpty', 'tokenMissing'],
    ['sendTooMuch', 'tooMuch'],
    ['sendTooPrecise', 'tooPrecise'],
    ['sendShort', 'addressWrong'],
    ['sendNonsense', 'addressWrong'],
    ['sendTyping', 'recipientTyping'],
    ['sendMistyped', 'addressMistyped'],
    ['sendToBurnAddress', 'addressBurn'],
    ['sendNameUnknown', 'nameWrong'],
    ['sendLookupFailed', 'nameWrong'],
    ['sendLookingUp', 'recipientResolving'],
    ['sendFilled', null],
    ['sendToAddress', null],
    ['sendToSelf', null],
  ])('in %s is %s', (name, problem) => {
    expect(selectSendProblem(states[name]())).toBe(problem)
  })

  it.each<[string, ReturnType<typeof getAmountProblem>]>([
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
    expect(getAmountProblem(amount, usdc)).toBe(problem)
  })

  it.each([
    ['', 'recipientMissing'],
    ['  ', 'recipientMissing'],
    ['0x7c91aab04e2f19', 'recipientTyping'],
    ['studio', 'recipientTyping'],
    ['studio.eth', 'recipientResolving'],
    [FRIEND, 'recipientResolving'],
  ])('for the recipient %p before it is looked up is %s', (recipientText, problem) => {
    const receiving = { recipientText, recipient: null, recipientPhase: 'idle' } as const
    expect(getRecipientProblem('eip155', receiving)).toBe(problem)
  })

  it('uses the balance read last, not the one when the token was selected', () => {
    const poorer = { ...sampleEther, quantity: { decimals: '18', numeric: '0.01' } }
    const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
    const state = testingReducer(states.sendFilled(), tokensAnswered(whose, [poorer]))
    expect(selectSendHolding(state)).toEqual(poorer)
    expect(selectSendProblem(state)).toBe('tooMuch')
  })
})
