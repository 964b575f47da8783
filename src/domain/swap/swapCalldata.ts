/** What calldata lets somebody take. */
export interface Approval {
  /** Lower case. */
  readonly spender: string
  /** Base units. */
  readonly units: string
}

/** What calldata of a swap says, whoever built it. Addresses are in lower case. */
export interface SwapCall {
  /** Plain address, or `COIN` for the network's own. */
  readonly source: string
  readonly target: string
  /** Who gets what comes out; null: whoever sends it. */
  readonly recipient: string | null
  /** Base units of the source; null where only the value of the transaction tells. */
  readonly units: string | null
  /** Base units of the target: with less, nothing is swapped. */
  readonly minimumUnits: string
}

/** How routes name a network's own coin. */
export const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const NOBODY = `0x${'0'.repeat(40)}`
const WORD = 64
const MAX_PATH = 10
const APPROVE = '0x095ea7b3'

/** The words of 32 bytes behind the name of the function; null for bytes that are no such call. */
function wordsOf(data: string): readonly string[] | null {
  const body = data.toLowerCase().slice(10)
  if (!/^[0-9a-f]*$/.test(body)) return null
  return body.match(/.{64}/g) ?? []
}

function addressIn(word: string | undefined): string | null {
  return word !== undefined && /^0{24}/.test(word) ? `0x${word.slice(24)}` : null
}

const numberIn = (word: string | undefined): string | null =>
  word === undefined ? null : BigInt(`0x${word}`).toString()

/** `approve(address,uint256)`; null for anything else, more or fewer bytes among it. */
export function readApproval(data: string): Approval | null {
  if (data.slice(0, 10).toLowerCase() !== APPROVE || data.length !== 10 + 2 * WORD) return null
  const words = wordsOf(data)
  const [spender, units] = [addressIn(words?.[0]), numberIn(words?.[1])]
  return spender !== null && units !== null ? { spender, units } : null
}

/** Calldata that lets a spender take this much and no more. @throws {RangeError} */
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
  /** Undefined: it could not be read. */
  readonly recipient: string | null | undefined
  readonly units: string | null | undefined
}

/** What was read, if all of it could be. */
const whole = ({ source, target, minimumUnits, recipient, units }: Parts): SwapCall | null =>
  source === null ||
  target === null ||
  minimumUnits === null ||
  recipient === undefined ||
  units === undefined
    ? null
    : { source, target, recipient, units, minimumUnits }

/**
 * `swap(address executor, (srcToken, dstToken, srcReceiver, dstReceiver, amount, minReturnAmount, flags), …)` of the public
 * aggregator; who is nobody there means who sends it. With a flag it does something else: by the first one it may take a part
 * of the amount, and holds to the minimum in proportion only.
 */
const readDescription: Reader = ([, source, target, , recipient, units, minimum, flags]) => {
  if (numberIn(flags) !== '0') return null
  const receiver = addressIn(recipient) ?? undefined
  return whole({
    source: addressIn(source),
    target: addressIn(target),
    recipient: receiver === NOBODY ? null : receiver,
    units: numberIn(units) ?? undefined,
    minimumUnits: numberIn(minimum),
  })
}

/** Routers of the pair kind: `[amountIn,] amountOutMin, address[] path, address to, uint256 deadline`. */
const readPath =
  (kind: 'tokens' | 'fromCoin' | 'toCoin'): Reader =>
  words => {
    const [minimum, offset, to] = kind === 'fromCoin' ? words : words.slice(1)
    const at = Number(numberIn(offset) ?? Number.NaN) / 32
    const count = Number(numberIn(words[at]) ?? Number.NaN)
    if (!(count >= 2 && count <= MAX_PATH)) return null
    const path = words.slice(at + 1, at + 1 + count)
    if (path.length !== count) return null
    return whole({
      source: kind === 'fromCoin' ? COIN : addressIn(path[0]),
      target: kind === 'toCoin' ? COIN : addressIn(path[count - 1]),
      recipient: addressIn(to) ?? undefined,
      units: kind === 'fromCoin' ? null : (numberIn(words[0]) ?? undefined),
      minimumUnits: numberIn(minimum),
    })
  }

/** Routes whose calldata can be read, by the name of the function. */
const READERS: Readonly<Record<string, Reader>> = {
  // swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)
  '0x07ed2379': readDescription,
  // swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)
  '0x12aa3caf': readDescription,
  // swapExactTokensForTokens, and the same for tokens that take a fee
  '0x38ed1739': readPath('tokens'),
  '0x5c11d795': readPath('tokens'),
  // swapExactETHForTokens, …
  '0x7ff36ab5': readPath('fromCoin'),
  '0xb6f9de95': readPath('fromCoin'),
  // swapExactTokensForETH, …
  '0x18cbafe5': readPath('toCoin'),
  '0x791ac947': readPath('toCoin'),
}

/** What a built swap does; null where the route is not one that can be read. */
export function readSwapCall(data: string): SwapCall | null {
  const reader = READERS[data.slice(0, 10).toLowerCase()]
  const words = reader && wordsOf(data)
  return words ? reader(words) : null
}
