import * as v from 'valibot'
import { decimalText } from './amounts'
import { cleanText } from './cleanText'

const SYMBOL_LENGTH = 24

/** A native balance as cached. */
export const nativeBalanceSchema = v.object({
  balance: decimalText,
  symbol: cleanText(SYMBOL_LENGTH),
})

export type NativeBalance = v.InferOutput<typeof nativeBalanceSchema>
