import { toAsciiDigits } from './toAsciiDigits'

export const OTP_LENGTH = 6

/** Six digits on their own, in one run or two groups of three. */
const WHOLE_CODE = /(?<!\d)(\d{3})[\s\u00A0-]?(\d{3})(?!\d)/

/**
 * Extracts a one-time code from typed or pasted text; from a longer text, the run of six digits.
 *
 * @example otpDigits('Your code is 381 604. It works for 20 minutes.') // '381604'
 */
export function parseOtpDigits(text: string): string {
  const plain = toAsciiDigits(text)
  const [, first, second] = WHOLE_CODE.exec(plain) ?? []
  if (first !== undefined && second !== undefined) return first + second
  return plain.replace(/\D/g, '').slice(0, OTP_LENGTH)
}
