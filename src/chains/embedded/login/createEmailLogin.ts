import { ModalError } from '../../../domain/ModalError'
import type { EmailStep, EmbeddedClient } from '../../../ports/embedded'
import { checkOtp, readAddress, type EmailSteps } from './emailSteps'

/** A device link is valid for 20 minutes; repeating keeps each request within its own timeout. */
const DEVICE_WAITS_MAX = 10

const STEPS: Readonly<Record<'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT', EmailStep>> = {
  VERIFY_OTP: 'code',
  VERIFY_DEVICE: 'device',
  CONNECT: 'connected',
}

/** Creates the email login up to the code (protocol §5.5); the accounts are requested later. */
export function createEmailLogin(
  steps: EmailSteps,
): Pick<EmbeddedClient, 'requestCode' | 'awaitDevice' | 'submitCode'> {
  const { frame, record, now, begin, isAlive, named } = steps
  return {
    async requestCode(typed, signal) {
      const address = readAddress(steps, typed)
      await begin(signal)
      const { action } = await frame.ask('CONNECT_EMAIL', { email: address }, signal)
      record.emailAsked(now())
      record.forgetSocial()
      named(address)
      return STEPS[action]
    },
    async awaitDevice(signal) {
      await begin(signal)
      for (let left = DEVICE_WAITS_MAX; ; left -= 1) {
        try {
          await frame.ask('CONNECT_DEVICE', undefined, signal)
          return
        } catch (thrown) {
          const isLate = thrown instanceof ModalError && thrown.code === 'FRAME_REQUEST_TIMEOUT'
          if (!isLate) throw thrown
          if (left === 1) throw new ModalError('DEVICE_EXPIRED')
          await isAlive(signal) // rejects if the frame does not respond at all
        }
      }
    },
    async submitCode(code, signal) {
      checkOtp(code)
      await begin(signal)
      await frame.ask('CONNECT_OTP', { otp: code }, signal)
    },
  }
}
