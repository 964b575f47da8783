import type { StepTexts } from '../stepTexts'

export const texts: StepTexts['page'] = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.notLoaded': 'Ouverture impossible. Vérifiez votre connexion et réessayez.',
  'button.fallback': 'Ouvrir le portefeuille',
  'button.account': 'Compte {account}',
  'button.accountUnsupported': 'Compte {account}, réseau non pris en charge',
  'button.watchOnly': 'Lecture seule',
  'button.balance': 'Solde {balance}',
  'button.selectNetwork': 'Choisir un réseau',
  'button.switchNetwork': 'Changer de réseau',
  'button.paymentPending': 'Paiement envoyé, pas encore confirmé',
  'button.paymentConfirmed': 'Paiement confirmé',
  'button.paymentFailed': 'Échec du paiement',
  'button.paymentReplaced': 'Paiement remplacé par un autre',
  'button.paymentExpired': 'Paiement non accepté par le réseau',
}
