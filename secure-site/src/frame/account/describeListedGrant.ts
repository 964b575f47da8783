import { formatUnits } from 'viem'
import type { ListedAllowance, ListedGrant } from '../../shared/grantList'
import { describePeriod, describeTime } from '../grants/describeTime'
import type { PageRow } from './createPage'
import { grantListTexts } from './grantTexts'

function describeAllowance({ token, amount, period, unit }: ListedAllowance): string {
  const each = describePeriod(period)
  if (unit === null) return grantListTexts.each(grantListTexts.units(amount, token ?? ''), each)
  const value = `${formatUnits(BigInt(amount), unit.decimals)} ${unit.symbol}`
  return grantListTexts.each(value, each)
}

/** An app as visitors know it: by the address of its page. */
export const appOf = ({ hostOrigin }: Pick<ListedGrant, 'hostOrigin'>): string =>
  new URL(hostOrigin).host

export const untilOf = ({ expiry }: Pick<ListedGrant, 'expiry'>): string =>
  describeTime(BigInt(expiry))

/** What a grant lets its keys do, in words. */
export const describeListedGrant = (grant: ListedGrant): readonly PageRow[] => [
  [grantListTexts.app, grant.hostOrigin],
  [grantListTexts.network, grant.networkName],
  ...grant.allowances.map((each): PageRow => [grantListTexts.spend, describeAllowance(each)]),
  ...grant.functions.map(({ to, selector }): PageRow => [
    grantListTexts.call,
    grantListTexts.function(selector, to),
  ]),
  [grantListTexts.until, untilOf(grant)],
]
