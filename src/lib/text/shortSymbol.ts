import { truncateEnd } from './truncate'

const SYMBOL_MAX = 10

/** What a token calls itself, as it fits beside an amount at 320 px: contracts may choose any length. */
export const shortSymbol = (symbol: string): string => truncateEnd(symbol, SYMBOL_MAX)
