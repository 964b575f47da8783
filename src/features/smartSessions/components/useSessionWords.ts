import type { SmartSession } from '../../../domain/permissions/permissions'
import { sameAddress } from '../../../lib/address/address'
import type { CaipAddress, CaipNetworkId } from '../../../lib/address/caip'
import { formatUnits } from '../../../lib/amount/decimal'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { untrustedText } from '../../../lib/text/untrustedText'
import { dateLabel, timeSpan } from '../../../lib/time/relativeTime'
import type { StringKey } from '../../../strings/strings'
import { useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { selectHoldings } from '../../account/tokenSelectors'
import { selectNetworkById } from '../../network/networkSlice'
import { selectLocale } from '../../theme/themeSlice'
import { namespace } from '../sessionAccount'
import { limitOf, type AllowedFunction, type Limit, type SessionRow } from '../sessionRows'

/** Keeps an amount with its unit, or an address, together in right-to-left text. */
const isolate = (text: string) => `\u2068${text}\u2069`
const NAME_LENGTH = 40
const VALUE_LENGTH = 200
const ADDRESS_DIGITS = 40
const COIN_DECIMALS = 18

const PERIODS: Readonly<Record<number, StringKey>> = {
  3_600: 'sessions.perHour',
  86_400: 'sessions.perDay',
  604_800: 'sessions.perWeek',
  2_592_000: 'sessions.perMonth',
}

export const networkOf = (account: CaipAddress) =>
  account.slice(0, account.lastIndexOf(':')) as CaipNetworkId

/** How a session is told: what may be spent, until when, by whom. */
export interface SessionWords {
  readonly app: string
  readonly limits: readonly string[]
  /** For one line: what it may, and how long. */
  readonly note: string
  readonly until: string
}

function timeText(t: Translate, expiry: number, now: number): string {
  const { count, unit } = timeSpan(now, expiry)
  return t(`sessions.time.${unit}`, { count })
}

export const periodText = (t: Translate, seconds: number) => {
  const key = PERIODS[seconds]
  return key ? t(key) : t('sessions.perSeconds', { count: seconds })
}

/** What a token is counted in, where the account holds it or the coin is meant. */
export function useAmountText(account: CaipAddress) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const caipNetworkId = networkOf(account)
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const { tokens } = useModalSelector(selectHoldings)
  return (token: string | null, amount: bigint): string => {
    const write = (decimals: number, symbol: string) =>
      isolate(`${localDecimal(formatUnits(amount, decimals), locale)} ${symbol}`)
    if (token === null) {
      const { decimals = COIN_DECIMALS, symbol = '' } = network?.nativeCurrency ?? {}
      return write(decimals, symbol)
    }
    const held = tokens.find(
      ({ chainId, address = '' }) =>
        chainId === caipNetworkId &&
        sameAddress(namespace, address.slice(address.lastIndexOf(':') + 1), token),
    )
    if (held) return write(Number(held.quantity.decimals), held.symbol)
    const units = { amount: amount.toString(), token }
    return isolate(t('sessions.units', units))
  }
}

const OPERATORS: Readonly<Record<string, string>> = {
  EQUAL: '=',
  GREATER_THAN: '>',
  LESS_THAN: '<',
}

/** Without the zeros that fill it up; what looks like an address stays one. */
function valueText(value: string): string {
  const text = untrustedText(value, VALUE_LENGTH)
  const digits = /^0x0*([0-9a-f]*)$/i.exec(text)?.[1]
  if (digits === undefined) return text
  const isAddress = digits.length > ADDRESS_DIGITS / 2 && digits.length <= ADDRESS_DIGITS
  return `0x${isAddress ? digits.padStart(ADDRESS_DIGITS, '0') : digits || '0'}`
}

function functionText(t: Translate, { name, conditions }: AllowedFunction): string {
  const shown = untrustedText(name, NAME_LENGTH)
  if (conditions.length === 0) return shown
  const told = conditions.map(({ at, operator, value }) =>
    t('sessions.condition', {
      at,
      operator: OPERATORS[operator] ?? untrustedText(operator, NAME_LENGTH),
      value: valueText(value),
    }),
  )
  return `${shown} (${told.join(', ')})`
}

function limitText(
  t: Translate,
  limit: Limit,
  amountText: (token: string | null, amount: bigint) => string,
): string {
  if (limit.kind === 'other') {
    return t('sessions.other', { type: untrustedText(limit.type, NAME_LENGTH) })
  }
  if (limit.kind === 'allowance') {
    const amount = amountText(limit.token, limit.amount)
    return t('sessions.upToPer', { amount, period: periodText(t, limit.periodS) })
  }
  const names = [
    ...limit.functions.map(each => isolate(functionText(t, each))),
    ...(limit.more > 0 ? [t('sessions.more', { count: limit.more })] : []),
  ].join(', ')
  const words = { names, address: isolate(limit.address) }
  if (limit.isWholeAccount) return t('sessions.wholeAccount', words)
  return limit.value > 0n
    ? t('sessions.callsSpending', { ...words, amount: amountText(null, limit.value) })
    : t('sessions.calls', words)
}

const NOTES = {
  granting: 'sessions.grantingNote',
  granted: 'sessions.grantedNote',
  revoking: 'sessions.revokingNote',
  revoked: 'sessions.revokedNote',
} as const

const days = (seconds: number, locale: string) => dateLabel(seconds * 1_000, locale)

function useWhen(now: number) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  return ({ session: { expiry, revokedAt }, status }: SessionRow): string => {
    if (status === 'revoked') return t('sessions.stoppedOn', { date: days(revokedAt ?? 0, locale) })
    if (status === 'expired') return t('sessions.endedOn', { date: days(expiry, locale) })
    return t('sessions.left', { time: timeText(t, expiry * 1_000, now) })
  }
}

const untilFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** The latest that a date can be. */
const TIME_END = 8.64e15

function untilText({ expiry }: SmartSession, locale: string): string {
  return untilFormat(locale).format(new Date(Math.min(expiry * 1_000, TIME_END)))
}

/** Words for sessions of an account; `now` in ms. */
export function useSessionWords(account: CaipAddress, now: number) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const amountText = useAmountText(account)
  const whenText = useWhen(now)
  return (row: SessionRow): SessionWords => {
    const { session, status, step } = row
    const limits = session.permissions.map(each => limitText(t, limitOf(each), amountText))
    const limit = limits.join(' · ')
    const unfinished = NOTES[step ?? 'granting']
    return {
      app: session.project.name === '' ? t('sessions.unnamed') : session.project.name,
      limits,
      note:
        status === 'unfinished'
          ? t(unfinished)
          : t('sessions.note', { limit, when: whenText(row) }),
      until: untilText(session, locale),
    }
  }
}

export const addressOf = (account: CaipAddress) => account.slice(account.lastIndexOf(':') + 1)
