import { amountTyped, providerChosen } from '../../../src/features/onramp/onrampSlice'
import { toOnrampEvent } from '../../../src/features/onramp/toOnrampEvent'
import { states } from '../../support/states/states'

describe('the event of buying', () => {
  it('names the chosen provider, and whether a contract buys', () => {
    expect(toOnrampEvent(providerChosen('coinbase'), states.onrampProviders())).toEqual({
      name: 'SELECT_BUY_PROVIDER',
      properties: { provider: 'coinbase', isSmartAccount: false },
    })
  })

  it('is sent for no other action, and never names an amount', () => {
    expect(toOnrampEvent(amountTyped('100'), states.onrampProviders())).toBeUndefined()
  })
})
