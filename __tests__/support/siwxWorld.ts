import type { SiwxConfig, SiwxMessageFields, SiwxSession } from '../../src/ports/siwx'

/** The page of a test store. */
export const PAGE = { domain: 'page.example', uri: 'https://page.example/' } as const

/** One call to a configuration. */
export interface SiwxCall {
  readonly method: 'createMessage' | 'addSession' | 'revokeSession' | 'setSessions' | 'getSessions'
  readonly args: readonly unknown[]
}

export interface FakeSiwx extends SiwxConfig {
  readonly calls: readonly SiwxCall[]
  /** The valid sessions. */
  sessions: readonly SiwxSession[]
  count(method: SiwxCall['method']): number
}

/** Message fields as an honest page builds them. */
export const fieldsOf = (
  accountAddress: string,
  chainId: string,
  nonce: string,
): SiwxMessageFields => ({
  accountAddress,
  chainId: chainId as SiwxMessageFields['chainId'],
  ...PAGE,
  version: '1',
  nonce,
})

/** An existing session. */
export const sessionOn = (
  chainId: string,
  accountAddress: string,
  data: Partial<SiwxMessageFields> = {},
): SiwxSession => ({
  data: { ...fieldsOf(accountAddress, chainId, 'nonce0000'), ...data },
  message: '',
  signature: '0x1b',
})

/** Keeps its sessions in memory and accepts every signature, unless the test overrides it. */
export function createFakeSiwx(overrides: Partial<SiwxConfig> = {}): FakeSiwx {
  const calls: SiwxCall[] = []
  let made = 0
  const honest: SiwxConfig = {
    async createMessage({ accountAddress, chainId }) {
      made += 1
      const data = fieldsOf(accountAddress, chainId, `nonce${String(made).padStart(4, '0')}`)
      const text = `${PAGE.domain} wants you to sign in:\n${accountAddress}\n\nNonce: ${data.nonce}`
      return { ...data, toString: () => text }
    },
    async addSession(session) {
      fake.sessions = [...fake.sessions, session]
    },
    async revokeSession(chainId, address) {
      fake.sessions = fake.sessions.filter(
        ({ data }) => data.chainId !== chainId || data.accountAddress !== address,
      )
    },
    async setSessions(sessions) {
      fake.sessions = sessions
    },
    getSessions: async (chainId, address) =>
      fake.sessions.filter(
        ({ data }) => data.chainId === chainId && data.accountAddress === address,
      ),
  }
  const given = { ...honest, ...overrides }
  const counted =
    <M extends SiwxCall['method']>(method: M) =>
    (...args: never[]) => {
      calls.push({ method, args })
      return (given[method] as (...args: never[]) => unknown)(...args)
    }
  const fake: FakeSiwx = {
    ...given,
    createMessage: counted('createMessage') as SiwxConfig['createMessage'],
    addSession: counted('addSession') as SiwxConfig['addSession'],
    revokeSession: counted('revokeSession') as SiwxConfig['revokeSession'],
    setSessions: counted('setSessions') as SiwxConfig['setSessions'],
    getSessions: counted('getSessions') as SiwxConfig['getSessions'],
    calls,
    sessions: [],
    count: method => calls.filter(call => call.method === method).length,
  }
  return fake
}
