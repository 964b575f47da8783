import type { SmartSession } from '../../../domain/permissions/permissions'
import { sameAddress } from '../../../lib/address/address'
import type { CaipAddress, CaipNetworkId } from '../../../lib/address/caip'
import { formatUnits } from '../../../lib/amount/decimal'
import { localDecimal } from '../../../lib/amount/localDecimal'
import { truncateAddress } from '../../../lib/text/truncate'
import { untrustedText } from '../../../lib/text/untrustedText'
import { dateLabel, timeSpan } from '../../../lib/time/relativeTime'
import type { StringKey } from '../../../strings/strings'
import { useModalSelector } from '../../../store/context'
import { useTranslate, type Translate } from '../../../store/translation'
import { selectHoldings } from '../../account/tokenSelectors'
import { selectNetworkById } from '../../network/networkSlice'
import { selectLocale } from '../../theme/themeSlice'
import { namespace } from '../sessionAccount'
import { limitOf, type Limit, type SessionRow } from '../sessionRows'

/** Keeps an amount with its unit, or an address, together in right-to-left text. */
const isolate = (text: string) => `\u2068${text}\u2069`
const NAME_LENGTH = 40
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

const periodText = (t: Translate, seconds: number) => {
  const key = PERIODS[seconds]
  return key ? t(key) : t('sessions.perSeconds', { count: seconds })
}

/** What a token is counted in, where the account holds it or the coin is meant. */
function useAmountText(account: CaipAddress) {
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
    const units = { amount: amount.toString(), token: truncateAddress(token) }
    return isolate(t('sessions.units', units))
  }
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
  const names = limit.names.map(name => isolate(untrustedText(name, NAME_LENGTH))).join(', ')
  const words = { names, address: isolate(truncateAddress(limit.address)) }
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
