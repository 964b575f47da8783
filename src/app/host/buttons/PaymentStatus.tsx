import { useInsertionEffect } from 'react'
import type { SubmittedTransaction } from '../../../domain/transaction'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { paymentProgressTexts } from '../../../strings/en/paymentProgressTexts'
import type { StringKey } from '../../../strings/strings'
import { adoptStyles } from '../../../ui/controls/adoptStyles'
import type { PaymentProgressProps } from './PaymentProgress'
import { paymentProgressSheet } from './paymentProgressSheet'
import { usePaymentOutcome } from './usePaymentOutcome'

const TEXTS: Record<SubmittedTransaction['status'], StringKey> = {
  pending: 'button.paymentPending',
  confirmed: 'button.paymentConfirmed',
  failed: 'button.paymentFailed',
  replaced: 'button.paymentReplaced',
  expired: 'button.paymentExpired',
}

const WithTexts = createTextsProvider(paymentProgressTexts)

function StatusText({ payment }: PaymentProgressProps) {
  const t = useTranslate()
  const outcome = usePaymentOutcome(payment)
  return (
    <span className="wm-host-told" role="status" data-testid="wm-payment-status">
      {outcome !== null && t(TEXTS[payment.status])}
    </span>
  )
}

/** Announces a payment's outcome outside the button, whose `aria-label` would hide it. */
export function PaymentStatus(props: PaymentProgressProps) {
  useInsertionEffect(() => adoptStyles(document, paymentProgressSheet, props.nonce), [props.nonce])
  return (
    <WithTexts>
      <StatusText {...props} />
    </WithTexts>
  )
}
