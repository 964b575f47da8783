/** Up to this width the card is a bottom sheet; every part's styles use the same value. */
export const SHEET_QUERY = '(max-width: 430px)'
