// @ts-check
import { createHash } from 'node:crypto'
import { readSeed } from '../accounts.js'
import { createSolanaKey } from '../pocket/keys/createSolanaKey.js'
import { isTokenProgram, PROGRAMS, toAddress, toKey } from './programs.js'

const MINT_BYTES = 82
export const TOKEN_ACCOUNT_BYTES = 165
/** Offset of the byte that gives a Token-2022 account's type; its extensions follow. */
const KIND_AT = 165
const KIND_OF_ACCOUNT = 2
const MINTS_FROM = 100
/** Metadata stored in the mint itself, and the pointer to it. */
const METADATA_POINTER = 18
const METADATA = 19
const TRANSFER_FEE = 1
const SCALED_UI_AMOUNT = 25
const SCALE_BYTES = 56
const FEE_CONFIG_BYTES = 108
const OLDER_FEE_AT = 72
const NEWER_FEE_AT = 90
const EXTENSION_HEAD = 4

/** The sandbox's tokens: one for each token program. */
export const MINTS = /** @type {const} */ ({
  dollar: {
    address: createSolanaKey(readSeed(), MINTS_FROM).address,
    program: PROGRAMS.token,
    name: 'Sandbox Dollar',
    symbol: 'SUSD',
    decimals: 6,
  },
  gold: {
    address: createSolanaKey(readSeed(), MINTS_FROM + 1).address,
    program: PROGRAMS.token2022,
    name: 'Sandbox Gold',
    symbol: 'SGLD',
    decimals: 9,
  },
})

/**
 * Tokens whose extensions change an amount: one displays doubled, one withholds a twentieth of each
 * transfer.
 */
export const RULED_MINTS = /** @type {const} */ ({
  shares: {
    address: createSolanaKey(readSeed(), MINTS_FROM + 2).address,
    program: PROGRAMS.token2022,
    name: 'Sandbox Shares',
    symbol: 'SSHR',
    decimals: 8,
    multiplier: 2,
  },
  levied: {
    address: createSolanaKey(readSeed(), MINTS_FROM + 3).address,
    program: PROGRAMS.token2022,
    name: 'Sandbox Levy',
    symbol: 'SLVY',
    decimals: 8,
    basisPoints: 500,
  },
})

export const ALL_MINTS = { ...MINTS, ...RULED_MINTS }

/**
 * @typedef {object} Mint
 * @property {string} address
 * @property {string} program
 * @property {string} name
 * @property {string} symbol
 * @property {number} decimals
 * @property {number} [multiplier] wallets show the units times this
 * @property {number} [basisPoints] withheld from a transfer
 */

/**
 * Returns an owner's associated token account.
 *
 * @param {string} owner
 * @param {{ address: string, program: string }} mint
 */
export function associatedAccount(owner, { address, program }) {
  const seeds = [toKey(owner), toKey(program), toKey(address)]
  return deriveAddress(seeds, PROGRAMS.associatedToken)
}

/**
 * Returns the first program address for these seeds that is off the curve, so that no key for it
 * exists.
 *
 * @param {readonly Buffer[]} seeds
 * @param {string} program
 */
function deriveAddress(seeds, program) {
  for (let bump = 255; bump >= 0; bump -= 1) {
    const hash = createHash('sha256')
    for (const seed of [...seeds, Buffer.from([bump]), toKey(program)]) hash.update(seed)
    const address = hash.update('ProgramDerivedAddress').digest()
    if (!isOnCurve(address)) return toAddress(address)
  }
  throw new Error('There is no such address.')
}

const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

/**
 * Whether 32 bytes are a point on the ed25519 curve, as every public key is.
 *
 * @param {Buffer} bytes
 */
