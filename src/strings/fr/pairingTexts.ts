import type { pairingTexts as english } from '../en/pairingTexts'
import type { Translation } from '../language'

export const pairingTexts: Translation<typeof english> = {
  'pairing.where': 'Où est votre portefeuille\u00a0?',
  'pairing.browser': 'Navigateur',
  'pairing.phone': 'Téléphone',
  'pairing.web': 'Web',
  'pairing.desktop': 'Ordinateur',
  'pairing.qr':
    'QR code de connexion. Scannez-le avec le portefeuille de votre téléphone, ou copiez le lien.',
  'pairing.making': 'Création d’un code…',
  'pairing.expiresIn': 'Expire dans {time}',
  'pairing.copyLink': 'Copier le lien',
  'pairing.expiredTitle': 'QR code expiré',
  'pairing.noQrCodeTitle': 'Impossible de créer un code',
  'pairing.idleTitle': 'Se connecter avec un QR code',
  'pairing.idleText': 'Aucun code demandé pour l’instant.',
  'pairing.newQrCode': 'Nouveau code',
  'pairing.yourWallet': 'votre portefeuille',
  'pairing.doNotHaveIt': 'Vous ne l’avez pas\u00a0?',
  'pairing.get': 'Obtenir {wallet}',
  'pairing.continueTitle': 'Continuez dans {wallet}',
  'pairing.mobileText': 'Approuvez-y la connexion, puis revenez à cette page.',
  'pairing.desktopText': 'Approuvez la connexion dans l’application, puis revenez à cette page.',
  'pairing.webText':
    '{wallet} s’ouvre dans un nouvel onglet. Approuvez-y la connexion, puis revenez à celui-ci.',
  'pairing.ownBrowserText':
    '{wallet} ouvre cette page dans son propre navigateur. Connectez-vous là-bas\u00a0; cette page reste telle quelle.',
  'pairing.pairInstead': 'Se connecter plutôt sur cette page',
  'pairing.open': 'Ouvrez {wallet}',
  'pairing.openAgain': 'Rouvrir {wallet}',
  'pairing.openInstead': 'Ouvrir plutôt {wallet}',
  'pairing.nothingOpened':
    'Rien ne s’est ouvert\u00a0? L’application n’est peut-être pas sur cet appareil. Rien n’a été partagé.',
  'pairing.browserText': 'Approuvez la connexion dans l’extension.',
  'pairing.missingTitle': '{wallet} n’est pas installé',
  'pairing.missingText':
    'Ajoutez-le à ce navigateur, ou scannez un code avec {wallet} sur votre téléphone.',
  'pairing.missingTextOnly': 'Ajoutez-le à ce navigateur, puis revenez.',
  'pairing.usePhone': 'Utiliser mon téléphone',
  'pairing.useInjected': 'Utiliser un portefeuille de ce navigateur',
}
