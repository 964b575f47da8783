import { decodeFunctionData, erc20Abi, formatUnits, size, slice } from 'viem'
import type { Hex } from 'viem'
import { say } from '../language/speak'
import type { Row } from '../review/review'
import type { Coin } from '../rpc/createNetworks'
import { texts } from '../texts'
import type { EvmCall } from './readTransaction'
import { checksummed } from './shapes'
import type { Token } from './tokens'

/** What a call does, as rows and warnings. */
export interface CallDescription {
  readonly title: string
  readonly rows: readonly Row[]
  readonly warnings: readonly string[]
}

export type TokenReader = (contract: Hex) => Promise<Token | null>

/**
 * Amounts from here on count as unlimited: pages use different powers of two, less what was spent.
 */
const UNLIMITED_FROM = 2n ** 255n

type TokenCall =
  | { readonly kind: 'transfer'; readonly to: Hex; readonly amount: bigint }
  | { readonly kind: 'transferFrom'; readonly from: Hex; readonly to: Hex; readonly amount: bigint }
  | { readonly kind: 'approve'; readonly spender: Hex; readonly amount: bigint }

/**
 * Returns null for a call that is not an ERC-20 function, or that has trailing bytes: these must
 * not go unseen.
 */
export function readTokenCall(data: Hex): TokenCall | null {
  try {
    const call = decodeFunctionData({ abi: erc20Abi, data })
    if (call.functionName === 'transfer' && size(data) === 68)
      return { kind: 'transfer', to: call.args[0], amount: call.args[1] }
    if (call.functionName === 'approve' && size(data) === 68)
      return { kind: 'approve', spender: call.args[0], amount: call.args[1] }
    if (call.functionName === 'transferFrom' && size(data) === 100)
      return { kind: 'transferFrom', from: call.args[0], to: call.args[1], amount: call.args[2] }
    return null
  } catch {
    return null // not a token function
  }
}

export const isUnlimited = (amount: bigint) => amount >= UNLIMITED_FROM

export const nativeAmount = (value: bigint, { symbol, decimals }: Omit<Coin, 'name'>) =>
  `${formatUnits(value, decimals)} ${symbol}`

/** Title of one call in a batch. */
export const callTitle = (index: number, count: number) =>
  count === 1 ? texts.call : say(texts.callOf, { index, count })

export function tokenAmount(amount: bigint, token: Token | null): string {
  if (isUnlimited(amount))
    return token ? say(texts.unlimitedOf, { symbol: token.symbol }) : texts.unlimited
  if (!token) return say(texts.rawUnits, { amount: amount.toString() })
  return `${formatUnits(amount, token.decimals)} ${token.symbol}`
}

const addressRow = (label: string, value: string): Row => ({
  label,
  value: checksummed(value),
  form: 'address',
})

/** Coins sent along with the call: a token transfer may carry them, too. */
const valueRows = (value: bigint, coin: Coin): Row[] =>
  value === 0n ? [] : [{ label: texts.value, value: nativeAmount(value, coin), form: 'amount' }]

async function describeTokenCall(
  call: TokenCall,
  contract: Hex,
  readToken: TokenReader,
): Promise<CallDescription> {
  const words = texts.transaction
  const token = await readToken(contract)
  const amount: Row = {
    label: texts.amount,
    value: tokenAmount(call.amount, token),
    form: 'amount',
  }
  const tokenRow: Row = { ...addressRow(texts.token, contract), note: words.tokenNote }
  const unknown = token ? [] : [words.unknownToken]
  if (call.kind === 'approve')
    return {
      title: call.amount === 0n ? words.revokeTitle : words.approveTitle,
      rows: [amount, addressRow(texts.spender, call.spender), tokenRow],
      warnings: [
        ...(call.amount === 0n ? [] : [words.approveWarning]),
        ...(isUnlimited(call.amount) ? [words.unlimitedWarning] : []),
        ...unknown,
      ],
    }
  const from = call.kind === 'transferFrom' ? [addressRow(texts.from, call.from)] : []
  return {
    title: words.sendTitle,
    rows: [amount, ...from, addressRow(texts.to, call.to), tokenRow],
    warnings: unknown,
  }
}

function describeUnknown(to: Hex, data: Hex): CallDescription {
  const words = texts.transaction
  return {
    title: words.callTitle,
    rows: [
      addressRow(texts.contract, to),
      {
        label: words.function,
        value: size(data) < 4 ? data : slice(data, 0, 4),
        form: 'code',
        note: say(texts.bytes, { count: size(data) }),
      },
    ],
    warnings: [words.unknownCall],
  }
}

/** Describes a call as far as it can be decoded, and states what can't be. */
export async function describeCall(
  { to, value, data }: EvmCall,
  coin: Coin,
  readToken: TokenReader,
): Promise<CallDescription> {
  const words = texts.transaction
  if (to === null)
    return {
      title: words.createTitle,
      rows: [
        ...valueRows(value, coin),
        { label: texts.code, value: say(texts.bytes, { count: size(data) }), form: 'code' },
      ],
      warnings: [words.createWarning],
    }
  if (data === '0x')
    return {
      title: words.sendTitle,
      rows: [
        { label: texts.amount, value: nativeAmount(value, coin), form: 'amount' },
        addressRow(texts.to, to),
      ],
      warnings: [],
    }
  const call = readTokenCall(data)
  const described = call ? await describeTokenCall(call, to, readToken) : describeUnknown(to, data)
  return { ...described, rows: [...valueRows(value, coin), ...described.rows] }
}
