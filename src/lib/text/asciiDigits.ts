/** The zeros of the digits that keyboards of our visitors have: Arabic, Persian and Urdu, Hindi, Bengali, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]
const LAST = 9

/** A number as it was typed on any keyboard, with the digits 0 to 9 and the Arabic decimal sign as a point. */
export const asciiDigits = (text: string): string =>
  text.replace(/٫/g, '.').replace(/\p{Nd}/gu, digit => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find(first => code >= first && code <= first + LAST)
    return zero === undefined ? digit : String(code - zero)
  })
