import type { SmartSession } from '../../../domain/permissions/permissions'
import { withChecksum } from '../../../lib/address/evmChecksum'
import { isEqualAddress } from '../../../lib/address/address'
import type { CaipAddress, CaipNetworkId } from '../../../lib/address/caip'
import { formatUnits } from '../../../lib/amount/decimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { cachePerLocale } from '../../../lib/text/cachePerLocale'
import { truncateAddress } from '../../../lib/text/truncate'
import { cleanUntrustedText } from '../../../lib/text/cleanUntrustedText'
import { formatDateLabel, getTimeSpan, type TimeUnit } from '../../../lib/time/formatRelativeTime'
import type { StringKey } from '../../../strings/strings'
import { useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { selectHoldings } from '../../../core/account/tokenSelectors'
import { selectNetworkById } from '../../../core/network/networkSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import { namespace } from '../sessionAccount'
import { parseLimit, type AllowedFunction, type Limit, type SessionRow } from '../getSessionRows'

/** Keeps an amount and its unit, or an address, together in right-to-left text. */
const isolate = (text: string) => `\u2068${text}\u2069`
const NAME_LENGTH = 40
const VALUE_LENGTH = 200
const ADDRESS_DIGITS = 40
const COIN_DECIMALS = 18
/** Number of functions that a row names. */
const SHORT_NAMES = 2

const PERIODS: Readonly<Record<number, StringKey>> = {
  3_600: 'sessions.perHour',
  86_400: 'sessions.perDay',
  604_800: 'sessions.perWeek',
  2_592_000: 'sessions.perMonth',
}

export const toNetworkId = (account: CaipAddress) =>
  account.slice(0, account.lastIndexOf(':')) as CaipNetworkId

/** The texts of a session. */
export interface SessionTexts {
  readonly app: string
  /** With full addresses. */
  readonly limits: readonly string[]
  /** For a row: the limits in short, or the state of an unfinished session. */
  readonly lines: readonly string[]
  /** For a row: the time left or the end date; null for an unfinished session. */
  readonly when: string | null
  readonly until: string
}

const INTL_UNITS: Readonly<Record<Exclude<TimeUnit, 'sec'>, string>> = {
  min: 'minute',
  hr: 'hour',
  d: 'day',
  mo: 'month',
  yr: 'year',
}

const unitFormats = cachePerLocale(locale =>
  cachePerLocale(
    unit => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
  ),
)

/** Such as `2 hours left`; times in ms. */
function leftText(t: Translate, expiry: number, now: number, locale: string): string {
  const { count, unit } = getTimeSpan(now, expiry)
  if (unit === 'sec') return t('sessions.leftLast')
  return t('sessions.left', { time: unitFormats(locale)(INTL_UNITS[unit]).format(count) })
}

export const periodText = (t: Translate, seconds: number) => {
  const key = PERIODS[seconds]
  return key ? t(key) : t('sessions.perSeconds', { count: seconds })
}

/** Returns a contract's checksummed address. */
const toChecksumAddress = (address: string) => `0x${withChecksum(address.slice(2))}`

/** Returns the shortened address, which never breaks across lines. */
const toShortAddress = (address: string) =>
  truncateAddress(toChecksumAddress(address)).replace('…', '…\u2060')

/** Returns a function that writes an amount in the units of a held token or the native coin. */
export function useAmountText(account: CaipAddress) {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const caipNetworkId = toNetworkId(account)
  const network = useModalSelector(state => selectNetworkById(state, caipNetworkId))
  const { tokens } = useModalSelector(selectHoldings)
  return (token: string | null, amount: bigint, nameOf = toChecksumAddress): string => {
    const write = (decimals: number, symbol: string) =>
      isolate(`${formatDecimal(formatUnits(amount, decimals), locale)} ${symbol}`)
    if (token === null) {
      const { decimals = COIN_DECIMALS, symbol = '' } = network?.nativeCurrency ?? {}
      return write(decimals, symbol)
    }
    const held = tokens.find(
      ({ chainId, address = '' }) =>
        chainId === caipNetworkId &&
        isEqualAddress(namespace, address.slice(address.lastIndexOf(':') + 1), token),
    )
    if (held) return write(Number(held.quantity.decimals), held.symbol)
    const units = { amount: amount.toString(), token: nameOf(token) }
    return isolate(t('sessions.units', units))
  }
}

const OPERATORS: Readonly<Record<string, string>> = {
  EQUAL: '=',
  GREATER_THAN: '>',
  LESS_THAN: '<',
}

/** Removes the zero padding; a value that looks like an address keeps 40 digits. */
function valueText(value: string): string {
  const text = cleanUntrustedText(value, VALUE_LENGTH)
  const digits = /^0x0*([0-9a-f]*)$/i.exec(text)?.[1]
  if (digits === undefined) return text
  const isAddress = digits.length > ADDRESS_DIGITS / 2 && digits.length <= ADDRESS_DIGITS
  return `0x${isAddress ? digits.padStart(ADDRESS_DIGITS, '0') : digits || '0'}`
}

function functionText(t: Translate, { name, conditions }: AllowedFunction): string {
  const shown = cleanUntrustedText(name, NAME_LENGTH)
  if (conditions.length === 0) return shown
  const told = conditions.map(({ at, operator, value }) =>
    t('sessions.condition', {
      at,
      operator: OPERATORS[operator] ?? cleanUntrustedText(operator, NAME_LENGTH),
      value: valueText(value),
    }),
  )
  return `${shown} (${told.join(', ')})`
}

type AmountText = ReturnType<typeof useAmountText>

function otherText(t: Translate, limit: Extract<Limit, { kind: 'other' }>): string {
  return t('sessions.other', { type: cleanUntrustedText(limit.type, NAME_LENGTH) })
}

/** For a row; conditions and addresses are in the details. */
function shortLimit(t: Translate, limit: Limit, amountText: AmountText): string {
  if (limit.kind === 'other') return otherText(t, limit)
  if (limit.kind === 'allowance') {
    const amount = amountText(limit.token, limit.amount, toShortAddress)
    return t('sessions.upToPer', { amount, period: periodText(t, limit.periodS) })
  }
  if (limit.isWholeAccount) return t('sessions.wholeAccountTitle')
  const first = limit.functions.slice(0, SHORT_NAMES)
  const count = limit.functions.length - first.length + limit.more
  const names = [
    ...first.map(({ name }) => isolate(cleanUntrustedText(name, NAME_LENGTH))),
    ...(count > 0 ? [t('sessions.more', { count })] : []),
  ].join(', ')
  return limit.value > 0n
    ? t('sessions.mayCallSpending', { names, amount: amountText(null, limit.value) })
    : t('sessions.mayCall', { names })
}

function limitText(t: Translate, limit: Limit, amountText: AmountText): string {
  if (limit.kind === 'other') return otherText(t, limit)
  if (limit.kind === 'allowance') {
    const amount = amountText(limit.token, limit.amount)
    return t('sessions.upToPer', { amount, period: periodText(t, limit.periodS) })
  }
  const names = [
    ...limit.functions.map(each => isolate(functionText(t, each))),
    ...(limit.more > 0 ? [t('sessions.more', { count: limit.more })] : []),
  ].join(', ')
  const words = { names, address: isolate(toChecksumAddress(limit.address)) }
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

const days = (seconds: number, locale: string) => formatDateLabel(seconds * 1_000, locale)

function useTimeText(now: number) {
  const t = useTranslate()
  const locale = useTextsLocale()
  return ({ session: { expiry, revokedAt }, status }: SessionRow): string => {
    if (status === 'revoked') return t('sessions.stoppedOn', { date: days(revokedAt ?? 0, locale) })
    if (status === 'expired') return t('sessions.endedOn', { date: days(expiry, locale) })
    return leftText(t, expiry * 1_000, now, locale)
  }
}

const untilFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** The latest time of a `Date`, in ms. */
const MAX_DATE_MS = 8.64e15

function untilText({ expiry }: SmartSession, locale: string): string {
  return untilFormat(locale).format(new Date(Math.min(expiry * 1_000, MAX_DATE_MS)))
}

/** Returns the texts of an account's sessions; `now` in ms. */
export function useSessionTexts(account: CaipAddress, now: number) {
  const t = useTranslate()
  const locale = useTextsLocale()
  const amountText = useAmountText(account)
  const whenText = useTimeText(now)
  return (row: SessionRow): SessionTexts => {
    const { session, status, step } = row
    const limits = session.permissions.map(parseLimit)
    const isUnfinished = status === 'unfinished'
    return {
      app: session.project.name === '' ? t('sessions.unnamed') : session.project.name,
      limits: limits.map(each => limitText(t, each, amountText)),
      lines: isUnfinished
        ? [t(NOTES[step ?? 'granting'])]
        : limits.map(each => shortLimit(t, each, amountText)),
      when: isUnfinished ? null : whenText(row),
      until: untilText(session, locale),
    }
  }
}

export const toAddress = (account: CaipAddress) => account.slice(account.lastIndexOf(':') + 1)
