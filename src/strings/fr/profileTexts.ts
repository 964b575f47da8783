import type { profileTexts as english } from '../en/profileTexts'
import type { Translation } from '../language'

export const profileTexts: Translation<typeof english> = {
  'profile.families': 'Type de réseau',
  'profile.wallet': 'Portefeuille',
  'profile.others': 'Autres comptes',
  'profile.active': 'Actif',
  'profile.settings': 'Paramètres',
  'profile.copy': 'Copier',
  'profile.copyAddress': 'Copier l’adresse {address}',
  'profile.switch': 'Changer',
  'profile.switchTo': 'Passer à {name}',
  'profile.disconnectFrom': 'Déconnecter {wallet}',
  'profile.disconnectAll': 'Tout déconnecter',
  'profile.none': 'Aucun portefeuille {namespace} n’est connecté.',
  'profile.add': 'Connecter un portefeuille {namespace}',
  'profile.recent': 'Portefeuilles récents',
  'profile.connectTo': 'Connecter {name}',
  'profile.forget': 'Retirer {name}',
  'profile.forgotten': 'Portefeuille retiré',
  'profile.switched': 'Compte changé',
  'profile.switchFailed':
    'Impossible de changer de compte. Vous utilisez toujours le précédent. {reason}',
  'profile.payment': 'Paiements',
  'profile.ordinal': 'Ordinals',
  'profile.stx': 'Stacks',
  'profile.smartAccount': 'Compte intelligent',
  'profile.plainAccount': 'Adresse simple',
}
