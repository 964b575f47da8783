import type { bitcoinReviewTexts as english } from '../en/bitcoinReviewTexts'
import type { Translation } from '../language'

export const bitcoinReviewTexts: Translation<typeof english> = {
  'bitcoinReview.more': 'Detalles de la comisión',
  'bitcoinReview.feeRate': 'Tarifa',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Cambio, de vuelta a ti',
  'bitcoinReview.noHistory':
    'No hay historial de pagos con el que comparar. Comprueba cada parte de la dirección.',
  'bitcoinReview.highFeeTitle': 'Comisión de red alta',
  'bitcoinReview.highFee': 'La comisión es más de una décima parte de lo que envías.',
  'bitcoinReview.highFeeCheck': 'Acepto pagar esta comisión.',
  'bitcoinReview.walletFee': 'La fija tu billetera',
  'bitcoinReview.doubtText':
    'Un pago anterior de este importe a esta dirección puede estar en camino. Si envías de nuevo, podrías pagar dos veces. Búscalo antes en tu billetera.',
  'errors.reviewTimeout': 'El pago no se confirmó a tiempo. No se envió nada.',
}
