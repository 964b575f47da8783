import { privateKeyToAccount } from 'viem/accounts'
import { cloudSiwx } from '../../src/entries/signIn'
import type { SiwxSession } from '../../src/ports/siwx'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { signedSession } from '../support/signedSession'
import { siwxHost } from '../support/siwxHost'

const NONCE_TOKEN = 'canary.nonce-token_1'
const AUTH_TOKEN = 'canary.auth-token_1'
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const input = { accountAddress: owner.address, chainId: 'eip155:1' } as const
const sign = (message: string) => owner.signMessage({ message })

const account = {
  aud: 'a',
  iss: 'i',
  exp: 1_900_000_000,
  address: owner.address.toLowerCase(),
  chainId: 1,
  chainIdNamespace: 'eip155',
  caip2Network: 'eip155:1',
}

interface Call {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  readonly credentials: string | undefined
}
type Answer = (call: Call) => Response | Promise<Response>

/** The service with its regular answers, unless a test overrides a path. */
function createService(overrides: Readonly<Record<string, Answer>> = {}) {
  const calls: Call[] = []
  const answers: Readonly<Record<string, Answer>> = {
    nonce: () => Response.json({ nonce: 'nonceOfCloud1', token: NONCE_TOKEN }),
    authenticate: () => Response.json({ token: AUTH_TOKEN }),
    me: ({ url }) =>
      Response.json({
        ...account,
        ...(url.searchParams.has('includeAppKitAccount') && { appKitAccount: { uuid: 'u' } }),
      }),
    'account-metadata': () => Response.json({}),
    ...overrides,
  }
  globalThis.fetch = async (given, init = {}) => {
    const url = new URL(given as string)
    const call: Call = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      credentials: init.credentials,
    }
    calls.push(call)
    const answer = answers[url.pathname.replace('/auth/v1/', '')]
    if (!answer) throw new Error(`Unexpected request: ${url.pathname}`)
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      Promise.resolve(call).then(answer).then(resolve, reject)
    })
  }
  return calls
}

async function signingIn(overrides: Readonly<Record<string, Answer>> = {}) {
  const calls = createService(overrides)
  const storage = memoryStorage()
  const siwx = cloudSiwx()
  const host = siwxHost({ storage, clientId: () => 'client-1', sdkType: 'appkit', sdkVersion: 'v' })
  siwx.attach?.(host)
  const session = await signedSession(siwx, input, sign)
  const sessions = () => siwx.getSessions(input.chainId, input.accountAddress)
  return { calls, storage, siwx, session, sessions, host }
}

