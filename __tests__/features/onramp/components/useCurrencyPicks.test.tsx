import { act } from '@testing-library/react'
import { viewEntry } from '../../../../src/domain/views'
import { useCurrencyPicks } from '../../../../src/features/onramp/components/useCurrencyPicks'
import { paymentChosen, purchaseChosen } from '../../../../src/features/onramp/onrampSlice'
import { states } from '../../../support/states/states'
import { renderViewHook } from '../../../support/renderViewHook'

describe('useCurrencyPicks', () => {
  it('returns the first currencies, with the views that list the others', () => {
    expect(renderViewHook(useCurrencyPicks, states.buyEmpty()).current()).toEqual({
      payment: {
        currency: 'USD',
        label: 'USD, choose another currency',
        view: viewEntry('OnRampFiatSelect'),
      },
      purchase: {
        currency: 'USDC',
        label: 'USDC, choose another token',
        view: viewEntry('OnRampTokenSelect'),
      },
    })
  })

  it('returns the chosen currencies', () => {
    const { current, dispatch } = renderViewHook(useCurrencyPicks, states.buyTooMuch())
    act(() => {
      dispatch(paymentChosen('JPY'))
      dispatch(purchaseChosen('SOL'))
    })
    expect(current().payment?.label).toBe('JPY, choose another currency')
    expect(current().purchase?.label).toBe('SOL, choose another token')
  })
})
