import { styled } from 'styled-components'
import type { SendIntent } from '../../../domain/payment/send'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { capitalizeFirst } from '../../../lib/text/capitalizeFirst'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Address } from '../../../ui/media/Address'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectReviewedName } from '../recipient/recipientSelectors'
import { selectSendPhase } from '../sendSlice'
import { SendHeader } from './SendHeader'
import { usePaidFee } from './usePaidFee'

interface SendOutcomeProps {
  readonly intent: SendIntent
}

const Whole = styled.div`
  margin-block-start: 12px;
`

/** A payment submitted or confirmed. */
export function SendOutcome({ intent }: SendOutcomeProps) {
  const t = useTranslate()
  const name = useModalSelector(selectReviewedName)
  const locale = useModalSelector(selectLocale)
  const isSent = useModalSelector(selectSendPhase) === 'sent'
  const words = {
    amount: formatDecimal((isSent && intent.received) || intent.amount, locale),
    symbol: intent.token.symbol,
    recipient: name ?? t('preview.thisAddress'),
  }
  const fee = usePaidFee(intent)
  const paid = isSent && fee !== null ? ` ${t('preview.feePaid', { fee })}` : ''
  const text = t(isSent ? 'preview.sentText' : 'preview.submittedText', words) + paid
  return (
    <SendHeader
      intent={intent}
      state={isSent ? 'done' : 'waiting'}
      title={t(isSent ? 'preview.sentTitle' : 'preview.submittedTitle')}
      text={name === null ? capitalizeFirst(text) : text}
    >
      <Whole>
        <Address address={intent.to} />
      </Whole>
    </SendHeader>
  )
}
