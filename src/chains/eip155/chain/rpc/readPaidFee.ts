import type { PaidFee } from '../../../../ports/chainClient'
import { readField } from '../../../shared/readField'
import { decodeQuantity } from './decodeAbi'

/** Transaction types of Ethereum, paid in the native coin; others may be paid in a token. */
const TRANSACTION_TYPES: readonly unknown[] = [undefined, '0x0', '0x1', '0x2', '0x3', '0x4']
/** Further fees, which some chains calculate by changing rules. */
const EXTRA_FEE_FIELDS = ['operatorFeeScalar', 'operatorFeeConstant', 'tokenRatio']

/** Returns the fee a transaction paid, from its receipt; null if any part is unknown. */
export function readPaidFee(receipt: unknown): PaidFee | null {
  const amountOf = (name: string) => decodeQuantity(readField(receipt, name))
  const has = (name: string) => readField(receipt, name) != null
  const payer = readField(receipt, 'from')
  if (typeof payer !== 'string' || !TRANSACTION_TYPES.includes(readField(receipt, 'type')))
    return null
  try {
    if (EXTRA_FEE_FIELDS.some(name => has(name) && amountOf(name) > 0n)) return null
    const gas = amountOf('gasUsed') * amountOf('effectiveGasPrice')
    const units = gas + (has('l1Fee') ? amountOf('l1Fee') : 0n)
    return { units: units.toString(), payer }
  } catch {
    return null // an invalid receipt yields no fee
  }
}
