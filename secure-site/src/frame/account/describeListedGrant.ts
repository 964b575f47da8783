import { formatUnits } from 'viem'
import type { ListedAllowance, ListedGrant } from '../../shared/grantList'
import { describePeriod, describeShortTime, describeTime } from '../grants/describeTime'
import type { PageRow } from './createPage'
import { grantListTexts } from './grantTexts'

function describeAmount({ amount, unit }: ListedAllowance): string {
  if (unit === null) return grantListTexts.units(amount)
  const whole = formatUnits(BigInt(amount), unit.decimals)
  return unit.symbol === null ? grantListTexts.tokens(whole) : `${whole} ${unit.symbol}`
}

/** A token that the operator does not list is known by its address alone. */
function allowanceRows(allowance: ListedAllowance): readonly PageRow[] {
  const { token, period, unit } = allowance
  const value = grantListTexts.each(describeAmount(allowance), describePeriod(period))
  const spend: PageRow = [grantListTexts.spend, value]
  return token === null || typeof unit?.symbol === 'string'
    ? [spend]
    : [spend, [grantListTexts.token, token, 'address']]
}

/** An app as visitors know it: by the address of its page. */
export const appOf = ({ hostOrigin }: Pick<ListedGrant, 'hostOrigin'>): string =>
  new URL(hostOrigin).host

export const untilOf = ({ expiry }: Pick<ListedGrant, 'expiry'>): string =>
  describeTime(BigInt(expiry))

/** Short enough for one line of a narrow window. */
export const shortUntilOf = ({ expiry }: Pick<ListedGrant, 'expiry'>): string =>
  describeShortTime(BigInt(expiry))

/** What a grant lets its keys do, in words. */
export const describeListedGrant = (grant: ListedGrant): readonly PageRow[] => [
  [grantListTexts.app, grant.hostOrigin],
  [grantListTexts.network, grant.networkName],
  ...grant.allowances.flatMap(allowanceRows),
  ...grant.functions.map(({ to, selector }): PageRow => [
    grantListTexts.call,
    grantListTexts.function(selector, to),
  ]),
  [grantListTexts.until, untilOf(grant)],
]
