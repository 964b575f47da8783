import { ModalError } from '../../../domain/ModalError'
import { toDecimal } from '../../../lib/amount/decimal'
import { PROGRAMS } from '../programs'
import type { NodeCommitment } from '../commitment'
import type { SolanaRpc } from './createSolanaRpc'
import { EXTENSION, readExtensions } from './mintExtensions'
import { readAccount, readMint, type Mint } from './readAccount'

/** A mint's current rules. */
export interface TokenRules extends Mint {
  /** Ratio of displayed amount to units; null for 1. */
  readonly multiplier: Ratio | null
  /** The fee withheld from transfers; null for none. */
  readonly fee: TransferFee | null
}

export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

export interface TransferFee {
  readonly basisPoints: bigint
  /** In units. */
  readonly maximum: bigint
}

/** The on-chain clock. */
interface Clock {
  readonly epoch: bigint
  /** Seconds. */
  readonly time: bigint
}

const CLOCK = 'SysvarC1ock11111111111111111111111111111111'
const CLOCK_BYTES = 40
const FEE_CONFIG_BYTES = 108
const OLDER_FEE_AT = 72
const NEWER_FEE_AT = 90
const ALL_BASIS_POINTS = 10_000n
const SCALE_BYTES = 56
const INTEREST_BYTES = 52
const HOOK_BYTES = 64

/**
 * Reads a token's transfer rules. The on-chain clock decides which multiplier and fee apply.
 *
 * @throws {ModalError} `INVALID_PARAMS` when it is not a token, `TOKEN_UNSUPPORTED` when its rules
 * are unreadable or not supported.
 */
export async function readTokenRules(
  rpc: SolanaRpc,
  token: string,
  commitment: NodeCommitment,
  signal: AbortSignal,
): Promise<TokenRules> {
  const account = await readAccount(rpc, token, commitment, signal)
  const mint = readMint(account)
  if (!account || !mint) throw new ModalError('INVALID_PARAMS', `${token} is no token`)
  if (mint.program !== PROGRAMS.token2022) return { ...mint, multiplier: null, fee: null }
  const extensions = readSupportedExtensions(token, account.data)
  const [scale, fee] = [
    extensions.get(EXTENSION.scaledUiAmount),
    extensions.get(EXTENSION.transferFee),
  ]
  if (!scale && !fee) return { ...mint, multiplier: null, fee: null }
  const clock = readClock(token, (await readAccount(rpc, CLOCK, commitment, signal))?.data)
  return {
    ...mint,
    multiplier: scale ? readMultiplier(token, scale, clock) : null,
    fee: fee ? readFee(token, fee, clock) : null,
  }
}

const createUnsupportedError = (token: string, why: string) =>
  new ModalError('TOKEN_UNSUPPORTED', `${token} ${why}`)

/** @throws {ModalError} `TOKEN_UNSUPPORTED` when a payment could differ from its review. */
function readSupportedExtensions(token: string, data: Uint8Array): ReadonlyMap<number, DataView> {
  let extensions: ReadonlyMap<number, DataView>
  try {
    extensions = readExtensions(data)
  } catch (thrown) {
    throw new ModalError('TOKEN_UNSUPPORTED', `${token} has unreadable rules`, { cause: thrown })
  }
  if (extensions.has(EXTENSION.nonTransferable))
    throw createUnsupportedError(token, 'cannot be transferred')
  const hook = extensions.get(EXTENSION.transferHook)
  if (hook && !isUnset(hook, HOOK_BYTES)) {
    throw createUnsupportedError(token, 'has a program of its own run with each transfer')
  }
  const interest = extensions.get(EXTENSION.interestBearing)
  // Its displayed amounts grow every second, by a power without an exact decimal.
  if (interest && !isWithoutInterest(interest))
    throw createUnsupportedError(token, 'bears interest')
  return extensions
}

/** Whether the extension names no hook program after its authority. */
function isUnset(hook: DataView, length: number): boolean {
  if (hook.byteLength !== length) return false
  for (let at = 32; at < length; at++) if (hook.getUint8(at) !== 0) return false
  return true
}

const isWithoutInterest = (interest: DataView): boolean =>
  interest.byteLength === INTEREST_BYTES &&
  interest.getInt16(40, true) === 0 &&
  interest.getInt16(50, true) === 0

function readClock(token: string, data: Uint8Array | undefined): Clock {
  if (data?.length !== CLOCK_BYTES)
    throw createUnsupportedError(token, 'depends on a time that cannot be read')
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  return { epoch: view.getBigUint64(16, true), time: view.getBigInt64(32, true) }
}

/** Returns the multiplier by its shortest decimal, as wallets and nodes display it. */
function readMultiplier(token: string, scale: DataView, { time }: Clock): Ratio | null {
  if (scale.byteLength !== SCALE_BYTES)
    throw createUnsupportedError(token, 'has no readable multiplier')
  const isNew = time >= scale.getBigInt64(40, true)
  const multiplier = scale.getFloat64(isNew ? 48 : 32, true)
  const text = multiplier > 0 ? toDecimal(multiplier) : null
  if (text === null) throw createUnsupportedError(token, 'has no readable multiplier')
  const [whole = '', fraction = ''] = text.split('.')
  const ratio = {
    numerator: BigInt(whole + fraction),
    denominator: 10n ** BigInt(fraction.length),
  }
  return ratio.numerator === ratio.denominator ? null : ratio
}

function readFee(token: string, config: DataView, { epoch }: Clock): TransferFee | null {
  if (config.byteLength !== FEE_CONFIG_BYTES)
    throw createUnsupportedError(token, 'has no readable fee')
  const at = epoch >= config.getBigUint64(NEWER_FEE_AT, true) ? NEWER_FEE_AT : OLDER_FEE_AT
  const maximum = config.getBigUint64(at + 8, true)
  const basisPoints = BigInt(config.getUint16(at + 16, true))
  if (basisPoints > ALL_BASIS_POINTS) throw createUnsupportedError(token, 'has no readable fee')
  return basisPoints === 0n || maximum === 0n ? null : { basisPoints, maximum }
}
