import type { EvmClient } from './createRetryingClient'

const CODE = /^0x(?:[0-9a-f]{2})+$/i
/** Bytecode may be long, so only its start is validated. */
const FIRST_DIGITS = 66
/** EIP-7702: an account that delegates to a contract; its owner still holds the key. */
const DELEGATION = /^0xef0100/i

/** Whether the address is a contract. @throws {Error} when the answer is not bytecode */
export async function readIsContract(
  client: Pick<EvmClient, 'request'>,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const code = await client.request('eth_getCode', [address, 'latest'], signal)
  if (code === '0x') return false
  if (typeof code !== 'string' || !CODE.test(code.slice(0, FIRST_DIGITS))) {
    throw new Error('Not code')
  }
  return !DELEGATION.test(code)
}
