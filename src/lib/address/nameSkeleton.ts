/**
 * What a reader makes of a wallet's name at a glance: without case, spaces, accents, punctuation and the word wallet, and
 * with one letter for those that look alike in ASCII (Unicode TR39). For comparing, never to be shown.
 */
export const nameSkeleton = (name: string): string =>
  name
    .replace(/[™℠]/g, '') // not letters, though their long form is
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .replace(/(.)wallet$/, '$1')
    .replace(/[i1|]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm') || name // signs only
