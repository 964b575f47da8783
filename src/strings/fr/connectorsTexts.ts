import type { connectorsTexts as english } from '../en/connectorsTexts'
import type { Translation } from '../language'

export const connectorsTexts: Translation<typeof english> = {
  'connect.wallets': 'Portefeuilles',
  'connect.installed': 'Installé',
  'connect.justInstalled': 'Vient d’être installé',
  'connect.ready': '{wallet} est prêt',
  'connect.recent': 'Récent',
  'connect.connected': 'Connecté',
  'connect.warning': 'Avertissement',
  'connect.looking': 'Recherche de portefeuilles dans ce navigateur',
  'connect.empty': 'Aucun portefeuille trouvé dans ce navigateur.',
  'connect.getWallet': 'Obtenir un portefeuille',
  'connect.newToWallets': 'Première fois\u00a0?',
  'connect.browserWallet': 'Portefeuille du navigateur',
  'connect.phone': 'Portefeuille sur téléphone',
  'connect.qr': 'QR code',
  'connect.allWallets': 'Tous les portefeuilles',
  'connect.alreadyConnected': 'Déjà connecté',
  'connect.warnForeign':
    'Ce portefeuille porte un nom connu mais un identifiant différent. Il est peut-être faux.',
  'connect.warnDuplicate':
    'Deux portefeuilles revendiquent la même identité. L’un d’eux est peut-être faux.',
  'connect.warnChanged':
    'Ce portefeuille a changé pendant que la page était ouverte. Rechargez d’abord la page.',
}
