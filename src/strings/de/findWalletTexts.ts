import type { findWalletTexts as english } from '../en/findWalletTexts'
import type { Translation } from '../language'

export const findWalletTexts: Translation<typeof english> = {
  'findWallet.label': 'Wallet suchen',
  'findWallet.found': '{count, plural, one {# Wallet gefunden} other {# Wallets gefunden}}',
  'findWallet.all': 'Alle Wallets nach „{text}“ durchsuchen',
  'findWallet.none': 'Keine Wallet hier passt zu „{text}“.',
}
