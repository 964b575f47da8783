import * as v from 'valibot'
import { toSafeLinkUrl } from '../../lib/links/safeUrl'
import { decimalText } from './amounts'
import { cleanName, cleanText } from './cleanText'
import { createRowsSchema } from './createRowsSchema'

const openableUrl = v.pipe(
  v.string(),
  v.transform(url => toSafeLinkUrl(url)),
  v.string(),
)

/** `POST /v1/generators/onrampurl`. A URL that is unsafe to open is rejected. */
export const onrampUrlSchema = v.object({ url: openableUrl })

const paymentCurrency = v.object({
  id: cleanName(),
  payment_method_limits: createRowsSchema(
    v.object({ id: cleanName(), min: decimalText, max: decimalText }),
  ),
})

const purchaseCurrency = v.object({
  id: cleanName(),
  name: cleanText(),
  symbol: cleanName(24),
  networks: createRowsSchema(
    v.object({
      name: cleanName(),
      display_name: cleanText(),
      chain_id: cleanText(),
      contract_address: cleanText(128),
    }),
  ),
})

/** `GET /v1/onramp/options` */
export const onrampOptionsSchema = v.object({
  paymentCurrencies: createRowsSchema(paymentCurrency),
  purchaseCurrencies: createRowsSchema(purchaseCurrency),
})

const sum = v.object({ amount: decimalText, currency: cleanName(24) })

/** `POST /v1/onramp/quote` */
export const onrampQuoteSchema = v.object({
  quoteId: cleanName(128),
  coinbaseFee: sum,
  networkFee: sum,
  paymentSubtotal: sum,
  paymentTotal: sum,
  purchaseAmount: sum,
})

export type PaymentCurrency = v.InferOutput<typeof paymentCurrency>
export type PurchaseCurrency = v.InferOutput<typeof purchaseCurrency>
export type OnrampQuote = v.InferOutput<typeof onrampQuoteSchema>
