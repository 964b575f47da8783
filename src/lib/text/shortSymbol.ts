import { truncateEnd } from './truncate'

const SYMBOL_MAX = 10

/** Truncates a symbol to fit beside an amount at 320 px: contracts choose any length. */
export const shortSymbol = (symbol: string): string => truncateEnd(symbol, SYMBOL_MAX)
