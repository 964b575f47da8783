// @ts-check
import { toKey } from './programs.js'

/** @typedef {{ address: string, isSigner?: boolean, isWritable?: boolean }} AccountUse */
/** @typedef {{ program: string, accounts: AccountUse[], data: Buffer }} Instruction */

/**
 * Serializes a legacy transaction with one signature, the payer's.
 *
 * @param {import('../pocket/keys/createSolanaKey.js').SolanaKey} payer
 * @param {readonly Instruction[]} instructions
 * @param {string} blockhash
 */
export function writeTransaction(payer, instructions, blockhash) {
  const message = writeMessage(payer.address, instructions, blockhash)
  return Buffer.concat([Buffer.from([1]), payer.sign(message), message])
}

/**
 * @param {string} payer
 * @param {readonly Instruction[]} instructions
 * @param {string} blockhash
 */
function writeMessage(payer, instructions, blockhash) {
  /** @type {Map<string, { isSigner: boolean, isWritable: boolean }>} */
  const uses = new Map([[payer, { isSigner: true, isWritable: true }]])
  /** @param {AccountUse} use */
  const add = ({ address, isSigner = false, isWritable = false }) => {
    const known = uses.get(address)
    uses.set(address, {
      isSigner: isSigner || known?.isSigner === true,
      isWritable: isWritable || known?.isWritable === true,
    })
  }
  for (const { program, accounts } of instructions) {
    accounts.forEach(add)
    add({ address: program })
  }
  const rank = ({ isSigner = false, isWritable = false }) =>
    (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
  const sorted = [...uses].sort(([, a], [, b]) => rank(a) - rank(b))
  const keys = sorted.map(([address]) => address)
  const count = (/** @type {number} */ wanted) =>
    sorted.filter(([, use]) => rank(use) === wanted).length
  return Buffer.concat([
    Buffer.from([count(0) + count(1), count(1), count(3)]),
    list(keys.map(toKey)),
    toKey(blockhash),
    list(
      instructions.map(({ program, accounts, data }) =>
        Buffer.concat([
          Buffer.from([keys.indexOf(program)]),
          list(accounts.map(({ address }) => Buffer.from([keys.indexOf(address)]))),
          compact(data.length),
          data,
        ]),
      ),
    ),
  ])
}

/** @param {readonly Buffer[]} items */
const list = items => Buffer.concat([compact(items.length), ...items])

/** @param {number} value */
function compact(value) {
  const bytes = []
  let rest = value
  do {
    bytes.push((rest & 0x7f) | (rest > 0x7f ? 0x80 : 0))
    rest >>= 7
  } while (rest > 0)
  return Buffer.from(bytes)
}
