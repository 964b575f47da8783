import { ModalError } from '../../../domain/ModalError'
import { isEmail } from '../../../lib/text/emailFormat'
import { cooldownSeconds } from '../../../lib/time/cooldown'
import type { Frame } from '../frame/Frame'
import type { LoginRecord } from './createLoginRecord'

const COOLDOWN_MS = 30_000
const OTP = /^\d{6}$/

/** What the steps that send an email or take its code need. */
export interface EmailSteps {
  readonly frame: Frame
  readonly record: LoginRecord
  now(): number
  /** Waits until the frame can be used. */
  begin(signal: AbortSignal): Promise<void>
  /** Resolves if the frame responds at all. */
  isAlive(signal: AbortSignal): Promise<boolean>
  /** Sets the email of the login or attempt. */
  named(address: string): void
}

/** Returns the whole seconds until another email may be sent. */
export const cooldownOf = ({ record, now }: Pick<EmailSteps, 'record' | 'now'>): number =>
  cooldownSeconds(record.lastEmailAt(), now(), COOLDOWN_MS)

/** @throws {ModalError} `EMAIL_INVALID`; `EMAIL_COOLDOWN` with the seconds left */
export function readAddress(steps: EmailSteps, typed: string): string {
  const address = typed.trim()
  if (!isEmail(address)) throw new ModalError('EMAIL_INVALID')
  const seconds = cooldownOf(steps)
  if (seconds > 0) throw new ModalError('EMAIL_COOLDOWN', String(seconds))
  return address
}

/** @throws {ModalError} `CODE_WRONG` unless it is six digits */
export function checkOtp(code: string): void {
  if (!OTP.test(code)) throw new ModalError('CODE_WRONG')
}
