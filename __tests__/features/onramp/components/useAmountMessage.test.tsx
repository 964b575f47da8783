import { act } from '@testing-library/react'
import { localeChosen } from '../../../../src/core/theme/themeSlice'
import { useAmountMessage } from '../../../../src/features/onramp/components/useAmountMessage'
import { amountRefused, amountTyped } from '../../../../src/features/onramp/onrampSlice'
import { type StateName, states } from '../../../support/states/states'
import { renderViewHook } from '../../../support/renderViewHook'

const show = (name: StateName) => renderViewHook(useAmountMessage, states[name]())

describe('useAmountMessage', () => {
  it.each<[StateName, string | null]>([
    ['buyEmpty', null],
    ['buyQuoted', null],
    ['buyTooLittle', 'Enter between $10.00 and $7,500.00.'],
    ['buyTooMuch', 'Enter between $10.00 and $7,500.00.'],
    ['buyRefused', 'Enter a plain number, such as 250.'],
  ])('in %s says %j', (name, text) => {
    expect(show(name).current()).toEqual({ text, choices: [] })
  })

  it('reports an amount of zero', () => {
    const { current, dispatch } = show('buyEmpty')
    act(() => dispatch(amountTyped('0')))
    expect(current().text).toBe('Enter an amount above zero.')
  })

  it('asks which amount is meant, before anything else', () => {
    const { current, dispatch } = show('buyTooLittle')
    act(() => dispatch(amountRefused(['1.234', '1234'])))
    expect(current()).toEqual({
      text: 'This can be read as two amounts. Which one do you mean?',
      choices: ['1.234', '1234'],
    })
  })

  it('formats the limits for the locale', () => {
    const { current, dispatch } = show('buyTooMuch')
    act(() => dispatch(localeChosen('de-DE')))
    expect(current().text?.replaceAll('\u00a0', ' ')).toContain('10,00 $ and 7.500,00 $')
  })
})
