import { useState } from 'react'
import type { SubmittedTransaction } from '../../../domain/transaction'
import { useTakesLong } from '../../../ui/motion/useTakesLong'

/** How far a payment has come, as the account button shows it. */
export type PaymentOutcome = 'waiting' | 'done' | 'stopped'

/** An outcome is shown for this long. */
const OUTCOME_SHOWN_MS = 1_200

/** Returns a payment's progress and, briefly, its outcome; null if it was already final. */
export function usePaymentOutcome({
  status,
  submittedAt,
}: SubmittedTransaction): PaymentOutcome | null {
  const isWaiting = status === 'pending'
  const [followed, follow] = useState(isWaiting ? submittedAt : null)
  if (isWaiting && followed !== submittedAt) follow(submittedAt)
  const isFollowed = followed === submittedAt
  const isPast = useTakesLong(!isWaiting && isFollowed, OUTCOME_SHOWN_MS)
  if (isWaiting) return 'waiting'
  if (!isFollowed || isPast) return null
  return status === 'confirmed' ? 'done' : 'stopped'
}
