import { getAddress } from 'viem'
import * as v from 'valibot'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'

export const Hex = v.custom<`0x${string}`>(
  value => typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value),
)

export const Address = v.custom<`0x${string}`>(
  value => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
)

/** An amount in the smallest unit: hexadecimal or decimal text, or a whole number. */
export const Quantity = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/)),
    v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  ]),
  v.transform(value => BigInt(value)),
  v.check(value => value < 2n ** 256n),
)

export const checksummed = (address: string) => getAddress(address.toLowerCase())

/** @throws 4100 */
export function mustBeOwn(address: string, own: string): void {
  if (address.toLowerCase() !== own.toLowerCase()) throw rpcFailure(4100, refusals.foreignAccount)
}
