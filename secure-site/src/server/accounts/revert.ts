import { BaseError, decodeErrorResult, isHex, slice, size } from 'viem'
import * as v from 'valibot'
import { FACTORY_ABI } from '../../shared/accounts/contracts'
import { KEYS_ABI } from '../../shared/accounts/keysAbi'
import type { Hex } from 'viem'

const WithData = v.looseObject({ data: v.custom<Hex>(value => isHex(value) && value !== '0x') })
const REASON_LIMIT = 160

/** The revert data of an error; null if a contract did not cause it. */
export function revertDataOf(thrown: unknown): Hex | null {
  if (!(thrown instanceof BaseError)) return null
  const found = v.safeParse(
    WithData,
    thrown.walk(each => v.is(WithData, each)),
  )
  return found.success ? found.output.data : null
}

function reasonOf(data: Hex): string {
  try {
    const decoded: { readonly errorName: string; readonly args?: readonly unknown[] } =
      decodeErrorResult({ abi: KEYS_ABI, data })
    const { errorName, args } = decoded
    return errorName === 'Error' ? String(args?.[0]).slice(0, REASON_LIMIT) : errorName
  } catch {
    return size(data) < 4 ? 'no reason given' : slice(data, 0, 4) // a custom error of the contract
  }
}

/**
 * Describes why a batch failed: an error name from `contracts/`, with the revert reason of the
 * failing call, if any.
 */
export function describeRevert(data: Hex): { readonly name: string; readonly reason: string } {
  try {
    const decoded = decodeErrorResult({ abi: FACTORY_ABI, data })
    if (decoded.errorName !== 'CallFailed')
      return { name: decoded.errorName, reason: reasonOf(data) }
    const [index, inner] = decoded.args
    return { name: 'CallFailed', reason: `call ${Number(index) + 1}: ${reasonOf(inner)}` }
  } catch {
    return { name: 'unknown', reason: reasonOf(data) }
  }
}
