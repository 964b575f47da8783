import type { findWalletTexts as english } from '../en/findWalletTexts'
import type { Translation } from '../language'

export const findWalletTexts: Translation<typeof english> = {
  'findWallet.label': 'Trouver un portefeuille',
  'findWallet.found':
    '{count, plural, one {# portefeuille trouvé} other {# portefeuilles trouvés}}',
  'findWallet.all': 'Chercher «\u00a0{text}\u00a0» dans tous les portefeuilles',
  'findWallet.none': 'Aucun portefeuille ici ne correspond à «\u00a0{text}\u00a0».',
}
