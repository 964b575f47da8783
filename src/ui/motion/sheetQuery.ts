/** The width up to which the card lies at the foot of the screen; the same in every part's style. */
export const SHEET_QUERY = '(max-width: 430px)'
