import { decodeUint } from './decodeAbi'
import type { EvmClient } from './createPatientClient'

/** Where every chain of the OP stack (Base, Optimism, Zora, …) tells what publishing a transaction costs. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
/** `getL1Fee(bytes)`. */
const GET_L1_FEE = '0x49948e0e'
const WORD_BYTES = 32
/** A transaction without its call data, rounded up; the oracle itself adds the signature. */
const ENVELOPE_BYTES = 120
/** Odd and far from a divisor of 256: bytes that do not repeat cannot be compressed, so the answer is no underestimate. */
const STEP = 167

const word = (value: number) => value.toString(16).padStart(WORD_BYTES * 2, '0')
const envelope = Array.from({ length: ENVELOPE_BYTES }, (_, index) =>
  ((index * STEP + 1) % 256).toString(16).padStart(2, '0'),
).join('')

/**
 * What a chain that publishes its transactions on another one asks for that, beside gas; nothing on any other chain,
 * where no contract answers at this address.
 */
export function readDataFee(
  client: Pick<EvmClient, 'request'>,
  callData: string,
  signal: AbortSignal,
): Promise<bigint> {
  const body = envelope + callData.slice(2)
  const length = body.length / 2
  const padded = body.padEnd(Math.ceil(length / WORD_BYTES) * WORD_BYTES * 2, '0')
  const data = `${GET_L1_FEE}${word(WORD_BYTES)}${word(length)}${padded}`
  return client
    .request('eth_call', [{ to: GAS_PRICE_ORACLE, data }, 'latest'], signal)
    .then(decodeUint)
    .catch(() => 0n)
}
