import { until } from '../../support/until'
import { ALICE, TOPIC } from './createFakeLibrary'
import { createWorld, never, signRequest } from './walletConnectClientWorld'

describe('a request', () => {
  /** The library passes on the wallet's plain object, which is no `Error`. */
  const sent = (answer: object) => answer as Error

  it('reaches the wallet under the session’s own name of the network', async () => {
    const { client, fake, connect } = createWorld({ answers: { request: async () => '0xsigned' } })
    await connect()
    await expect(client.request(signRequest, never())).resolves.toBe('0xsigned')
    expect(fake.asked('request')).toEqual([
      [
        'request',
        {
          topic: TOPIC,
          chainId: 'eip155:1',
          request: { method: 'personal_sign', params: ['0x6869', ALICE] },
        },
      ],
    ])
    client.dispose()
  })

  it('is rejected here when the session does not hold the method', async () => {
    const { client, fake, connect } = createWorld()
    await connect()
    await expect(
      client.request({ ...signRequest, method: 'eth_sign' }, never()),
    ).rejects.toMatchObject({
      code: 'UNSUPPORTED_METHOD',
      message: 'Method eth_sign is not supported',
    })
    expect(fake.asked('request')).toEqual([])
    client.dispose()
  })

  it('is rejected without a session, and in a namespace the session does not have', async () => {
    const { client, connect } = createWorld()
    await expect(client.request(signRequest, never())).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
    await connect()
    const elsewhere = { ...signRequest, caipNetworkId: 'cosmos:hub' } as const
    await expect(client.request(elsewhere, never())).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
    client.dispose()
  })

  it('is rejected while 99 others wait, and accepted when one of them is answered', async () => {
    let answer = (_result: unknown) => {}
    const first = new Promise(resolve => (answer = resolve))
    let asked = 0
    const { client, connect } = createWorld({
      answers: { request: () => (asked++ === 0 ? first : new Promise(() => {})) },
    })
    await connect()
    const waiting = Array.from({ length: 99 }, () => client.request(signRequest, never()))
    await expect(client.request(signRequest, never())).rejects.toMatchObject({
      code: 'LIMIT_EXCEEDED',
    })
    answer('0x')
    await waiting[0]
    const visit = new AbortController()
    const late = client.request(signRequest, visit.signal)
    await until(() => asked === 100)
    visit.abort()
    await expect(late).rejects.toMatchObject({ code: 'CANCELLED' })
    client.dispose()
  })

  it.each([
    [5000, 'User rejected.', 'USER_REJECTED'],
    [4001, 'no', 'USER_REJECTED'],
    [-32002, 'busy', 'REQUEST_PENDING'],
    [5100, 'Unsupported chains.', 'CHAIN_NOT_SUPPORTED'],
    [10001, 'Unsupported wc_ method', 'UNSUPPORTED_METHOD'],
    [6000, 'User disconnected.', 'SESSION_ENDED'],
    [undefined, 'Failed to publish payload, please try again.', 'RELAY_UNREACHABLE'],
    [undefined, 'odd', 'INTERNAL_RPC_ERROR'],
  ])('fails with a modal error: %j, %s', async (theirs, message, code) => {
    const { client, connect } = createWorld({
      answers: {
        request: () => Promise.reject(Object.assign(new Error(message), { code: theirs })),
      },
    })
    await connect()
    await expect(client.request(signRequest, never())).rejects.toMatchObject({ code })
    expect(client.session()).not.toBeNull()
    client.dispose()
  })

  it.each([
    'No matching key. session topic doesn’t exist: abc',
    'Missing or invalid. Record was recently deleted - session: abc',
    'Missing or invalid. session topic does not exist in keychain: abc',
    'Expired. session topic: abc',
  ])('recovers from a session that the library no longer knows: %s', async message => {
    const { client, connect, changes, fake } = createWorld({
      answers: { request: () => Promise.reject(new Error(message)) },
    })
    await connect()
    await expect(client.request(signRequest, never())).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    expect(fake.asked('forget')).toHaveLength(1)
    client.dispose()
  })

  it.each([
    ['a code', sent({ code: -32_000, message: 'No matching key for account' })],
    ['a code in words', sent({ code: 'GONE', message: 'Record was recently deleted' })],
    ['no code, and is plain data', sent({ message: 'No matching key. session topic' })],
  ])(
    'that a wallet answers with the library’s own message and %s ends nothing',
    async (_how, answer) => {
      const { client, changes, connect } = createWorld({
        answers: { request: () => Promise.reject(answer) },
      })
      await connect()
      const request = { caipNetworkId: 'eip155:1', method: 'personal_sign', params: [] } as const
      await expect(client.request(request, never())).rejects.not.toMatchObject({
        code: 'SESSION_ENDED',
      })
      expect(client.session()).not.toBeNull()
      expect(changes).toEqual([])
      client.dispose()
    },
  )

  it('stops waiting when it is aborted', async () => {
    const { client, connect } = createWorld({ answers: { request: () => new Promise(() => {}) } })
    await connect()
    const visit = new AbortController()
    const asking = client.request(signRequest, visit.signal)
    visit.abort()
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED' })
    client.dispose()
  })
})

describe('a ping', () => {
  it('is sent to the wallet', async () => {
    const { client, fake, connect } = createWorld({ answers: { ping: async () => undefined } })
    await expect(client.ping(never())).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    await connect()
    await client.ping(never())
    expect(fake.asked('ping')).toEqual([['ping', { topic: TOPIC }]])
    client.dispose()
  })

  it('rejects when no answer comes', async () => {
    const { client, connect } = createWorld({
      answers: { ping: () => new Promise(() => {}) },
      ports: { delay: async ms => ms === 10_000 },
    })
    await connect().catch(() => undefined)
    await expect(client.ping(never())).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
    client.dispose()
  })
})
