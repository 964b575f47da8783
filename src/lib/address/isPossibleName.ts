/** Whether a text may be a name rather than an address. */
export const isPossibleName = (text: string): boolean =>
  /^[^\s.]+(\.[^\s.]+)+$/u.test(text) && !text.startsWith('0x')
