/** `transfer(address,uint256)`. The same call data works for contracts that return nothing. */
const SELECTOR = '0xa9059cbb'
const ADDRESS_PADDING = '0'.repeat(24)
const MAX_UINT256 = 2n ** 256n - 1n
const CALL = /^0xa9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/

export interface Erc20Transfer {
  readonly to: string
  readonly baseUnits: bigint
}

/** Encodes a token transfer. @throws {RangeError} when the amount is not a uint256 */
export function encodeErc20Transfer({ to, baseUnits }: Erc20Transfer): string {
  if (baseUnits < 0n || baseUnits > MAX_UINT256) throw new RangeError('Amount out of range')
  const recipient = to.slice(2).toLowerCase()
  return `${SELECTOR}${ADDRESS_PADDING}${recipient}${baseUnits.toString(16).padStart(64, '0')}`
}

/** Decodes a token transfer; null for any other call or extra bytes. */
export function decodeErc20Transfer(data: string): Erc20Transfer | null {
  const [, recipient, amount] = CALL.exec(data) ?? []
  return recipient && amount ? { to: `0x${recipient}`, baseUnits: BigInt(`0x${amount}`) } : null
}
