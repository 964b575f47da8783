import type { PaidFee } from '../../../../ports/chainClient'
import { readField } from '../../../shared/readField'
import { decodeQuantity } from './decodeAbi'

/** Those of Ethereum itself, which are paid in the coin of the network. Others may be paid in a token. */
const KINDS: readonly unknown[] = [undefined, '0x0', '0x1', '0x2', '0x3', '0x4']
/** What chains ask for besides, by rules that change. */
const BESIDES = ['operatorFeeScalar', 'operatorFeeConstant', 'tokenRatio']

/** What a transaction cost, by its receipt; null where that does not tell all of it. */
export function readPaidFee(receipt: unknown): PaidFee | null {
  const amountOf = (name: string) => decodeQuantity(readField(receipt, name))
  const has = (name: string) => readField(receipt, name) != null
  const payer = readField(receipt, 'from')
  if (typeof payer !== 'string' || !KINDS.includes(readField(receipt, 'type'))) return null
  try {
    if (BESIDES.some(name => has(name) && amountOf(name) > 0n)) return null
    const gas = amountOf('gasUsed') * amountOf('effectiveGasPrice')
    const units = gas + (has('l1Fee') ? amountOf('l1Fee') : 0n)
    return { units: units.toString(), payer }
  } catch {
    return null // a receipt that is no good says nothing about money
  }
}
