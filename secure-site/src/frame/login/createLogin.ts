import { failure } from '../failures'
import type { Server } from '../server/createServer'
import type { Session } from './createSession'
import { readOtp } from './readOtp'

export type EmailAction = 'VERIFY_OTP' | 'VERIFY_DEVICE' | 'CONNECT'

export interface LoginPorts {
  readonly server: Server
  readonly session: Session
  readonly projectId: string
  hostOrigin(): string | null
}

export interface Login {
  /** `CONNECT` if this address is already signed in. */
  requestCode(email: string): Promise<EmailAction>
  /** Waits until the link in the email is opened. */
  awaitDevice(): Promise<void>
  submitCode(code: string): Promise<void>
  /** Abandons the current login. */
  abandon(): void
}

const isSameAddress = (one: string | null, other: string) =>
  one?.trim().toLowerCase() === other.trim().toLowerCase()

/** The email login. One at a time: a newer code request replaces it. */
export function createLogin({ server, session, projectId, hostOrigin }: LoginPorts): Login {
  let loginId: string | null = null
  let waiting = new AbortController()

  const needLogin = () => {
    if (loginId === null) throw failure('CODE_EXPIRED')
    return loginId
  }

  const abandon = () => {
    waiting.abort()
    waiting = new AbortController()
    loginId = null
  }

  return {
    requestCode: async email => {
      const current = await session.read()
      if (current && isSameAddress(current.email, email)) return 'CONNECT'
      abandon()
      const answer = await server.requestCode({
        email,
        deviceId: await session.deviceId(),
        hostOrigin: hostOrigin() ?? '',
        projectId,
      })
      loginId = answer.loginId
      return answer.step === 'code' ? 'VERIFY_OTP' : 'VERIFY_DEVICE'
    },
    awaitDevice: async () => {
      const id = needLogin()
      const { signal } = waiting
      for (;;) {
        const { isApproved } = await server.awaitDevice(id, signal)
        if (signal.aborted) throw failure('CANCELLED')
        if (isApproved) return
      }
    },
    submitCode: async typed => {
      const code = readOtp(typed)
      await session.adopt(await server.submitCode({ loginId: needLogin(), code }))
      loginId = null
    },
    abandon,
  }
}
