/** The text length that fits on one of two buttons side by side at 320 px. */
const BUTTON_LENGTH = 18

/** Returns the full label if it fits on a button, else the short one. */
export const getFittingLabel = (whole: string, short: string, max = BUTTON_LENGTH): string =>
  Array.from(whole).length <= max ? whole : short
