import * as v from 'valibot'
import { failure } from '../failures'

const Otp = v.pipe(
  v.string(),
  v.transform(text => text.replace(/\s/g, '')),
  v.regex(/^\d{6}$/),
)

/** Returns the six typed digits. @throws `CODE_WRONG` if there are not exactly six */
export function readOtp(typed: string): string {
  const otp = v.safeParse(Otp, typed)
  if (!otp.success) throw failure('CODE_WRONG')
  return otp.output
}
