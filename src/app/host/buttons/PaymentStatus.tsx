import { useInsertionEffect } from 'react'
import type { SubmittedTransaction } from '../../../domain/transaction'
import { textsOver } from '../../../store/textsOver'
import { useTranslate } from '../../../store/translation'
import { paymentThreadTexts } from '../../../strings/en/paymentThreadTexts'
import type { StringKey } from '../../../strings/strings'
import { adoptStyles } from '../../../ui/controls/adoptStyles'
import type { PaymentThreadProps } from './PaymentThread'
import { paymentThreadSheet } from './paymentThreadSheet'
import { usePaymentOutcome } from './usePaymentOutcome'

const TEXTS: Record<SubmittedTransaction['status'], StringKey> = {
  pending: 'button.paymentPending',
  confirmed: 'button.paymentConfirmed',
  failed: 'button.paymentFailed',
  replaced: 'button.paymentReplaced',
  expired: 'button.paymentExpired',
}

const WithTexts = textsOver(paymentThreadTexts)

function Told({ payment }: PaymentThreadProps) {
  const t = useTranslate()
  const outcome = usePaymentOutcome(payment)
  return (
    <span className="wm-host-told" role="status" data-testid="wm-payment-status">
      {outcome !== null && t(TEXTS[payment.status])}
    </span>
  )
}

/** Says beside the account button what became of a payment: within the button, assistive technology would not hear it. */
export function PaymentStatus(props: PaymentThreadProps) {
  useInsertionEffect(() => adoptStyles(document, paymentThreadSheet, props.nonce), [props.nonce])
  return (
    <WithTexts>
      <Told {...props} />
    </WithTexts>
  )
}
