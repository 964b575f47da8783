import type { buttonsTexts as english } from '../en/buttonsTexts'
import type { Translation } from '../language'

export const buttonsTexts: Translation<typeof english> = {
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
}
