import type { WalletSearch } from './directoryState'

const MIN_LENGTH = 2

/** Whether there is enough to search for: two characters, or the certified filter. */
export const isSearch = ({ text, isCertifiedOnly }: WalletSearch): boolean =>
  isCertifiedOnly || text.trim().length >= MIN_LENGTH
