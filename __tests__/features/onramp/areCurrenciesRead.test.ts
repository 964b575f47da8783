import { paymentChosen } from '../../../src/features/onramp/onrampSlice'
import { onrampApi } from '../../../src/features/onramp/onrampApi'
import type { CurrencyLists } from '../../../src/features/onramp/onrampCache'
import { areCurrenciesRead } from '../../../src/features/onramp/areCurrenciesRead'
import { modalApi } from '../../../src/services/modalApi'

const { getOnRampLists } = onrampApi.endpoints
const fulfilled = (payload: CurrencyLists, endpointName: string = getOnRampLists.name) => ({
  type: `${modalApi.reducerPath}/executeQuery/fulfilled`,
  payload,
  meta: { requestStatus: 'fulfilled', arg: { endpointName } },
})
const lists: CurrencyLists = {
  payments: [{ id: 'USD', payment_method_limits: [] }],
  purchases: [{ id: '1', name: 'USD Coin', symbol: 'USDC', networks: [] }],
}

describe('areCurrenciesRead', () => {
  it('matches the service’s lists', () => {
    expect(areCurrenciesRead(fulfilled(lists))).toBe(true)
  })

  it('does not match lists without a currency, which leave the examples', () => {
    expect(areCurrenciesRead(fulfilled({ ...lists, payments: [] }))).toBe(false)
    expect(areCurrenciesRead(fulfilled({ ...lists, purchases: [] }))).toBe(false)
  })

  it('does not match other answers and actions', () => {
    expect(areCurrenciesRead(fulfilled(lists, 'getOnRampQuote'))).toBe(false)
    expect(areCurrenciesRead(paymentChosen('USD'))).toBe(false)
  })
})
