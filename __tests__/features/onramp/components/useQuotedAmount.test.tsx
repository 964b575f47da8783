import { act } from '@testing-library/react'
import { localeChosen } from '../../../../src/core/theme/themeSlice'
import { useQuotedAmount } from '../../../../src/features/onramp/components/useQuotedAmount'
import { type StateName, states } from '../../../support/states/states'
import { renderViewHook } from '../../../support/renderViewHook'

const show = (name: StateName) => renderViewHook(useQuotedAmount, states[name]())

describe('useQuotedAmount', () => {
  it.each<[StateName, string | null, boolean]>([
    ['buyEmpty', null, false],
    ['buyQuoting', null, true],
    ['buyQuoted', '98.08', false],
    ['buyNoQuote', null, false],
    ['buyQuoteMismatch', null, false],
  ])('in %s the amount is %s, loading: %s', (name, amount, isLoading) => {
    expect(show(name).current()).toEqual({ amount, isLoading })
  })

  it('formats the amount for the locale', () => {
    const { current, dispatch } = show('buyQuoted')
    act(() => dispatch(localeChosen('de-DE')))
    expect(current().amount).toBe('98,08')
  })
})
