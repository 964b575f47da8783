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

/** A token that the operator does not list is known by its address alone. */
function allowanceRows(allowance: ListedAllowance): readonly PageRow[] {
  const { token, period, unit } = allowance
  const value = describeEach(describeAmount(allowance), period)
  const spend: PageRow = [accountTexts.grants.spend, value]
  return token === null || typeof unit?.symbol === 'string'
    ? [spend]
    : [spend, [accountTexts.grants.token, token, 'address']]
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
  [accountTexts.grants.app, grant.hostOrigin],
  [accountTexts.grants.network, grant.networkName],
  ...grant.allowances.flatMap(allowanceRows),
  ...grant.functions.map(({ to, selector }): PageRow => [
    accountTexts.grants.call,
    say(accountTexts.grants.function, { selector, contract: to }),
  ]),
  [accountTexts.grants.until, untilOf(grant)],
]
