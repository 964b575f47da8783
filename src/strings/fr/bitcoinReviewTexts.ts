import type { bitcoinReviewTexts as english } from '../en/bitcoinReviewTexts'
import type { Translation } from '../language'

export const bitcoinReviewTexts: Translation<typeof english> = {
  'bitcoinReview.more': 'Détail des frais',
  'bitcoinReview.feeRate': 'Taux des frais',
  'bitcoinReview.feeRateValue': '{rate} sat/vB',
  'bitcoinReview.change': 'Monnaie, rendue à vous',
  'bitcoinReview.noHistory':
    'Aucun historique de paiement à comparer. Vérifiez chaque partie de l’adresse.',
  'bitcoinReview.highFeeTitle': 'Frais de réseau élevés',
  'bitcoinReview.highFee': 'Les frais dépassent un dixième du montant envoyé.',
  'bitcoinReview.highFeeCheck': 'J’accepte de payer ces frais.',
  'bitcoinReview.walletFee': 'Fixés par votre portefeuille',
  'bitcoinReview.doubtText':
    'Un paiement antérieur de ce montant à cette adresse est peut-être en route. Renvoyer pourrait payer deux fois. Vérifiez d’abord dans votre portefeuille.',
  'errors.reviewTimeout': 'Le paiement n’a pas été confirmé à temps. Rien n’a été envoyé.',
}
