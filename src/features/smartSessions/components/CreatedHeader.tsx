import type { CaipAddress } from '../../../lib/address/caip'
import { cachePerLocale } from '../../../lib/text/cachePerLocale'
import { useTranslate } from '../../../store/translation'
import { ConnectionIndicator } from '../../../ui/feedback/ConnectionIndicator'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { Avatar } from '../../../ui/media/Avatar'
import { getAddressHues } from '../../../core/account/getAddressHues'
import { useTextsLocale } from '../../../core/theme/useTextsLocale'
import { parseLimit, type SessionRow } from '../getSessionRows'
import { SessionTile } from './SessionTile'
import { toAddress, periodText, useAmountText, type SessionTexts } from './useSessionTexts'

/** Longest amount that fits in the title; the rows below show it in full. */
const TITLE_LENGTH = 24

const DAY_MS = 86_400_000
/** The latest time of a `Date`, in ms. */
const MAX_DATE_MS = 8.64e15

const dateFormats = cachePerLocale(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
)

interface CreatedHeaderProps {
  readonly account: CaipAddress
  readonly row: SessionRow
  readonly words: SessionTexts
  /** In ms. */
  readonly now: number
}

/** Summarizes what the app may do: the amount, if it is the only limit, and the expiry. */
export function CreatedHeader({ account, row, words, now }: CreatedHeaderProps) {
  const t = useTranslate()
  const locale = useTextsLocale()
  const amountText = useAmountText(account)
  const { app } = words
  const limits = row.session.permissions.map(parseLimit)
  const [limit] = limits
  const amount =
    limits.length === 1 && limit?.kind === 'allowance' ? amountText(limit.token, limit.amount) : ''
  const end = Math.min(row.session.expiry * 1_000, MAX_DATE_MS)
  const date = end - now > DAY_MS ? dateFormats(locale).format(end) : words.until
  const isShort = amount !== '' && amount.length <= TITLE_LENGTH
  return (
    <div role="status">
      <StatusHeader
        picture={
          <ConnectionIndicator
            start={<SessionTile session={row.session} app={app} size={64} />}
            end={<Avatar hues={getAddressHues(toAddress(account))} size={64} />}
            state="done"
          />
        }
        title={
          isShort && limit?.kind === 'allowance'
            ? t('sessions.createdSpendTitle', { app, amount, period: periodText(t, limit.periodS) })
            : t('sessions.createdTitle', { app })
        }
        text={t('sessions.createdText', { date: date.replace(/ /g, '\u00a0') })}
      />
    </div>
  )
}
