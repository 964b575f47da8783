import type { EmailChangeAnswer } from '../../shared/emailChange'
import { failure } from '../failures'
import type { LoginPorts } from './createLogin'
import { readOtp } from './readOtp'

export interface EmailChange {
  /** Gives the step that comes first: an account without an address has no primary code. */
  request(email: string): Promise<EmailChangeAnswer['step']>
  /** Takes the code of the address that the account has; one is sent to the new address then. */
  submitPrimary(typed: string): Promise<void>
  /** Takes the code of the new address, and gives that address as the server writes it. */
  submitSecondary(typed: string): Promise<string>
  /** Gives up the change under way: nothing is changed. */
  abandon(): void
}

/** Gives the account another email address: one change at a time; a newer one takes the place of the one before it. */
export function createEmailChange(ports: LoginPorts): EmailChange {
  const { server, session, projectId, hostOrigin } = ports
  let changeId: string | null = null

  const needChange = () => {
    if (changeId === null) throw failure('CODE_EXPIRED')
    return changeId
  }

  return {
    request: async email => {
      changeId = null
      const answer = await server.requestEmailChange({
        email,
        hostOrigin: hostOrigin() ?? '',
        projectId,
      })
      changeId = answer.changeId
      return answer.step
    },
    submitPrimary: typed =>
      server.submitPrimaryCode({ changeId: needChange(), code: readOtp(typed) }),
    submitSecondary: async typed => {
      const { email } = await server.submitSecondaryCode({
        changeId: needChange(),
        code: readOtp(typed),
      })
      changeId = null
      session.rename(email)
      return email
    },
    abandon: () => {
      changeId = null
    },
  }
}
