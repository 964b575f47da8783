import { privateKeyToAccount } from 'viem/accounts'
import { parseSiweMessage } from 'viem/siwe'
import { serverSiwx, type ServerSiwxFunctions } from '../../src/entries/signIn'
import { signedSession } from '../support/signedSession'
import { siwxHost } from '../support/siwxHost'

const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const address = owner.address
const input = { accountAddress: address, chainId: 'eip155:1' } as const
const sign = (message: string) => owner.signMessage({ message })
const never = () => new Promise<never>(() => undefined)

function createServer(overrides: Partial<ServerSiwxFunctions> = {}) {
  const functions = {
    getNonce: jest.fn(() => Promise.resolve('serverNonce1')),
    verify: jest.fn(() => Promise.resolve(true)),
    getSession: jest.fn(() => Promise.resolve({ address: address.toLowerCase(), chainId: 1 })),
    signOut: jest.fn(() => Promise.resolve()),
    ...overrides,
  }
  const siwx = serverSiwx({ ...functions, statement: 'Sign in to the example.' })
  siwx.attach?.(siwxHost())
  const session = () => signedSession(siwx, input, sign)
  const sessions = () => siwx.getSessions(input.chainId, address)
  return { functions, siwx, session, sessions }
}

describe('serverSiwx', () => {
  it('signs in with a message of ERC-4361 and the server’s nonce', async () => {
    const { functions, siwx, session, sessions } = createServer()
    const signed = await session()
    expect(parseSiweMessage(signed.message)).toMatchObject({
      address,
      chainId: 1,
      domain: location.host,
      uri: location.origin,
      nonce: 'serverNonce1',
      version: '1',
      statement: 'Sign in to the example.',
    })
    expect(functions.getNonce).toHaveBeenCalledWith(input)
    await siwx.addSession(signed)
    expect(functions.verify).toHaveBeenCalledWith(signed)
    expect(await sessions()).toMatchObject([{ data: input, message: '', signature: '' }])
  })

  it('signs the server’s own message, where it writes one', async () => {
    const createMessage = jest.fn(({ nonce }: { nonce: string }) => `Example ${nonce}`)
    const { siwx } = createServer({ createMessage })
    const message = await siwx.createMessage(input)
    expect(message.toString()).toBe('Example serverNonce1')
    expect(createMessage.mock.calls[0]?.[0]).toMatchObject({ ...input, nonce: 'serverNonce1' })
    const wrong = createServer({ createMessage: () => 1 as unknown as string })
    await expect(wrong.siwx.createMessage(input)).rejects.toThrow('createMessage: no text')
  })

  it('rejects a wallet that writes its own message, where the server reads another format', async () => {
    const noAddress = { ...input, accountAddress: '' }
    expect((await createServer().siwx.createMessage(noAddress)).nonce).toBe('serverNonce1')
    const { siwx } = createServer({ createMessage: () => 'Example' })
    await expect(siwx.createMessage(noAddress)).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  })

  it.each(['short', '', 'seven bits', 'line\nbreak', undefined, {}])(
    'creates no message with the nonce %j',
    async nonce => {
      const { siwx } = createServer({ getNonce: () => Promise.resolve(nonce as string) })
      await expect(siwx.createMessage(input)).rejects.toMatchObject({ code: 'INVALID_FIELD' })
    },
  )

  it('signs out at the server, and keeps its session while other accounts are signed in', async () => {
    const { functions, siwx, session } = createServer()
    await siwx.revokeSession(input.chainId, address)
    await siwx.setSessions([])
    expect(functions.signOut).toHaveBeenCalledTimes(2)
    await siwx.setSessions([await session()])
    expect(functions.verify).toHaveBeenCalledTimes(1)
  })

  it('of several sessions, sends the server that of the network on screen', async () => {
    const { functions, siwx, session } = createServer()
    siwx.attach?.(siwxHost({ activeCaipNetworkId: () => 'eip155:1' }))
    const here = await session()
    const base = { ...here, data: { ...here.data, chainId: 'eip155:8453' as const } }
    await siwx.setSessions([base, here])
    expect(functions.verify).toHaveBeenCalledTimes(1)
    expect(functions.verify).toHaveBeenCalledWith(here)
  })

  const hostile: readonly [string, () => Promise<unknown>][] = [
    ['null', () => Promise.resolve(null)],
    ['undefined', () => Promise.resolve(undefined)],
    ['another address', () => Promise.resolve({ address: `0x${'22'.repeat(20)}`, chainId: 1 })],
    ['another network', () => Promise.resolve({ address, chainId: 'eip155:8453' })],
    ['another chain family', () => Promise.resolve({ address, chainId: 'solana:1' })],
    ['an HTML page', () => Promise.resolve('<!doctype html>')],
    ['a number', () => Promise.resolve(1)],
    ['a list', () => Promise.resolve([{ address, chainId: 1 }])],
    ['other fields', () => Promise.resolve({ user: address })],
    ['a network that is an object', () => Promise.resolve({ address, chainId: {} })],
    ['500', () => Promise.reject(new Error('500'))],
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no answer', never],
  ]

  it.each(hostile)('is signed out when the server answers with %s', async (_name, getSession) => {
    jest.useFakeTimers()
    const { siwx, session, sessions } = createServer({ getSession: getSession as never })
    const signed = await session()
    const added = expect(siwx.addSession(signed)).rejects.toThrow()
    await jest.advanceTimersByTimeAsync(15_000)
    await added
    const found = sessions().then(
      list => list.length,
      () => 'not found out',
    )
    await jest.advanceTimersByTimeAsync(15_000)
    expect([0, 'not found out']).toContain(await found)
    jest.useRealTimers()
  })

  it.each([
    ['another address', { address: `0x${'22'.repeat(20)}`, chainId: 1 }, 0],
    ['an HTML page', '<!doctype html>', 'NetworkError'],
    ['other fields', { user: address }, 'NetworkError'],
    ['an error of the page', new Error('The server is in trouble'), 'NetworkError'],
  ])('resolves or rejects the session read as expected for %s', async (_name, answer, expected) => {
    const { sessions } = createServer({
      getSession: () =>
        answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as never),
    })
    const found = sessions().then(
      list => list.length,
      (thrown: Error) => thrown.name,
    )
    expect(await found).toBe(expected)
  })

  it.each([
    ['false', () => Promise.resolve(false)],
    ['a truthy value', () => Promise.resolve('true')],
    ['an HTML page', () => Promise.resolve('<!doctype html>')],
    ['undefined', () => Promise.resolve(undefined)],
    ['500', () => Promise.reject(new Error('500'))],
    ['no answer', never],
  ])('signs no account in when the check answers %s', async (_name, verify) => {
    jest.useFakeTimers()
    const { functions, siwx, session } = createServer({ verify: verify as never })
    const signed = await session()
    const added = expect(siwx.addSession(signed)).rejects.toThrow()
    await jest.advanceTimersByTimeAsync(15_000)
    await added
    expect(functions.getSession).not.toHaveBeenCalled()
    jest.useRealTimers()
  })
})
