import { ModalError } from '../../../domain/ModalError'
import { isEmail } from '../../../lib/text/emailFormat'
import type { EmailChangeStep, EmbeddedClient } from '../../../ports/embedded'
import { checkOtp, readAddress, type EmailSteps } from './emailSteps'

const STEPS: Readonly<Record<'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP', EmailChangeStep>> = {
  VERIFY_PRIMARY_OTP: 'primary',
  VERIFY_SECONDARY_OTP: 'secondary',
}

/** Creates the flow that changes the login's email (protocol §5.5, "E-mail update"). */
export function createEmailChange(
  steps: EmailSteps,
): Pick<EmbeddedClient, 'requestEmailChange' | 'submitPrimaryCode' | 'submitSecondaryCode'> {
  const { frame, record, now, begin, named } = steps
  return {
    async requestEmailChange(typed, signal) {
      const address = readAddress(steps, typed)
      await begin(signal)
      const { action } = await frame.ask('UPDATE_EMAIL', { email: address }, signal)
      record.emailAsked(now())
      return STEPS[action]
    },
    async submitPrimaryCode(code, signal) {
      checkOtp(code)
      await begin(signal)
      await frame.ask('UPDATE_EMAIL_PRIMARY_OTP', { otp: code }, signal)
    },
    async submitSecondaryCode(code, signal) {
      checkOtp(code)
      await begin(signal)
      const { newEmail } = await frame.ask('UPDATE_EMAIL_SECONDARY_OTP', { otp: code }, signal)
      if (!isEmail(newEmail)) throw new ModalError('SERVICE_ANSWER_INVALID')
      named(newEmail)
      // resets the cooldown, so that the next login may send an email at once
      record.loggedIn(newEmail)
      return newEmail
    },
  }
}
