import { COMPUTE_BUDGET, DEFAULT_COMPUTE_UNITS } from './describeInstruction'
import type { SolanaMessage } from './readTransaction'

const LAMPORTS_A_SIGNATURE = 5_000n
const MICRO = 1_000_000n
const MAX_COMPUTE_UNITS = 1_400_000n

/** The fee in lamports: the signatures, plus the compute limit times the offered price. */
export function feeOf({ signerCount, instructions }: SolanaMessage): bigint {
  const budget = instructions.filter(({ program }) => program === COMPUTE_BUDGET)
  const view = (kind: number, size: number) => {
    const data = budget.find(each => each.data[0] === kind && each.data.length === size)?.data
    return data && new DataView(data.buffer, data.byteOffset, data.byteLength)
  }
  const limit = view(2, 5)?.getUint32(1, true)
  const price = view(3, 9)?.getBigUint64(1, true) ?? 0n
  const others = BigInt(instructions.length - budget.length)
  const wished = limit === undefined ? others * DEFAULT_COMPUTE_UNITS : BigInt(limit)
  const units = wished < MAX_COMPUTE_UNITS ? wished : MAX_COMPUTE_UNITS
  return BigInt(signerCount) * LAMPORTS_A_SIGNATURE + (units * price + MICRO - 1n) / MICRO
}
