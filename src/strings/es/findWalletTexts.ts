import type { findWalletTexts as english } from '../en/findWalletTexts'
import type { Translation } from '../language'

export const findWalletTexts: Translation<typeof english> = {
  'findWallet.label': 'Buscar una billetera',
  'findWallet.found':
    '{count, plural, one {# billetera encontrada} other {# billeteras encontradas}}',
  'findWallet.all': 'Buscar «{text}» en todas las billeteras',
  'findWallet.none': 'Ninguna billetera de aquí coincide con «{text}».',
}
