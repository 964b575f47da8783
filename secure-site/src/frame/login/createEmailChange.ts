import type { EmailChangeAnswer } from '../../shared/emailChange'
import { failure } from '../failures'
import type { LoginPorts } from './createLogin'
import { readOtp } from './readOtp'

export interface EmailChange {
  /** Resolves with the first step: an account without an address has no primary code. */
  request(email: string): Promise<EmailChangeAnswer['step']>
  /** Submits the code of the current address; the server then sends one to the new address. */
  submitPrimary(typed: string): Promise<void>
  /**
   * Submits the code of the new address, and resolves with that address as the server normalises
   * it.
   */
  submitSecondary(typed: string): Promise<string>
  /** Abandons the current change: nothing is changed. */
  abandon(): void
}

/** Changes the account's email address. One change at a time: a newer one replaces it. */
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
