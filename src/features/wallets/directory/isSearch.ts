import type { WalletSearch } from './directoryState'

const MIN_LENGTH = 2

/** Enough to ask the directory with: two characters, or the wish for certified wallets alone. */
export const isSearch = ({ text, isCertifiedOnly }: Omit<WalletSearch, 'phase'>): boolean =>
  isCertifiedOnly || text.trim().length >= MIN_LENGTH
