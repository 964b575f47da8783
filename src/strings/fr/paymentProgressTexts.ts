import type { paymentProgressTexts as english } from '../en/paymentProgressTexts'
import type { Translation } from '../language'

export const paymentProgressTexts: Translation<typeof english> = {
  'button.paymentPending': 'Paiement envoyé, pas encore confirmé',
  'button.paymentConfirmed': 'Paiement confirmé',
  'button.paymentFailed': 'Échec du paiement',
  'button.paymentReplaced': 'Paiement remplacé par un autre',
  'button.paymentExpired': 'Paiement non accepté par le réseau',
}