describe('cloudSiwx', () => {
  it('requests a nonce, authenticates, and stores the tokens under the service’s keys', async () => {
    const { calls, storage, siwx, session, sessions } = await signingIn()
    expect(session.data.nonce).toBe('nonceOfCloud1')
    expect(session.message).toContain('Chain ID: eip155:1')
    expect(storage.entries()).toEqual({ '@appkit/siwx-nonce-token': NONCE_TOKEN })
    await siwx.addSession(session, { type: 'extension', name: 'Wallet' })
    expect(storage.entries()).toEqual({ '@appkit/siwx-auth-token': AUTH_TOKEN })
    expect(await sessions()).toMatchObject([
      {
        data: { ...input, expirationTime: new Date(1_900_000_000_000).toISOString() },
        message: '',
        signature: '',
      },
    ])

    const [nonce, authenticate, me] = calls
    expect(nonce?.url.href).toBe(
      'https://api.web3modal.org/auth/v1/nonce?projectId=project&st=appkit&sv=v',
    )
    expect(authenticate).toMatchObject({
      method: 'POST',
      body: {
        data: session.data,
        message: session.message,
        signature: session.signature,
        clientId: 'client-1',
        walletInfo: { type: 'extension', name: 'Wallet' },
      },
    })
    expect(authenticate?.headers.get('x-nonce-jwt')).toBe(`Bearer ${NONCE_TOKEN}`)
    expect(me?.headers.get('authorization')).toBe(`Bearer ${AUTH_TOKEN}`)
    for (const call of calls) expect(call.credentials).toBe('omit')
  })

  it('leaves the fields out where a wallet’s authentication object contains them', async () => {
    const { calls, siwx, session } = await signingIn()
    const cacao = { h: { t: 'caip122' }, p: {}, s: { t: 'eip191', s: '0x' } }
    await siwx.addSession({ ...session, cacao })
    expect(calls[1]?.body).toEqual({
      message: session.message,
      signature: session.signature,
      clientId: 'client-1',
    })
  })

  it('calls the service at another address, also below a path', async () => {
    const calls: string[] = []
    globalThis.fetch = async url => {
      calls.push(url as string)
      return Response.json({ nonce: 'nonceOfCloud1', token: NONCE_TOKEN })
    }
    const siwx = cloudSiwx({ baseUrl: 'https://page.example/proxy/' })
    siwx.attach?.(siwxHost())
    await siwx.createMessage(input)
    expect(calls[0]).toMatch(/^https:\/\/page\.example\/proxy\/auth\/v1\/nonce\?projectId=project/)
  })

  it('restores who signed in on the next page, without a request when signed out', async () => {
    const { calls, siwx, session, host } = await signingIn()
    await siwx.addSession(session)
    const next = cloudSiwx()
    next.attach?.(host)
    expect(await next.getSessions('eip155:1', owner.address)).toHaveLength(1)
    expect(await next.getSessions('eip155:8453', owner.address)).toEqual([])
    expect(await next.getSessions('eip155:1', `0x${'22'.repeat(20)}`)).toEqual([])

    await next.setSessions([])
    const asked = calls.length
    expect(await next.getSessions('eip155:1', owner.address)).toEqual([])
    expect(calls).toHaveLength(asked)
    expect(host.storage?.getItem('@appkit/siwx-auth-token')).toBeNull()
  })

  it('each message is sent with the token of its nonce', async () => {
    let count = 0
    const { calls, siwx } = await signingIn({
      nonce: () => {
        count += 1
        return Response.json({ nonce: `nonceOfCloud${count}`, token: `token-${count}` })
      },
    })
    const second = await signedSession(siwx, input, sign)
    await signedSession(siwx, input, sign)
    await siwx.addSession(second)
    const sent = calls.find(({ url }) => url.pathname.endsWith('authenticate'))
    expect(sent?.headers.get('x-nonce-jwt')).toBe('Bearer token-2')
  })

  it('of several sessions, sends the one of the network on screen', async () => {
    const { calls, siwx, session, host } = await signingIn()
    siwx.attach?.({ ...host, activeCaipNetworkId: () => 'eip155:1' })
    const onBase: SiwxSession = { ...session, data: { ...session.data, chainId: 'eip155:8453' } }
    await siwx.setSessions([onBase, session])
    expect(calls.filter(({ url }) => url.pathname.endsWith('authenticate'))).toMatchObject([
      { body: { data: { chainId: 'eip155:1' } } },
    ])
  })

  it('returns the account, and stores what the page wants to remember of it', async () => {
    const { calls, siwx, session } = await signingIn()
    await expect(siwx.getSessionAccount()).rejects.toThrow('Not authenticated')
    await expect(siwx.setSessionAccountMetadata({})).rejects.toThrow('Not authenticated')
    await siwx.addSession(session)
    expect(await siwx.getSessionAccount()).toMatchObject({
      ...account,
      appKitAccount: { uuid: 'u' },
    })
    expect(calls.at(-1)?.url.search).toBe(
      '?projectId=project&st=appkit&sv=v&includeAppKitAccount=true',
    )
    await siwx.setSessionAccountMetadata({ theme: 'dark' })
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { metadata: { theme: 'dark' } } })
    await siwx.setSessionAccountMetadata(null)
    expect(calls.at(-1)).toMatchObject({ body: { metadata: null } })
  })
})

const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
const never = () => new Promise<Response>(() => undefined)
const status = (code: number, body: object = {}) => Response.json(body, { status: code })

