/** Texts of the wallet search in the first view. */
export const findWalletTexts = {
  'findWallet.label': 'Find a wallet',
  'findWallet.found': '{count, plural, one {# wallet found} other {# wallets found}}',
  'findWallet.all': 'Search all wallets for “{text}”',
  'findWallet.none': 'No wallet here matches “{text}”.',
} as const
