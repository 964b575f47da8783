import type { CurrencyLists } from './onrampCache'

/** Whether there is a currency to pay with and one to buy. */
export const hasCurrencies = (lists: CurrencyLists | undefined): lists is CurrencyLists =>
  lists !== undefined && lists.payments.length > 0 && lists.purchases.length > 0
