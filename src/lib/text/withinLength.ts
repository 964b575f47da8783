/** What fits on a button beside another one at 320 px. */
const BUTTON_LENGTH = 18

/** A label that says what is done, while it is short enough for a button; else the short one. */
export const withinLength = (whole: string, short: string, max = BUTTON_LENGTH): string =>
  Array.from(whole).length <= max ? whole : short
