import type { paymentProgressTexts as english } from '../en/paymentProgressTexts'
import type { Translation } from '../language'

export const paymentProgressTexts: Translation<typeof english> = {
  'button.paymentPending': 'Zahlung gesendet, noch nicht bestätigt',
  'button.paymentConfirmed': 'Zahlung bestätigt',
  'button.paymentFailed': 'Zahlung fehlgeschlagen',
  'button.paymentReplaced': 'Zahlung durch eine andere ersetzt',
  'button.paymentExpired': 'Zahlung vom Netzwerk nicht angenommen',
}
