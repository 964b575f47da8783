import { useState } from 'react'
import type { SubmittedTransaction } from '../../../domain/transaction'
import { useTakesLong } from '../../../ui/motion/useTakesLong'

/** How far a payment has come, as the thread of the account button shows it. */
export type PaymentOutcome = 'waiting' | 'done' | 'stopped'

/** An outcome is seen for this long, then the button is as before. */
const SEEN_MS = 1_200

/** What there is to show of a payment: its way, and for a moment its outcome; null for one that was decided before. */
export function usePaymentOutcome({
  status,
  submittedAt,
}: SubmittedTransaction): PaymentOutcome | null {
  const isWaiting = status === 'pending'
  const [followed, follow] = useState(isWaiting ? submittedAt : null)
  if (isWaiting && followed !== submittedAt) follow(submittedAt)
  const isFollowed = followed === submittedAt
  const isPast = useTakesLong(!isWaiting && isFollowed, SEEN_MS)
  if (isWaiting) return 'waiting'
  if (!isFollowed || isPast) return null
  return status === 'confirmed' ? 'done' : 'stopped'
}
