import type { connectionsTexts as english } from '../en/connectionsTexts'
import type { Translation } from '../language'

export const connectionsTexts: Translation<typeof english> = {
  'connecting.waitTitle': 'Ouvrez {wallet}',
  'connecting.waitText': 'Approuvez la connexion à {page}.',
  'connecting.waitTextNoPage': 'Approuvez la connexion dans {wallet}.',
  'connecting.nothingOpened': 'Rien ne s’est ouvert\u00a0?',
  'connecting.sees': 'Le site voit votre adresse et votre activité publique',
  'connecting.cannotMove': 'Il ne peut pas déplacer de fonds sans votre accord',
  'connecting.doneTitle': 'Connecté',
  'connecting.doneText':
    '{page} peut voir votre adresse. Aucun fonds ne peut être déplacé sans vous demander.',
  'connecting.doneShort': 'Vous êtes connecté à {page}.',
  'connecting.declinedTitle': 'Connexion refusée',
  'connecting.declinedText': 'Vous avez refusé dans {wallet}. Rien n’a été partagé.',
  'connecting.pendingTitle': 'Une demande est déjà ouverte',
  'connecting.pendingText': 'Répondez-y dans {wallet}, puis réessayez.',
  'connecting.changedTitle': 'N’utilisez pas encore ce portefeuille',
  'connecting.failedTitle': 'Non connecté',
  'connecting.goneTitle': 'Portefeuille introuvable',
  'connecting.goneText':
    'Ce portefeuille n’est plus disponible sur cette page. Rien n’a été partagé. Choisissez-en un autre ou rechargez la page.',
  'connecting.idleTitle': 'Non connecté',
  'connecting.idleText': 'Rien n’a encore été envoyé à {wallet}.',
  'connecting.connect': 'Connecter',
  'connecting.another': 'Choisir un autre portefeuille',
  'pairing.showQrCode': 'Afficher un QR code',
}
