import type { shellTexts as english } from '../en/shellTexts'
import type { Translation } from '../language'

export const shellTexts: Translation<typeof english> = {
  'common.close': 'Fermer',
  'common.back': 'Retour',
  'common.help': 'Qu’est-ce qu’un portefeuille\u00a0?',
  'common.cancel': 'Annuler',
  'common.tryAgain': 'Réessayer',
  'common.reload': 'Recharger la page',
  'common.addressCopied': 'Adresse copiée',
  'common.linkCopied': 'Lien copié',
  'common.loading': 'Chargement',
  'common.dismiss': 'Fermer le message',
  'common.opensNewTab': '{label} (s’ouvre dans un nouvel onglet)',
  'common.newTabHint': ' (s’ouvre dans un nouvel onglet)',
  'common.clear': 'Effacer',
  'common.clearSearch': 'Effacer la recherche',
  'errors.codeNotLoaded':
    'Une partie de cette fenêtre n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  'sessions.open': 'Sessions intelligentes',
  'account.chooseNetwork': 'Réseau {network}, en choisir un autre',
  'shell.refused': 'Choisissez un réseau ou déconnectez-vous pour continuer.',
  'common.thisPage': 'Cette application',
}
