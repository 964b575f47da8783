import { getAmountProblem, getAmountLimits } from '../../../src/features/onramp/amountLimits'

const limits = { min: '10', max: '7500' }

describe('the limits of an amount', () => {
  it('are the widest of all payment methods', () => {
    const payment_method_limits = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'bank', min: '9.5', max: '25000' },
    ]
    expect(getAmountLimits({ id: 'USD', payment_method_limits })).toEqual({
      min: '9.5',
      max: '25000',
    })
    expect(getAmountLimits({ id: 'USD', payment_method_limits: [] })).toBeNull()
  })

  it.each([
    ['', null],
    ['10', null],
    ['10.0', null],
    ['7500.00', null],
    ['9.999999999999999999', 'tooLittle'],
    ['7500.000000000000000001', 'tooMuch'],
    ['9'.repeat(78), 'tooMuch'],
    ['0', 'wrong'],
    ['0.00', 'wrong'],
    ['0.', 'wrong'],
    ['1e3', 'wrong'],
    ['-50', 'wrong'],
  ])('map “%s” to %s', (amount, problem) => {
    expect(getAmountProblem(amount, limits)).toBe(problem)
  })

  it('are null when no method has any', () => {
    expect(getAmountProblem('9'.repeat(78), null)).toBeNull()
  })
})
