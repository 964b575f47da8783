/** Texts of the account button for a pending payment. */
export const paymentProgressTexts = {
  'button.paymentPending': 'Payment sent, not confirmed yet',
  'button.paymentConfirmed': 'Payment confirmed',
  'button.paymentFailed': 'Payment failed',
  'button.paymentReplaced': 'Payment replaced by another one',
  'button.paymentExpired': 'Payment not accepted by the network',
} as const
