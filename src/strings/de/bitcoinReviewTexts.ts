import type { bitcoinReviewTexts as english } from '../en/bitcoinReviewTexts'
import type { Translation } from '../language'

export const bitcoinReviewTexts: Translation<typeof english> = {
  'bitcoinReview.more': 'Details zur Gebühr',
  'bitcoinReview.feeRate': 'Gebührensatz',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Wechselgeld, zurück an Sie',
  'bitcoinReview.noHistory':
    'Es gibt keinen Zahlungsverlauf zum Vergleichen. Prüfen Sie jeden Teil der Adresse.',
  'bitcoinReview.highFeeTitle': 'Hohe Netzwerkgebühr',
  'bitcoinReview.highFee': 'Die Gebühr beträgt mehr als ein Zehntel des Betrags.',
  'bitcoinReview.highFeeCheck': 'Ich bin mit dieser Gebühr einverstanden.',
  'bitcoinReview.walletFee': 'Von Ihrer Wallet festgelegt',
  'bitcoinReview.doubtText':
    'Eine frühere Zahlung dieses Betrags an diese Adresse ist möglicherweise unterwegs. Wenn Sie erneut senden, zahlen Sie vielleicht doppelt. Sehen Sie zuerst in Ihrer Wallet nach.',
  'errors.reviewTimeout':
    'Die Zahlung wurde nicht rechtzeitig bestätigt. Es wurde nichts gesendet.',
}
