import * as v from 'valibot'
import { gasText, integerText } from './amounts'
import { caipAddress } from './caipIds'
import { createNameSchema } from './cleanText'
import { imageFrom } from './imageUrl'
import { maybe } from './maybe'
import { present } from './present'
import { createRowsSchema } from './createRowsSchema'

const MAX_TOKENS = 5_000
const MAX_CALL_DATA = 200_000

const callData = v.custom<`0x${string}`>(
  value =>
    typeof value === 'string' &&
    value.length <= MAX_CALL_DATA &&
    /^0x(?:[0-9a-f]{2})*$/i.test(value),
  'Expected whole bytes in hexadecimal',
)

const swapToken = (imageHosts: readonly string[]) =>
  v.pipe(
    v.object({
      name: createNameSchema(),
      symbol: createNameSchema(24),
      address: caipAddress,
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
      logoUri: imageFrom(imageHosts),
      eip2612: maybe(v.boolean()),
    }),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const { name, symbol, ...facts } = value
      if (name !== null && symbol !== null) return present({ ...facts, name, symbol })
      addIssue({ message: 'An advertisement' })
      return NEVER
    }),
  )

/** `GET /v1/convert/tokens`. A token whose name or symbol contains a web address is dropped. */
export const swapTokensSchema = (imageHosts: readonly string[]) =>
  v.object({ tokens: createRowsSchema(swapToken(imageHosts), MAX_TOKENS) })

const quote = v.object({
  id: v.nullish(v.string(), null),
  fromAmount: integerText,
  fromAccount: caipAddress,
  toAmount: integerText,
  toAccount: caipAddress,
})

/** `GET /v1/convert/quotes`. One invalid quote rejects the whole response. */
export const swapQuotesSchema = v.object({ quotes: v.pipe(v.array(quote), v.maxLength(20)) })

/** `GET /v1/convert/allowance`, in base units. */
export const swapAllowanceSchema = v.object({ allowance: integerText })

/** `GET /v1/convert/gas-price`, in wei. */
export const gasPriceSchema = v.object({ standard: gasText, fast: gasText, instant: gasText })

const call = { from: caipAddress, to: caipAddress, data: callData }

/** `POST /v1/convert/build-transaction` */
export const buildTransactionSchema = v.object({
  tx: v.object({
    ...call,
    amount: integerText,
    eip155: v.nullish(v.object({ gas: gasText, gasPrice: gasText }), null),
  }),
})

/** `GET /v1/convert/build-approve`. `to` is the contract to call. */
export const buildApproveSchema = v.object({
  tx: v.object({
    ...call,
    value: integerText,
    eip155: v.nullish(
      v.pipe(v.object({ gas: maybe(gasText), gasPrice: gasText }), v.transform(present)),
      null,
    ),
  }),
})

export type SwapToken = v.InferOutput<ReturnType<typeof swapToken>>
export type SwapQuote = v.InferOutput<typeof quote>
export type GasPrice = v.InferOutput<typeof gasPriceSchema>
export type BuiltTransaction = v.InferOutput<typeof buildTransactionSchema>['tx']
export type BuiltApproval = v.InferOutput<typeof buildApproveSchema>['tx']

/** Converts a slippage tolerance in percent to its request parameter. */
export const toSlippageParams = (slippage: string) => ({ eip155: { slippage: Number(slippage) } })

/** Returns the gas of a built transaction; null if the service sent none. */
export const getGas = ({
  eip155,
}: BuiltTransaction | BuiltApproval): { readonly gas?: string; readonly gasPrice: string } | null =>
  eip155
