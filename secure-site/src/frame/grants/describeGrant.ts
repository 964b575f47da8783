import { zeroAddress } from 'viem'
import type { GrantAllowance } from '../../shared/accounts/grants'
import type { DescribedCalls } from '../accounts/prepareAccountCalls'
import { nativeAmount, tokenAmount } from '../evm/describeCall'
import { readToken } from '../evm/tokens'
import type { Token } from '../evm/tokens'
import type { SigningPorts } from '../requests/signing'
import type { Block, Row } from '../review/review'
import type { Coin } from '../rpc/createNetworks'
import { texts } from '../texts'
import { describePeriod, describeTime } from './describeTime'
import type { NamedFunction, ReadGrant } from './readGrant'
import { grantTexts } from './texts'

/** How many periods are left of an allowance until the grant is over. */
function periodsLeft({ start, period }: GrantAllowance, expiry: bigint, now: bigint): bigint {
  const from = now > start ? now : start
  const length = BigInt(period)
  return (expiry - 1n - start) / length - (from - start) / length + 1n
}

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
  const begins = allowance.start > now ? [grantTexts.from(describeTime(allowance.start))] : []
  const spend: Row = {
    label: grantTexts.spend,
    value: grantTexts.each(write(allowance.amount), describePeriod(allowance.period)),
    form: 'amount',
    note: [grantTexts.inAll(total), ...begins, ...(isCoin ? [] : [grantTexts.take])].join('. '),
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
          ? grantTexts.noCoinsAlong
          : grantTexts.coinsAlong(nativeAmount(valueLimit, coin)),
    },
    { label: texts.contract, value: to, form: 'address' },
  ],
})

/**
 * What a grant lets its keys do, in words: how much in each period and in all, which calls, until when.
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
    title: grantTexts.title,
    lead: grantTexts.lead,
    blocks: [
      ...allowances.map((each, at): Block => ({
        kind: 'rows',
        rows: allowanceRows(each, tokens[at] ?? null, coin, times),
      })),
      ...functions.map((each, at) =>
        functionBlock(each, grantTexts.call(at + 1, functions.length), coin),
      ),
      {
        kind: 'rows',
        rows: [
          { label: grantTexts.until, value: describeTime(expiry) },
          ...keys.map((key, at): Row => ({
            label: grantTexts.key(at + 1, keys.length),
            value: key,
            form: 'address',
          })),
        ],
      },
    ],
    warnings: [
      grantTexts.limitWarning,
      ...(functions.length > 0 ? [grantTexts.callWarning] : []),
      ...(hasUnknownToken ? [texts.transaction.unknownToken] : []),
    ],
    working: grantTexts.working,
  }
}
