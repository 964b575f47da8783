import type { socialTexts as english } from '../en/socialTexts'
import type { Translation } from '../language'

export const socialTexts: Translation<typeof english> = {
  'social.waitTitle': 'Continuez dans la fenêtre {provider}',
  'social.waitText': 'Connectez-vous là-bas. Cette page continue d’elle-même.',
  'social.showWindow': 'Afficher de nouveau la fenêtre',
  'social.leaveTitle': 'Ouverture de {provider}',
  'social.leaveText': 'Connectez-vous là-bas. Vous reviendrez à cette page.',
  'social.blockedTitle': 'Votre navigateur a bloqué la fenêtre',
  'social.blockedText': 'Autorisez les fenêtres pour {site}, ou ouvrez-la d’ici.',
  'social.openWindow': 'Ouvrir la fenêtre {provider}',
  'social.closedTitle': 'La fenêtre a été fermée',
  'social.closedText': 'Vous n’êtes pas connecté. Rien n’a été partagé.',
  'social.failedTitle': 'Vous n’êtes pas connecté',
  'social.connectingTitle': 'Connecté avec {provider}',
  'social.connectingText': 'Configuration de votre portefeuille. Cela prend quelques secondes.',
  'social.doneTitle': 'Vous êtes connecté',
  'social.doneText': 'Votre compte est prêt.',
  'social.overTitle': 'Cette connexion est terminée',
  'social.overText': 'Vous n’avez pas été connecté. Recommencez.',
  'social.signIn': 'Se connecter avec {provider}',
  'social.another': 'Choisir un autre moyen',
  'social.added': 'Connecté',
  'social.offTitle': 'Rien à choisir ici',
  'social.offText': 'Cette application ne propose pas ici de connexion avec un autre compte.',
  'farcaster.making': 'Demande à Farcaster',
  'farcaster.qr':
    'QR code de Farcaster. Scannez-le avec l’appareil photo de votre téléphone, ou copiez le lien.',
  'farcaster.scan':
    'Scannez avec l’appareil photo de votre téléphone et approuvez dans l’application Farcaster.',
  'farcaster.copyLink': 'Copier le lien',
  'farcaster.openTitle': 'Continuez dans Farcaster',
  'farcaster.openText': 'Approuvez-y la connexion, puis revenez à cette page.',
  'farcaster.open': 'Ouvrir Farcaster',
}