function isOnCurve(bytes) {
  const y = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`) & (2n ** 255n - 1n)
  if (y >= P) return false
  const ySquared = (y * y) % P
  const numerator = (ySquared - 1n + P) % P
  const denominator = (D * ySquared + 1n) % P
  const xSquared = (numerator * power(denominator, P - 2n)) % P
  return xSquared === 0n || power(xSquared, (P - 1n) / 2n) === 1n
}

/** @param {bigint} base @param {bigint} exponent */
function power(base, exponent) {
  let result = 1n
  let square = base % P
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % P
    square = (square * square) % P
  }
  return result
}

/**
 * Serializes a mint with the faucet as its mint authority.
 *
 * @param {Mint} facts
 * @param {{ supply: bigint, authority: string }} issue
 */
export function writeMint(facts, issue) {
  const { supply, authority } = issue
  const { address, program, name, symbol, decimals, multiplier, basisPoints } = facts
  const mint = Buffer.alloc(MINT_BYTES)
  mint.writeUInt32LE(1, 0)
  toKey(authority).copy(mint, 4)
  mint.writeBigUInt64LE(supply, 36)
  mint.writeUInt8(decimals, 44)
  mint.writeUInt8(1, 45)
  if (program === PROGRAMS.token) return mint
  const text = (/** @type {string} */ value) => {
    const bytes = Buffer.from(value)
    const length = Buffer.alloc(4)
    length.writeUInt32LE(bytes.length)
    return Buffer.concat([length, bytes])
  }
  const own = toKey(address)
  const noFields = Buffer.alloc(4)
  return Buffer.concat([
    mint,
    Buffer.alloc(KIND_AT - MINT_BYTES),
    Buffer.from([1]),
    ...(basisPoints === undefined ? [] : [extension(TRANSFER_FEE, writeFee(basisPoints))]),
    ...(multiplier === undefined
      ? []
      : [extension(SCALED_UI_AMOUNT, writeScale({ multiplier, next: multiplier, at: 0 }))]),
    extension(METADATA_POINTER, Buffer.concat([toKey(authority), own])),
    extension(
      METADATA,
      Buffer.concat([toKey(authority), own, text(name), text(symbol), text(''), noFields]),
    ),
  ])
}

/** The same fee in every epoch, without a maximum. @param {number} basisPoints */
function writeFee(basisPoints) {
  const config = Buffer.alloc(FEE_CONFIG_BYTES)
  for (const at of [OLDER_FEE_AT, NEWER_FEE_AT]) {
    config.writeBigUInt64LE(2n ** 64n - 1n, at + 8)
    config.writeUInt16LE(basisPoints, at + 16)
  }
  return config
}

/** @param {Scale} scale */
function writeScale({ multiplier, next, at }) {
  const config = Buffer.alloc(SCALE_BYTES)
  config.writeDoubleLE(multiplier, 32)
  config.writeBigInt64LE(BigInt(at), 40)
  config.writeDoubleLE(next, 48)
  return config
}

/**
 * @typedef {object} Scale
 * @property {number} multiplier
 * @property {number} next the multiplier from `at` on
 * @property {number} at seconds since 1970
 */

/** Returns where a mint stores its multiplier; null without one. @param {Buffer} mint */
function scaleOf(mint) {
  let at = KIND_AT + 1
  while (at + EXTENSION_HEAD <= mint.length) {
    const length = mint.readUInt16LE(at + 2)
    const value = mint.subarray(at + EXTENSION_HEAD, at + EXTENSION_HEAD + length)
    if (mint.readUInt16LE(at) === SCALED_UI_AMOUNT) return value
    at += EXTENSION_HEAD + length
  }
  return null
}

/** Returns the mint with another multiplier. @param {Buffer} mint @param {Scale} scale */
export function rescaled(mint, scale) {
  const changed = Buffer.from(mint)
  const place = scaleOf(changed)
  if (!place) throw new Error('This token has no multiplier.')
  writeScale(scale).copy(place)
  return changed
}

/** @param {Buffer} mint @returns {Scale | null} */
export function readScale(mint) {
  const place = scaleOf(mint)
  return (
    place && {
      multiplier: place.readDoubleLE(32),
      at: Number(place.readBigInt64LE(40)),
      next: place.readDoubleLE(48),
    }
  )
}

/** @param {number} type @param {Buffer} value */
function extension(type, value) {
  const head = Buffer.alloc(EXTENSION_HEAD)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(value.length, 2)
  return Buffer.concat([head, value])
}

/**
 * Returns the Metaplex metadata account, where wallets look up the name of a token whose mint has
 * none.
 *
 * @param {Mint} mint
 * @param {string} authority
 */
export function writeMetadata({ address, name, symbol }, authority) {
  const text = (/** @type {string} */ value, /** @type {number} */ room) => {
    const bytes = Buffer.alloc(4 + room)
    bytes.writeUInt32LE(room)
    bytes.write(value, 4)
    return bytes
  }
  const names = [text(name, 32), text(symbol, 10), text('', 200)]
  const key = Buffer.from([4])
  const seeds = [Buffer.from('metadata'), toKey(PROGRAMS.metadata), toKey(address)]
  return {
    address: deriveAddress(seeds, PROGRAMS.metadata),
    // No creators, no seller fee, no primary sale yet, mutable.
    data: Buffer.concat([
      key,
      toKey(authority),
      toKey(address),
      ...names,
      Buffer.from([0, 0, 0, 0, 1]),
    ]),
  }
}

/** @param {{ mint: string, owner: string, amount: bigint }} facts */
export function writeTokenAccount({ mint, owner, amount }) {
  const account = Buffer.alloc(TOKEN_ACCOUNT_BYTES)
  toKey(mint).copy(account, 0)
  toKey(owner).copy(account, 32)
  account.writeBigUInt64LE(amount, 64)
  account.writeUInt8(1, 108)
  return account
}

/**
 * @param {Buffer} data
 * @param {string} program
 * @returns {{ decimals: number, supply: bigint, authority: string | null } | null}
 */
export function readMint(data, program) {
  const isMint = data.length === MINT_BYTES || (data.length > KIND_AT && data[KIND_AT] === 1)
  if (!isTokenProgram(program) || !isMint) return null
  const hasAuthority = data.readUInt32LE(0) === 1
  return {
    decimals: data.readUInt8(44),
    supply: data.readBigUInt64LE(36),
    authority: hasAuthority ? toAddress(data.subarray(4, 36)) : null,
  }
}

const STATES = ['uninitialized', 'initialized', 'frozen']

/**
 * @param {Buffer} data
 * @param {string} program
 */
export function readTokenAccount(data, program) {
  const isAccount =
    data.length === TOKEN_ACCOUNT_BYTES ||
    (data.length > KIND_AT && data[KIND_AT] === KIND_OF_ACCOUNT)
  if (!isTokenProgram(program) || !isAccount) return null
  return {
    mint: toAddress(data.subarray(0, 32)),
    owner: toAddress(data.subarray(32, 64)),
    amount: data.readBigUInt64LE(64),
    state: STATES[data.readUInt8(108)] ?? 'uninitialized',
    isNative: data.readUInt32LE(109) === 1,
  }
}
