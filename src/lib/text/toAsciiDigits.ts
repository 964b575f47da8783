/** Zeros of users' keyboards: Arabic, Persian and Urdu, Hindi, Bengali, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]
const LAST = 9

/** Converts digits of those keyboards to 0–9, and the Arabic decimal separator to a point. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/٫/g, '.').replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(first => code >= first && code <= first + LAST)
    return zero === undefined ? digit : String(code - zero)
  })
