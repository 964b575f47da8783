/** A sign of a figure, with the digit it replaces; null when it stays. */
export interface RollingDigit {
  readonly sign: string
  readonly was: string | null
}

const DIGIT = /\d/

/** Pairs the signs of a figure with the previous ones, right-aligned: only changed digits roll. */
export function rollingDigits(before: string, after: string): readonly RollingDigit[] {
  const shift = before.length - after.length
  return Array.from(after, (sign, index) => {
    const old = before[index + shift] ?? ''
    return { sign, was: old !== sign && DIGIT.test(sign) ? (DIGIT.test(old) ? old : '') : null }
  })
}
