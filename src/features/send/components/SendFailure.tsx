import { type ErrorCode, getErrorTextKey } from '../../../domain/errorCatalogue'
import { outcomeUnknown } from '../../../domain/payment/outcomeUnknown'
import type { SendIntent } from '../../../domain/payment/send'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import type { StringKey } from '../../../strings/strings'
import { selectLocale } from '../../../core/theme/themeSlice'
import { selectNetworkOfIntent } from '../sendRequestSelectors'
import { selectSendError } from '../sendFeeSelectors'
import { SendHeader } from './SendHeader'
import { useWalletName } from '../../../core/review/components/useWalletName'

interface SendFailureProps {
  readonly intent: SendIntent
}

const FAILED_TITLES: Partial<Record<ErrorCode, StringKey>> = {
  USER_REJECTED: 'preview.declinedTitle',
  REQUEST_PENDING: 'preview.pendingTitle',
  SEND_TIMEOUT: 'preview.timeoutTitle',
  SEND_UNCERTAIN: 'preview.uncertainTitle',
  ALREADY_KNOWN: 'preview.uncertainTitle',
  NONCE_TOO_LOW: 'preview.uncertainTitle',
  RECEIPT_TIMEOUT: 'preview.uncertainTitle',
  TRANSACTION_FAILED: 'preview.rejectedTitle',
  TRANSACTION_REPLACED: 'preview.replacedTitle',
}

/** Why the payment failed, or that its outcome is unknown. */
export function SendFailure({ intent }: SendFailureProps) {
  const t = useTranslate()
  const wallet = useWalletName(intent.connectorId)
  const network = useModalSelector(selectNetworkOfIntent)?.name ?? intent.caipNetworkId
  const code = useModalSelector(selectSendError)?.code ?? 'SEND_FAILED'
  const locale = useModalSelector(selectLocale)
  const { amount, token } = intent
  const text =
    code === 'USER_REJECTED'
      ? t('preview.declinedText', { amount: formatDecimal(amount, locale), symbol: token.symbol })
      : t(getErrorTextKey(code), { wallet, network })
  return (
    <SendHeader
      intent={intent}
      state={outcomeUnknown(code) ? 'unsure' : 'stopped'}
      title={t(FAILED_TITLES[code] ?? 'preview.failedTitle', { wallet })}
      text={text}
    />
  )
}
