import type { nftsTexts as english } from '../en/nftsTexts'
import type { Translation } from '../language'

export const nftsTexts: Translation<typeof english> = {
  'nfts.empty': 'Vos objets de collection apparaîtront ici.',
  'nfts.emptySoFar':
    'Aucun objet de collection dans votre activité récente. Il existe une activité plus ancienne.',
  'nfts.emptyShown': 'Rien à afficher. Les indésirables probables sont masqués.',
  'nfts.unavailable': 'Les objets de collection n’ont pas pu être chargés.',
  'nfts.more': 'Afficher plus',
  'nfts.showHidden': 'Afficher les éléments masqués ({count})',
  'nfts.hideHidden': 'Masquer les indésirables probables',
  'nfts.unnamed': 'Objet de collection',
  'nfts.numbered': 'Objet de collection nº {tokenId}',
  'nfts.spam': 'Ressemble à un indésirable',
  'nfts.open': '{name}, {collection}',
  'collectible.collection': 'Collection',
  'collectible.contract': 'Contrat',
  'collectible.tokenId': 'ID du jeton',
  'collectible.network': 'Réseau',
  'collectible.unknown': 'Inconnu',
  'collectible.copyContract': 'Copier l’adresse du contrat {address}',
  'collectible.explorer': 'Voir dans l’explorateur',
  'collectible.spamText':
    'Cela ressemble à un indésirable. Ne suivez aucun lien dans son nom ou son image et ne signez rien pour lui.',
}
