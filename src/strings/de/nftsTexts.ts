import type { nftsTexts as english } from '../en/nftsTexts'
import type { Translation } from '../language'

export const nftsTexts: Translation<typeof english> = {
  'nfts.empty': 'Ihre Sammlerstücke erscheinen hier.',
  'nfts.emptySoFar': 'Keine Sammlerstücke in Ihrer letzten Aktivität. Es gibt ältere Aktivität.',
  'nfts.emptyShown': 'Nichts anzuzeigen. Wahrscheinlicher Spam ist ausgeblendet.',
  'nfts.unavailable': 'Die Sammlerstücke konnten nicht geladen werden.',
  'nfts.more': 'Mehr anzeigen',
  'nfts.showHidden': 'Ausgeblendete anzeigen ({count})',
  'nfts.hideHidden': 'Wahrscheinlichen Spam ausblenden',
  'nfts.unnamed': 'Sammlerstück',
  'nfts.numbered': 'Sammlerstück #{tokenId}',
  'nfts.spam': 'Sieht nach Spam aus',
  'nfts.open': '{name}, {collection}',
  'collectible.collection': 'Sammlung',
  'collectible.contract': 'Contract',
  'collectible.tokenId': 'Token-ID',
  'collectible.network': 'Netzwerk',
  'collectible.unknown': 'Unbekannt',
  'collectible.copyContract': 'Contract-Adresse {address} kopieren',
  'collectible.explorer': 'Im Explorer ansehen',
  'collectible.spamText':
    'Das sieht nach Spam aus. Folgen Sie keinen Links im Namen oder Bild und signieren Sie nichts dafür.',
}
