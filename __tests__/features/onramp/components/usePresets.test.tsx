import { act } from '@testing-library/react'
import { usePresets } from '../../../../src/features/onramp/components/usePresets'
import { paymentChosen } from '../../../../src/features/onramp/onrampSlice'
import { states } from '../../../support/states/states'
import { renderViewHook } from '../../../support/renderViewHook'

const show = (amount: string, presets?: readonly number[]) =>
  renderViewHook(() => usePresets(amount, presets), states.buyEmpty())

describe('usePresets', () => {
  it('suggests four amounts unless others are given', () => {
    const labels = show('')
      .current()
      .map(({ label }) => label)
    expect(labels).toEqual(['$100', '$250', '$500', '$1,000'])
  })

  it('marks the one that is typed, and none for another spelling of it', () => {
    expect(show('75', [50, 75]).current()).toEqual([
      { amount: '50', label: '$50', isChosen: false },
      { amount: '75', label: '$75', isChosen: true },
    ])
    const marks = show('75.0', [50, 75])
      .current()
      .map(({ isChosen }) => isChosen)
    expect(marks).toEqual([false, false])
  })

  it('follows the payment currency', () => {
    const { current, dispatch } = show('', [50])
    act(() => dispatch(paymentChosen('EUR')))
    expect(current()[0]?.label).toBe('€50')
  })
})
