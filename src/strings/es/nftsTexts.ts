import type { nftsTexts as english } from '../en/nftsTexts'
import type { Translation } from '../language'

export const nftsTexts: Translation<typeof english> = {
  'nfts.empty': 'Aquí aparecerán tus coleccionables.',
  'nfts.emptySoFar': 'No hay coleccionables en tu actividad reciente. Hay actividad más antigua.',
  'nfts.emptyShown': 'Nada que mostrar. El probable spam está oculto.',
  'nfts.unavailable': 'No se pudieron cargar los coleccionables.',
  'nfts.more': 'Mostrar más',
  'nfts.showHidden': 'Mostrar ocultos ({count})',
  'nfts.hideHidden': 'Ocultar probable spam',
  'nfts.unnamed': 'Coleccionable',
  'nfts.numbered': 'Coleccionable n.º {tokenId}',
  'nfts.spam': 'Parece spam',
  'nfts.open': '{name}, {collection}',
  'collectible.collection': 'Colección',
  'collectible.contract': 'Contrato',
  'collectible.tokenId': 'ID del token',
  'collectible.network': 'Red',
  'collectible.unknown': 'Desconocido',
  'collectible.copyContract': 'Copiar la dirección del contrato {address}',
  'collectible.explorer': 'Ver en el explorador',
  'collectible.spamText':
    'Parece spam. No sigas enlaces de su nombre o imagen y no firmes nada por él.',
}
