import { decodeUint } from './decodeAbi'
import type { EvmClient } from './createRetryingClient'

/** The gas price oracle of OP stack chains (Base, Optimism, Zora, …). */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
/** `getL1Fee(bytes)`. */
const GET_L1_FEE = '0x49948e0e'
const WORD_BYTES = 32
/** A transaction without its call data, rounded up; the oracle adds the signature itself. */
const ENVELOPE_BYTES = 120
/** Coprime to 256, so the bytes do not repeat or compress, and the fee is not underestimated. */
const STEP = 167

const word = (value: number) => value.toString(16).padStart(WORD_BYTES * 2, '0')
const envelope = Array.from({ length: ENVELOPE_BYTES }, (_, index) =>
  ((index * STEP + 1) % 256).toString(16).padStart(2, '0'),
).join('')

/** Returns the layer 1 fee of a transaction; zero on chains without the oracle contract. */
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
