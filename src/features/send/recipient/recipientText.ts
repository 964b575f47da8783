/** Text that could be somebody's name: it has a dot in it and is no address, finished or not. */
export const mayBeName = (text: string): boolean =>
  /^[^\s.]+(\.[^\s.]+)+$/u.test(text) && !text.startsWith('0x')
