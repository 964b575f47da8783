import { formatUnits } from 'viem'
import type { ListedAllowance, ListedGrant } from '../../shared/grantList'
import { describeEach, describeShortTime, describeTime } from '../grants/describeTime'
import { say } from '../language/speak'
import type { PageRow } from './createPage'
import { accountTexts } from './texts'

function describeAmount({ amount, unit }: ListedAllowance): string {
  if (unit === null) return say(accountTexts.grants.units, { amount })
  const whole = formatUnits(BigInt(amount), unit.decimals)
  return unit.symbol === null
    ? say(accountTexts.grants.tokens, { amount: whole })
    : `${whole} ${unit.symbol}`
}

/** A token the operator does not list is known by its address only. */
function allowanceRows(allowance: ListedAllowance): readonly PageRow[] {
  const { token, period, unit } = allowance
  const value = describeEach(describeAmount(allowance), period)
  const spend: PageRow = [accountTexts.grants.spend, value]
  return token === null || typeof unit?.symbol === 'string'
    ? [spend]
    : [spend, [accountTexts.grants.token, token, 'address']]
}

/** The app's host name, which is how users know it. */
export const appOf = ({ hostOrigin }: Pick<ListedGrant, 'hostOrigin'>): string =>
  new URL(hostOrigin).host

export const untilOf = ({ expiry }: Pick<ListedGrant, 'expiry'>): string =>
  describeTime(BigInt(expiry))

/** Short enough for one line of a narrow window. */
export const shortUntilOf = ({ expiry }: Pick<ListedGrant, 'expiry'>): string =>
  describeShortTime(BigInt(expiry))

/** Describes what a grant lets its keys do. */
export const describeListedGrant = (grant: ListedGrant): readonly PageRow[] => [
  [accountTexts.grants.app, grant.hostOrigin],
  [accountTexts.grants.network, grant.networkName],
  ...grant.allowances.flatMap(allowanceRows),
  ...grant.functions.map(({ to, selector }): PageRow => [
    accountTexts.grants.call,
    say(accountTexts.grants.function, { selector, contract: to }),
  ]),
  [accountTexts.grants.until, untilOf(grant)],
]
