import type { payTexts as english } from '../en/payTexts'
import type { Translation } from '../language'

export const payTexts: Translation<typeof english> = {
  'pay.to': 'À',
  'pay.asks': '{page} demande',
  'pay.onNetwork': 'sur {network}',
  'pay.available': '{amount}\u00a0{symbol} disponibles',
  'pay.ways': 'Moyens de payer',
  'pay.exchange': 'Plateforme',
  'pay.pay': 'Payer',
  'pay.payAmount': 'Payer {amount}\u00a0{symbol}',
  'pay.otherWallet': 'Utiliser un autre portefeuille',
  'pay.checking': 'Vérification de votre solde',
  'pay.connect': 'Payer avec un portefeuille',
  'pay.loading': 'Chargement des plateformes',
  'pay.retryIn': 'Réessayer dans {seconds} s',
  'pay.none': 'Aucune plateforme ne prend en charge ce paiement.',
  'pay.short':
    'Pas assez de {symbol}. Vous avez {held}\u00a0; ce paiement demande {amount}. Rien n’a été envoyé.',
  'pay.preparingTitle': 'Ouverture de {exchange}',
  'pay.preparingText': 'Rien n’a encore été payé.',
  'pay.openTitle': 'Terminez chez {exchange}',
  'pay.openText':
    'Payez {amount}\u00a0{symbol} sur la page de {exchange}. Nous le confirmerons ici.',
  'pay.hostTitle': 'Connaissez-vous {host}\u00a0?',
  'pay.hostText':
    'Le service indique que la page de paiement de {exchange} s’y trouve. Ne l’ouvrez que si vous la connaissez. Rien n’a encore été payé.',
  'pay.blockedTitle': 'Votre navigateur a bloqué la page de {exchange}',
  'pay.blockedText': 'Rien n’a été payé. Ouvrez-la ci-dessous.',
  'pay.unheardTitle': 'Paiement pas encore confirmé',
  'pay.unheardText':
    'Nous n’avons pas pu confirmer ce paiement. Vérifiez chez {exchange} avant de payer de nouveau.',
  'pay.paidTitle': 'Payé',
  'pay.paidText': '{exchange} a payé {amount}\u00a0{symbol}.',
  'pay.failedTitle': 'Le paiement a échoué',
  'pay.failedText':
    '{exchange} indique que le paiement a échoué. Vérifiez là-bas si vous avez été débité avant de payer de nouveau.',
  'pay.open': 'Ouvrir {exchange}',
  'pay.openHost': 'Ouvrir {host}',
  'pay.openAgain': 'Rouvrir {exchange}',
  'pay.lookAgain': 'Vérifier de nouveau',
  'pay.leftTitle': 'Vous avez peut-être payé chez {exchange}',
  'pay.leftText': 'Nous avons ouvert sa page. Si vous y avez payé, ne payez pas de nouveau.',
  'pay.leftCheck': 'Vérifier ce paiement',
  'pay.inWalletTitle': 'Votre portefeuille a encore ce paiement',
  'pay.inWalletText':
    'Il peut encore partir si vous l’approuvez là-bas. Refusez-le dans votre portefeuille avant de payer autrement.',
  'pay.sentTitle': 'Votre paiement est en route',
  'pay.sentText':
    'Votre portefeuille l’a envoyé et le réseau ne l’a pas encore confirmé. Inutile de payer de nouveau.',
  'pay.doubtTitle': 'Vous avez peut-être déjà payé',
  'pay.doubtText':
    'Ce paiement a été demandé à votre portefeuille, et nous n’avons pas pu confirmer son envoi. Vérifiez votre portefeuille et votre activité avant de payer de nouveau.',
  'pay.another': 'Payer autrement',
  'errors.invalidPaymentConfig':
    'Le paiement de cette application n’est pas bien configuré. Rien n’a été envoyé.',
  'errors.invalidChainNamespace':
    'Les paiements ne sont pas pris en charge sur ce type de réseau. Rien n’a été envoyé.',
  'errors.invalidAsset':
    'Cette application demande un paiement dans un jeton inconnu. Rien n’a été envoyé.',
  'errors.invalidRecipient':
    'L’adresse du destinataire de cette application n’est pas valide. Rien n’a été envoyé.',
  'errors.invalidAmount': 'Le montant n’est pas valide. Rien n’a été envoyé.',
  'errors.unableToInitiatePayment': 'Le paiement n’a pas pu commencer. Rien n’a été envoyé.',
  'errors.paymentInProgress':
    'Un paiement antérieur est encore en cours. Rien n’a été envoyé pour celui-ci. Terminez d’abord l’autre.',
  'errors.unableToGetExchanges':
    'Les plateformes n’ont pas pu être chargées. Réessayez, ou payez avec un portefeuille.',
  'errors.assetNotSupported':
    'Aucune plateforme ne prend en charge ce jeton sur ce réseau. Payez avec un portefeuille.',
  'errors.unableToGetPayUrl':
    'La plateforme n’a pas fourni de page de paiement. Rien n’a été payé.',
  'errors.linkRefused':
    'Le lien vers la page de paiement désigne un autre destinataire. Il n’a pas été ouvert\u00a0; rien n’a été payé. Payez autrement.',
  'errors.unableToGetBuyStatus':
    'Nous n’avons pas pu confirmer ce paiement. Vérifiez auprès de la plateforme avant de payer de nouveau.',
  'errors.genericPaymentError':
    'La plateforme indique que le paiement a échoué. Vérifiez là-bas si vous avez été débité avant de payer de nouveau.',
}
