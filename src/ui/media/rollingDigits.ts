/** A sign of a figure, with the digit that stood there before; null where it stays. */
export interface RollingDigit {
  readonly sign: string
  readonly was: string | null
}

const DIGIT = /\d/

/** The signs of a figure beside those of the one before, from the last on: only digits roll, and only those that change. */
export function rollingDigits(before: string, after: string): readonly RollingDigit[] {
  const shift = before.length - after.length
  return Array.from(after, (sign, index) => {
    const old = before[index + shift] ?? ''
    return { sign, was: old !== sign && DIGIT.test(sign) ? (DIGIT.test(old) ? old : '') : null }
  })
}
