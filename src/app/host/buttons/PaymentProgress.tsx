import { useInsertionEffect } from 'react'
import type { SubmittedTransaction } from '../../../domain/transaction'
import { adoptStyles } from '../../../ui/controls/adoptStyles'
import { paymentProgressSheet } from './paymentProgressSheet'
import { usePaymentOutcome } from './usePaymentOutcome'

export interface PaymentProgressProps {
  readonly payment: SubmittedTransaction
  /** For browsers without constructable style sheets. */
  readonly nonce?: string | undefined
}

/** Requested, approved, sent and confirmed, in percent of the line. */
const STEP_POSITIONS = [2, 34, 66, 98] as const
const SENT = 3

/** A payment's progress in the host's button. `PaymentStatus` announces it. */
export function PaymentProgress({ payment, nonce }: PaymentProgressProps) {
  useInsertionEffect(() => adoptStyles(document, paymentProgressSheet, nonce), [nonce])
  const outcome = usePaymentOutcome(payment)
  if (outcome === null) return null
  const full = outcome === 'done' ? STEP_POSITIONS.length : SENT
  const left = (STEP_POSITIONS.length - full) / SENT
  return (
    <svg
      className="wm-host-progress"
      aria-hidden="true"
      data-outcome={outcome}
      data-wm-part="payment-progress"
    >
      <line x1="2%" x2="98%" y1={3} y2={3} />
      <line data-part="way" x1="2%" x2="98%" y1={3} y2={3} pathLength={1} strokeDashoffset={left} />
      {STEP_POSITIONS.map((at, index) => (
        <circle key={at} cx={`${at}%`} cy={3} r={3} data-full={index < full ? '' : undefined} />
      ))}
    </svg>
  )
}
