/** The allowance that a token approval's calldata grants. */
export interface Approval {
  /** Lower case. */
  readonly spender: string
  /** Base units. */
  readonly units: string
}

/** The parameters of a swap's calldata, from any provider. Addresses are in lower case. */
export interface SwapCall {
  /** Plain address, or `COIN` for the network's native coin. */
  readonly source: string
  readonly target: string
  /** The account that receives the output; null for the sender. */
  readonly recipient: string | null
  /** Base units of the source; null if only the transaction's value determines it. */
  readonly units: string | null
  /** Base units of the target: the swap reverts if it would yield less. */
  readonly minimumUnits: string
}

/** The address that routes use for a network's native coin. */
export const NATIVE_COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`
const WORD = 64
const MAX_PATH = 10
const APPROVE = '0x095ea7b3'

/** Splits calldata into 32-byte words after the selector; null if it isn't hexadecimal. */
function splitWords(data: string): readonly string[] | null {
  const body = data.toLowerCase().slice(10)
  if (!/^[0-9a-f]*$/.test(body)) return null
  return body.match(/.{64}/g) ?? []
}

function readAddress(word: string | undefined): string | null {
  return word !== undefined && /^0{24}/.test(word) ? `0x${word.slice(24)}` : null
}

const readNumber = (word: string | undefined): string | null =>
  word === undefined ? null : BigInt(`0x${word}`).toString()

/** Parses `approve(address,uint256)`; null for anything else, including any other length. */
export function readApproval(data: string): Approval | null {
  if (data.slice(0, 10).toLowerCase() !== APPROVE || data.length !== 10 + 2 * WORD) return null
  const words = splitWords(data)
  const [spender, units] = [readAddress(words?.[0]), readNumber(words?.[1])]
  return spender !== null && units !== null ? { spender, units } : null
}

/** Returns calldata that approves a spender for exactly this amount. @throws {RangeError} */
export function writeApproval({ spender, units }: Approval): `0x${string}` {
  const amount = BigInt(units).toString(16)
  if (amount.length > WORD) throw new RangeError('Amount out of range')
  const to = spender.slice(2).toLowerCase().padStart(WORD, '0')
  return `0x${APPROVE.slice(2)}${to}${amount.padStart(WORD, '0')}`
}

type Reader = (words: readonly string[]) => SwapCall | null

interface Parts {
  readonly source: string | null
  readonly target: string | null
  readonly minimumUnits: string | null
  /** Undefined if it could not be read. */
  readonly recipient: string | null | undefined
  readonly units: string | null | undefined
}

/** Returns the call if every part could be read. */
const toSwapCall = ({ source, target, minimumUnits, recipient, units }: Parts): SwapCall | null =>
  source === null ||
  target === null ||
  minimumUnits === null ||
  recipient === undefined ||
  units === undefined
    ? null
    : { source, target, recipient, units, minimumUnits }

/**
 * `swap(address executor, (srcToken, dstToken, srcReceiver, dstReceiver, amount, minReturnAmount,
 * flags), …)` of the public aggregator; the zero address as receiver means the sender. Flags are
 * rejected: the first allows a partial fill, with a proportional minimum.
 */
const readDescription: Reader = ([, source, target, , recipient, units, minimum, flags]) => {
  if (readNumber(flags) !== '0') return null
  const receiver = readAddress(recipient) ?? undefined
  return toSwapCall({
    source: readAddress(source),
    target: readAddress(target),
    recipient: receiver === ZERO_ADDRESS ? null : receiver,
    units: readNumber(units) ?? undefined,
    minimumUnits: readNumber(minimum),
  })
}

/** Uniswap V2 style: `[amountIn,] amountOutMin, address[] path, address to, uint256 deadline`. */
const readPath =
  (kind: 'tokens' | 'fromCoin' | 'toCoin'): Reader =>
  words => {
    const [minimum, offset, to] = kind === 'fromCoin' ? words : words.slice(1)
    const at = Number(readNumber(offset) ?? Number.NaN) / 32
    const count = Number(readNumber(words[at]) ?? Number.NaN)
    if (!(count >= 2 && count <= MAX_PATH)) return null
    const path = words.slice(at + 1, at + 1 + count)
    if (path.length !== count) return null
    return toSwapCall({
      source: kind === 'fromCoin' ? NATIVE_COIN : readAddress(path[0]),
      target: kind === 'toCoin' ? NATIVE_COIN : readAddress(path[count - 1]),
      recipient: readAddress(to) ?? undefined,
      units: kind === 'fromCoin' ? null : (readNumber(words[0]) ?? undefined),
      minimumUnits: readNumber(minimum),
    })
  }

/** Readers of the supported calls, by function selector. */
const READERS: Readonly<Record<string, Reader>> = {
  // swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)
  '0x07ed2379': readDescription,
  // swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)
  '0x12aa3caf': readDescription,
  // swapExactTokensForTokens, and its variant for fee-on-transfer tokens
  '0x38ed1739': readPath('tokens'),
  '0x5c11d795': readPath('tokens'),
  // swapExactETHForTokens, …
  '0x7ff36ab5': readPath('fromCoin'),
  '0xb6f9de95': readPath('fromCoin'),
  // swapExactTokensForETH, …
  '0x18cbafe5': readPath('toCoin'),
  '0x791ac947': readPath('toCoin'),
}

/** Parses the calldata of a built swap; null if its route is not supported. */
export function readSwapCall(data: string): SwapCall | null {
  const reader = READERS[data.slice(0, 10).toLowerCase()]
  const words = reader && splitWords(data)
  return words ? reader(words) : null
}
