import { act } from '@testing-library/react'
import { localeChosen } from '../../../../src/core/theme/themeSlice'
import { useAmountField } from '../../../../src/features/onramp/components/useAmountField'
import {
  amountRefused,
  amountTyped,
  paymentChosen,
} from '../../../../src/features/onramp/onrampSlice'
import { type StateName, states } from '../../../support/states/states'
import { renderViewHook } from '../../../support/renderViewHook'

describe('useAmountField', () => {
  it('dispatches what is typed, and returns it', () => {
    const { actions, current } = renderViewHook(useAmountField, states.buyEmpty())
    act(() => current().onChange('12.5'))
    expect(actions).toEqual([amountTyped('12.5')])
    expect(current()).toMatchObject({ amount: '12.5', problem: null, isRefused: false })
  })

  it('keeps the amount when an input is refused', () => {
    const { actions, current } = renderViewHook(useAmountField, states.buyQuoted())
    act(() => current().onRefuse(['1.234', '1234']))
    expect(actions).toEqual([amountRefused(['1.234', '1234'])])
    expect(current()).toMatchObject({ amount: '100', problem: null, isRefused: true })
  })

  it.each<[StateName, string | null]>([
    ['buyTooLittle', 'tooLittle'],
    ['buyTooMuch', 'tooMuch'],
    ['buyRefused', null],
  ])('in %s the problem is %s', (name, problem) => {
    const { current } = renderViewHook(useAmountField, states[name]())
    expect(current().problem).toBe(problem)
  })

  it.each([
    ['en-US', 'USD', '.', '$'],
    ['en-US', 'EUR', '.', '€'],
    ['de-DE', 'EUR', ',', ''],
  ])('in %s an amount in %s has the decimal sign %j after %j', (locale, currency, point, sign) => {
    const { current, dispatch } = renderViewHook(useAmountField, states.buyEmpty())
    act(() => {
      dispatch(localeChosen(locale))
      dispatch(paymentChosen(currency))
    })
    expect(current()).toMatchObject({ decimalSign: point, currencySign: sign })
  })

  it('names the message after the field', () => {
    const { id, noteId } = renderViewHook(useAmountField, states.buyEmpty()).current()
    expect(noteId).toBe(`${id}note`)
  })
})
