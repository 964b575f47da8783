import type { Hex } from 'viem'

const hex = (value: bigint, bytes: number) => value.toString(16).padStart(bytes * 2, '0')
/** PUSHn: pushes the following bytes onto the stack. */
const push = (value: bigint, bytes: number) =>
  `${hex(0x5fn + BigInt(bytes), 1)}${hex(value, bytes)}`

const STORE = '52'
const JUMP_TARGET = '5b'
/** Pushes the call's four-byte selector onto the stack. */
const SELECTOR = `${push(0n, 1)}35${push(0xe0n, 1)}1c`
const goWhen = (selector: bigint, target: number) =>
  `80${push(selector, 4)}14${push(BigInt(target), 1)}57`
const answer = (words: readonly bigint[]) =>
  words.map((word, at) => `${push(word, 32)}${push(BigInt(at * 32), 1)}${STORE}`).join('') +
  `${push(BigInt(words.length * 32), 1)}${push(0n, 1)}f3`
const inText = (text: string) => BigInt(`0x${Buffer.from(text).toString('hex').padEnd(64, '0')}`)

const TRANSFER = 0xa9059cbbn
const DECIMALS = 0x313ce567n
const BALANCE_OF = 0x70a08231n

const REFUSE = `${JUMP_TARGET}${push(0n, 1)}${push(0n, 1)}fd`

/**
 * Returns the bytecode of a token with metadata and one balance for every holder, which reverts
 * every transfer.
 */
export function revertingToken(symbol: string, balance: bigint): Hex {
  const name = answer([32n, BigInt(symbol.length), inText(symbol)])
  const decimals = `${JUMP_TARGET}${answer([18n])}`
  const held = `${JUMP_TARGET}${answer([balance])}`
  const build = (refuse: number, tellDecimals: number, tellHeld: number) =>
    SELECTOR +
    goWhen(TRANSFER, refuse) +
    goWhen(DECIMALS, tellDecimals) +
    goWhen(BALANCE_OF, tellHeld) +
    name
  const refuse = build(0, 0, 0).length / 2
  const tellDecimals = refuse + REFUSE.length / 2
  const tellHeld = tellDecimals + decimals.length / 2
  return `0x${build(refuse, tellDecimals, tellHeld)}${REFUSE}${decimals}${held}`
}
