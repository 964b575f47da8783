import type { TokenBalance } from '../../../domain/token'
import { getDecimalSeparator, formatDecimal } from '../../../lib/amount/formatDecimal'
import { shortSymbol } from '../../../lib/text/shortSymbol'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Message } from '../../../ui/feedback/Message'
import { AmountChoice } from '../../../ui/fields/AmountChoice'
import { FiatFigure } from '../../../core/account/components/FiatFigure'
import { TokenAmount } from '../../../core/account/components/TokenAmount'
import type { SendProblem } from '../sendFormSelectors'
import { getFiatValue } from '../../../lib/amount/getFiatValue'
import { selectSend } from '../sendSlice'
import { selectLocale } from '../../../core/theme/themeSlice'
import { useTypedAmount } from './useTypedAmount'

const EXAMPLE = '1.5'

interface AmountNoteProps {
  readonly id: string
  readonly token: TokenBalance | null
  readonly problem: SendProblem | null
}

/** The amount in the other unit, or why it cannot be sent. */
export function AmountNote({ id, token, problem }: AmountNoteProps) {
  const t = useTranslate()
  const { amount, maxProblem, isAmountRefused, amountChoices } = useModalSelector(selectSend)
  const { isFiat, type } = useTypedAmount(token)
  const locale = useModalSelector(selectLocale)
  const { symbol = '', price } = token ?? {}
  const value = token ? getFiatValue(amount === '' ? '0' : amount, price) : '0'
  const message = isAmountRefused
    ? t('send.amountNotPlain', { example: formatDecimal(EXAMPLE, locale) })
    : problem === 'tooMuch'
      ? t('send.tooMuch')
      : problem === 'tooPrecise'
        ? t('send.tooPrecise', { symbol, decimals: token?.quantity.decimals ?? '' })
        : maxProblem === 'shortOfFee'
          ? t('send.shortOfFee', { symbol })
          : null
  if (amountChoices.length > 0) {
    return (
      <span id={id} aria-live="polite">
        <AmountChoice
          question={t('send.whichAmount')}
          choices={amountChoices}
          decimalSign={getDecimalSeparator(locale)}
          onChoose={type}
        />
      </span>
    )
  }
  if (message === null && maxProblem === 'feeUnknown') {
    return (
      <span id={id} aria-live="polite">
        <Message>{t('send.maxUnknown')}</Message>
      </span>
    )
  }
  return (
    <span id={id} aria-live="polite">
      {message === null ? (
        isFiat ? (
          <TokenAmount amount={formatDecimal(amount || '0', locale)} symbol={shortSymbol(symbol)} />
        ) : (
          value !== null && <FiatFigure value={value} />
        )
      ) : (
        <Message tone="error">{message}</Message>
      )}
    </span>
  )
}
