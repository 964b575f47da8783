import { zeroAddress } from 'viem'
import type { GrantAllowance } from '../../shared/accounts/grants'
import type { DescribedCalls } from '../accounts/prepareAccountCalls'
import { nativeAmount, tokenAmount } from '../evm/describeCall'
import { readToken } from '../evm/tokens'
import type { Token } from '../evm/tokens'
import { say } from '../language/speak'
import type { SigningPorts } from '../requests/signing'
import type { Block, Row } from '../review/review'
import type { Coin } from '../rpc/createNetworks'
import { texts } from '../texts'
import { describeEach, describeTime } from './describeTime'
import type { NamedFunction, ReadGrant } from './readGrant'

/** Returns how many periods of an allowance remain until the grant expires. */
function periodsLeft({ start, period }: GrantAllowance, expiry: bigint, now: bigint): bigint {
  const from = now > start ? now : start
  const length = BigInt(period)
  return (expiry - 1n - start) / length - (from - start) / length + 1n
}

const numbered = (one: string, several: string, index: number, count: number) =>
  count === 1 ? one : say(several, { index, count })

function allowanceRows(
  allowance: GrantAllowance,
  token: Token | null,
  coin: Coin,
  { expiry, now }: { readonly expiry: bigint; readonly now: bigint },
): Row[] {
  const isCoin = allowance.token === zeroAddress
  const write = (amount: bigint) =>
    isCoin ? nativeAmount(amount, coin) : tokenAmount(amount, token)
  const total = write(allowance.amount * periodsLeft(allowance, expiry, now))
  const begins =
    allowance.start > now ? [say(texts.grants.from, { time: describeTime(allowance.start) })] : []
  const spend: Row = {
    label: texts.grants.spend,
    value: describeEach(write(allowance.amount), allowance.period),
    form: 'amount',
    note: [
      say(texts.grants.inAll, { amount: total }),
      ...begins,
      ...(isCoin ? [] : [texts.grants.take]),
    ].join('. '),
  }
  return isCoin
    ? [spend]
    : [
        spend,
        {
          label: texts.token,
          value: allowance.token,
          form: 'address',
          note: texts.transaction.tokenNote,
        },
      ]
}

const functionBlock = (
  { to, selector, signature, valueLimit }: NamedFunction,
  title: string,
  coin: Coin,
): Block => ({
  kind: 'rows',
  title,
  rows: [
    {
      label: texts.transaction.function,
      value: `${signature} ${selector}`,
      form: 'code',
      note:
        valueLimit === 0n
          ? texts.grants.noCoinsAlong
          : say(texts.grants.coinsAlong, { amount: nativeAmount(valueLimit, coin) }),
    },
    { label: texts.contract, value: to, form: 'address' },
  ],
})

/**
 * Describes what a grant lets its keys do: how much per period and in total, which calls, until
 * when.
 *
 * @param now - seconds since 1970
 */
export async function describeGrant(
  { expiry, keys, allowances, functions }: ReadGrant,
  now: number,
  caipNetworkId: string,
  { networks, rpc }: Pick<SigningPorts, 'networks' | 'rpc'>,
): Promise<DescribedCalls> {
  const coin = await networks.coin(caipNetworkId)
  const tokens = await Promise.all(
    allowances.map(async ({ token }) =>
      token === zeroAddress ? null : readToken(rpc, caipNetworkId, token),
    ),
  )
  const times = { expiry, now: BigInt(now) }
  const hasUnknownToken = allowances.some(
    ({ token }, at) => token !== zeroAddress && tokens[at] === null,
  )
  return {
    title: texts.grants.title,
    lead: texts.grants.lead,
    blocks: [
      ...allowances.map((each, at): Block => ({
        kind: 'rows',
        rows: allowanceRows(each, tokens[at] ?? null, coin, times),
      })),
      ...functions.map((each, at) =>
        functionBlock(
          each,
          numbered(texts.grants.call, texts.grants.callOf, at + 1, functions.length),
          coin,
        ),
      ),
      {
        kind: 'rows',
        rows: [
          { label: texts.grants.until, value: describeTime(expiry) },
          ...keys.map((key, at): Row => ({
            label: numbered(texts.grants.key, texts.grants.keyOf, at + 1, keys.length),
            value: key,
            form: 'address',
          })),
        ],
      },
    ],
    warnings: [
      texts.grants.limitWarning,
      ...(functions.length > 0 ? [texts.grants.callWarning] : []),
      ...(hasUnknownToken ? [texts.transaction.unknownToken] : []),
    ],
    working: texts.grants.working,
  }
}
