import { base58 } from '@scure/base'

export interface BuiltInstruction {
  readonly program: string
  readonly accounts: readonly string[]
  readonly data: readonly number[]
}

const u64 = (value: bigint) => [...new Uint8Array(new BigUint64Array([value]).buffer)]
const u32 = (value: number) => [...new Uint8Array(new Uint32Array([value]).buffer)]

export const layout = { u32, u64 }

/** Encodes a message of one signer, with its accounts in order of first appearance. */
export function buildMessage(
  payer: string,
  instructions: readonly BuiltInstruction[],
  options: {
    readonly version?: 0
    readonly lookups?: readonly number[]
    readonly signers?: number
  } = {},
): Uint8Array {
  const keys = [
    ...new Set([payer, ...instructions.flatMap(each => [...each.accounts, each.program])]),
  ]
  const bytes = [
    ...(options.version === 0 ? [0x80] : []),
    options.signers ?? 1,
    0,
    0,
    keys.length,
    ...keys.flatMap(key => [...base58.decode(key)]),
    ...new Array<number>(32).fill(7),
    instructions.length,
    ...instructions.flatMap(({ program, accounts, data }) => [
      keys.indexOf(program),
      accounts.length,
      ...accounts.map(account => keys.indexOf(account)),
      data.length,
      ...data,
    ]),
  ]
  if (options.version === 0) {
    const { lookups } = options
    if (lookups) bytes.push(1, ...new Array<number>(32).fill(9), lookups.length, ...lookups, 0)
    else bytes.push(0)
  }
  return Uint8Array.from(bytes)
}

/** As wallets receive it: without signatures. */
export const buildTransaction = (message: Uint8Array, signers = 1): string =>
  base58.encode(Uint8Array.from([signers, ...new Array<number>(64 * signers).fill(0), ...message]))
