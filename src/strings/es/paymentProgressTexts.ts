import type { paymentProgressTexts as english } from '../en/paymentProgressTexts'
import type { Translation } from '../language'

export const paymentProgressTexts: Translation<typeof english> = {
  'button.paymentPending': 'Pago enviado, aún sin confirmar',
  'button.paymentConfirmed': 'Pago confirmado',
  'button.paymentFailed': 'El pago no se completó',
  'button.paymentReplaced': 'Pago reemplazado por otro',
  'button.paymentExpired': 'Pago no aceptado por la red',
}
