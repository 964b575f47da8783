import * as v from 'valibot'
import type { AppEvent } from './context'
import { readPayload } from './readPayload'

const Email = v.looseObject({ email: v.pipe(v.string(), v.maxLength(320)) })
const Otp = v.looseObject({ otp: v.pipe(v.string(), v.maxLength(20)) })

const ACTIONS = { primary: 'VERIFY_PRIMARY_OTP', secondary: 'VERIFY_SECONDARY_OTP' } as const

/**
 * Changes the account's email address (protocol §5.5, "E-mail update"). `AWAIT_UPDATE_EMAIL` is
 * declared there but never sent.
 */
export const EMAIL_CHANGE_EVENTS: Readonly<Record<string, AppEvent>> = {
  UPDATE_EMAIL: async ({ payload }, { access, emailChange }) => {
    const { email } = readPayload(Email, payload)
    await access.checkHost()
    return { action: ACTIONS[await emailChange.request(email)] }
  },
  UPDATE_EMAIL_PRIMARY_OTP: async ({ payload }, { emailChange }) =>
    emailChange.submitPrimary(readPayload(Otp, payload).otp),
  UPDATE_EMAIL_SECONDARY_OTP: async ({ payload }, { emailChange }) => ({
    newEmail: await emailChange.submitSecondary(readPayload(Otp, payload).otp),
  }),
}