/** Answers of a hostile or broken service. */
const hostile: readonly [string, Answer][] = [
  ['an HTML page', page],
  ['an empty answer', () => new Response('')],
  ['an object without the required fields', () => Response.json({})],
  ['null', () => Response.json(null)],
  ['a list', () => Response.json([])],
  ['malformed JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
  [
    'JSON declared as HTML',
    () =>
      new Response(JSON.stringify({ ...account, token: AUTH_TOKEN }), {
        headers: { 'content-type': 'text/html' },
      }),
  ],
  ['500', () => status(500)],
  ['429', () => status(429)],
  ['403 from a proxy', () => new Response('Forbidden', { status: 403 })],
  ['no network', () => Promise.reject(new TypeError(`Failed: Bearer ${AUTH_TOKEN}`))],
  ['no answer', never],
]

describe('no account is signed in when the service answers with', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const signIn = async (overrides: Readonly<Record<string, Answer>>) => {
    const parts = await signingIn(overrides)
    const added = parts.siwx.addSession(parts.session).then(
      () => 'signed in',
      (thrown: Error) => thrown,
    )
    await jest.advanceTimersByTimeAsync(10_000)
    return { ...parts, added: await added }
  }

  it.each(hostile)('%s, when a session is requested', async (_name, answer) => {
    const { added, storage } = await signIn({ authenticate: answer })
    expect(added).toBeInstanceOf(Error)
    expect(storage.getItem('@appkit/siwx-auth-token')).toBeNull()
  })

  it.each(hostile)('%s, when the account is requested (status unknown)', async (_name, answer) => {
    const { added, siwx, storage, sessions } = await signIn({ me: answer })
    expect(added).toBeInstanceOf(Error)
    storage.setItem('@appkit/siwx-auth-token', AUTH_TOKEN)
    const found = sessions().then(
      list => list.length,
      (thrown: Error) => thrown.name,
    )
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await found).toBe('NetworkError')
    expect(storage.getItem('@appkit/siwx-auth-token')).toBe(AUTH_TOKEN)
    expect(siwx.getRequired?.()).toBe(true)
  })

  it.each(hostile)('%s, when a nonce is requested', async (_name, answer) => {
    createService({ nonce: answer })
    const siwx = cloudSiwx()
    const storage = memoryStorage()
    siwx.attach?.(siwxHost({ storage }))
    const made = siwx.createMessage(input).then(
      () => 'made',
      (thrown: Error) => thrown,
    )
    await jest.advanceTimersByTimeAsync(10_000)
    expect(await made).toBeInstanceOf(Error)
    expect(storage.entries()).toEqual({})
  })

  it.each([
    ['another address', { ...account, address: `0x${'22'.repeat(20)}` }],
    ['another network', { ...account, caip2Network: 'eip155:8453' }],
  ])('%s', async (_name, other) => {
    const { added, storage, sessions } = await signIn({ me: () => Response.json(other) })
    expect(added).toMatchObject({ message: 'The signature is not valid' })
    expect(storage.getItem('@appkit/siwx-auth-token')).toBeNull()
    expect(await sessions()).toEqual([])
  })

  it.each([400, 401, 403])('%d: the signature is not accepted', async code => {
    const { added, storage } = await signIn({ authenticate: () => status(code) })
    expect(added).toMatchObject({ message: 'The signature is not valid' })
    expect(storage.getItem('@appkit/siwx-auth-token')).toBeNull()
  })

  it('401: the token has expired, and is dropped', async () => {
    const { storage, sessions } = await signIn({ me: () => new Response('', { status: 401 }) })
    storage.setItem('@appkit/siwx-auth-token', AUTH_TOKEN)
    expect(await sessions()).toEqual([])
    expect(storage.getItem('@appkit/siwx-auth-token')).toBeNull()
  })

  it('an invalid token', async () => {
    for (const token of ['a b', 'a\nb', '', 'x'.repeat(8_001), 1, {}, null]) {
      const { added, storage } = await signIn({ authenticate: () => Response.json({ token }) })
      expect(added).toBeInstanceOf(Error)
      expect(storage.getItem('@appkit/siwx-auth-token')).toBeNull()
    }
  })
})

/** The text of an error and of all its causes. */
function allOf(thrown: unknown): string {
  const parts: string[] = []
  for (let each = thrown; each instanceof Error; each = each.cause) {
    parts.push(each.name, each.message, each.stack ?? '', JSON.stringify(each))
  }
  return parts.join('\n')
}

describe('the tokens', () => {
  const echo: Answer = ({ headers }) =>
    new Response([...headers.values()].join(' '), { headers: { 'content-type': 'text/plain' } })
  const mixed: Answer = ({ headers }) =>
    Response.json({ error: [...headers.values()] }, { status: 500 })
  const broken: Answer = ({ headers }) =>
    Promise.reject(new TypeError([...headers.values()].join(' ')))

  it.each([
    ['says them back', echo],
    ['says them back as JSON', mixed],
    ['breaks off with them', broken],
  ])('are in no error and no session where the service %s', async (_name, answer) => {
    for (const path of ['authenticate', 'me', 'account-metadata']) {
      const { siwx, session, storage, sessions } = await signingIn({ [path]: answer })
      const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
      const thrown: unknown[] = []
      const keep = (each: unknown) => void thrown.push(each)
      await siwx.addSession(session).catch(keep)
      storage.setItem('@appkit/siwx-auth-token', AUTH_TOKEN)
      const found = await sessions().catch(keep)
      const told = await siwx.getSessionAccount().catch(keep)
      await siwx.setSessionAccountMetadata({}).catch(keep)
      expect(thrown.length).toBeGreaterThan(0)
      const said = [...thrown.map(allOf), JSON.stringify([found, told, siwx, session])].join('\n')
      expect(said).not.toContain('canary')
      expect(logged).not.toHaveBeenCalled()
      logged.mockRestore()
    }
  })
})
