import { ModalError } from '../../../domain/ModalError'
import { isEmail } from '../../../lib/text/emailFormat'
import { cooldownSeconds } from '../../../lib/time/cooldown'
import type { Frame } from '../frame/Frame'
import type { LoginRecord } from './createLoginRecord'

const COOLDOWN_MS = 30_000
const OTP = /^\d{6}$/

/** What the steps that send a mail, or take the code in it, work with. */
export interface EmailSteps {
  readonly frame: Frame
  readonly record: LoginRecord
  now(): number
  /** Waits until nothing is in the way of asking the frame. */
  begin(signal: AbortSignal): Promise<void>
  /** Resolves where the frame answers at all. */
  isAlive(signal: AbortSignal): Promise<boolean>
  /** The login, or the attempt, has this address from now on. */
  named(address: string): void
}

/** Whole seconds until another mail may be asked for. */
export const cooldownOf = ({ record, now }: Pick<EmailSteps, 'record' | 'now'>): number =>
  cooldownSeconds(record.lastEmailAt(), now(), COOLDOWN_MS)

/** @throws {ModalError} `EMAIL_INVALID`; `EMAIL_COOLDOWN` with the seconds that are left */
export function readAddress(steps: EmailSteps, typed: string): string {
  const address = typed.trim()
  if (!isEmail(address)) throw new ModalError('EMAIL_INVALID')
  const seconds = cooldownOf(steps)
  if (seconds > 0) throw new ModalError('EMAIL_COOLDOWN', String(seconds))
  return address
}

/** @throws {ModalError} `CODE_WRONG` for what is not six digits */
export function checkOtp(code: string): void {
  if (!OTP.test(code)) throw new ModalError('CODE_WRONG')
}
