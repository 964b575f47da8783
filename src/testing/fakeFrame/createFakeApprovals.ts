import type { FakeFrameRequest } from './FakeFrame'
import { refusal } from './fields'

const MADE_UP: Readonly<Record<string, unknown>> = {
  personal_sign: `0x${'1b'.repeat(65)}`,
  eth_signTypedData_v4: `0x${'1b'.repeat(65)}`,
  eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  wallet_sendCalls: { id: `0x${'ab'.repeat(32)}` },
  solana_signMessage: { signature: '9'.repeat(87) },
  solana_signAndSendTransaction: { signature: '9'.repeat(87) },
}

export interface FakeApprovals {
  /** Requests that await the user, oldest first. */
  readonly requests: FakeFrameRequest[]
  /** Settles when the user decides. */
  wait(id: string, method: string, params: unknown, account: string): Promise<unknown>
  answerAll(how: 'approve' | 'reject' | null): void
}

/** Creates the queue of a fake frame's requests that await the user. */
export function createFakeApprovals(): FakeApprovals {
  const requests: FakeFrameRequest[] = []
  let how: 'approve' | 'reject' | null = null

  return {
    requests,
    wait: (id, method, params, account) =>
      new Promise((resolve, reject) => {
        const end = () => {
          const at = requests.indexOf(request)
          if (at >= 0) requests.splice(at, 1)
        }
        const request: FakeFrameRequest = {
          id,
          method,
          params,
          account,
          approve(answer = MADE_UP[method]) {
            end()
            resolve(answer)
          },
          reject: () => request.fail('User rejected the request', 4001),
          fail(message, number = -32603) {
            end()
            reject(refusal(message, number))
          },
        }
        requests.push(request)
        if (how === 'approve') request.approve()
        if (how === 'reject') request.reject()
      }),
    answerAll(next) {
      how = next
      if (next === null) return
      for (const request of [...requests]) request[next]()
    },
  }
}
