/**
 * Reduces a wallet's name to its look: no case, spaces, accents, punctuation or trailing "wallet",
 * and one letter for ASCII look-alikes (Unicode TR39). Never shown.
 */
export const nameSkeleton = (name: string): string =>
  name
    .replace(/[™℠]/g, '') // NFKD would turn them into letters
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .replace(/(.)wallet$/, '$1')
    .replace(/[i1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm') || name // only punctuation or symbols
