import {
  isBuying,
  isChoosing,
  isPicking,
  showsCurrencies,
  showsPurchases,
} from '../../../src/features/onramp/screens'
import { type StateName, states } from '../../support/states/states'

type Row = [StateName, readonly string[]]
const tests = { isBuying, isChoosing, isPicking, showsCurrencies, showsPurchases }

describe('the screens of buying', () => {
  it.each<Row>([
    ['onrampProviders', ['isChoosing', 'showsCurrencies']],
    ['buyEmpty', ['isBuying', 'isChoosing', 'showsCurrencies']],
    ['fiatSelect', ['isPicking', 'showsCurrencies']],
    ['tokenSelect', ['isPicking', 'showsCurrencies']],
    ['purchases', ['showsPurchases']],
    ['whatIsABuy', []],
    ['account', []],
  ])('in %s are %j', (name, expected) => {
    const state = states[name]()
    const found = Object.entries(tests).flatMap(([test, isOn]) => (isOn(state) ? [test] : []))
    expect(found).toEqual(expected)
    const closed = { ...state, modal: { ...state.modal, phase: 'closed' as const } }
    expect(Object.values(tests).some(isOn => isOn(closed))).toBe(false)
  })
})
