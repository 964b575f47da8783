import * as v from 'valibot'
import { failure } from '../failures'

const Otp = v.pipe(
  v.string(),
  v.transform(text => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
)

/** The six digits of what was typed. @throws `CODE_WRONG` where they are not six. */
export function readOtp(typed: string): string {
  const otp = v.safeParse(Otp, typed)
  if (!otp.success) throw failure('CODE_WRONG')
  return otp.output
}
