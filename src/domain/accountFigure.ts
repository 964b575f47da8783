/** An account's headline balance: fiat where prices are known, the native coin elsewhere. */
export type AccountFigure =
  | { readonly kind: 'none' | 'loading' | 'unavailable' }
  | { readonly kind: 'fiat'; readonly total: string }
  | { readonly kind: 'native'; readonly amount: string; readonly symbol: string }
