import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { fromSiweConfig } from '../../src/entries/signIn'
import type { SiweConfig, SiweMessageArgs, SiweSession } from '../../src/ports/siwe'
import { SOLANA } from '../../src/testing/samples'
import { signedSession } from '../support/signedSession'
import { siwxHost } from '../support/siwxHost'

const NOW = Date.parse('2026-11-23T10:00:00.000Z')
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const other = `0x${'22'.repeat(20)}`
const input = { accountAddress: owner.address, chainId: 'eip155:1' } as const

function createSite(overrides: Partial<SiweConfig> = {}) {
  let session: SiweSession | null = null
  const site = {
    getNonce: jest.fn(() => Promise.resolve('nonceOfTheSite')),
    createMessage: jest.fn((args: SiweMessageArgs) =>
      createSiweMessage({
        domain: args.domain,
        uri: args.uri,
        version: args.version,
        nonce: args.nonce,
        chainId: args.chainId,
        issuedAt: new Date(args.iat),
        address: args.address.split(':').at(-1) as `0x${string}`,
      }),
    ),
    verifyMessage: jest.fn(() => {
      session = { address: owner.address.toLowerCase(), chainId: 1 }
      return Promise.resolve(true)
    }),
    getSession: jest.fn(() => Promise.resolve(session)),
    signOut: jest.fn(() => {
      session = null
      return Promise.resolve(true)
    }),
    onSignIn: jest.fn(),
    onSignOut: jest.fn(),
    ...overrides,
  }
  const siwx = fromSiweConfig(site)
  siwx.attach?.(siwxHost())
  const signIn = async () =>
    siwx.addSession(await signedSession(siwx, input, message => owner.signMessage({ message })))
  const sessions = (
    chainId: 'eip155:1' | 'eip155:8453' | typeof SOLANA = 'eip155:1',
    address: string = owner.address,
  ) => siwx.getSessions(chainId, address)
  return { site, siwx, signIn, sessions }
}

beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

describe('fromSiweConfig', () => {
  it('has the defaults of the specification', () => {
    const { siwx } = createSite()
    expect(siwx.getRequired?.()).toBe(true)
    expect(siwx.signOutOnDisconnect).toBe(true)
    const loose = createSite({ required: false, signOutOnDisconnect: false }).siwx
    expect(loose.getRequired?.()).toBe(false)
    expect(loose.signOutOnDisconnect).toBe(false)
    expect(createSite({ enabled: false }).siwx.getRequired?.()).toBe(false)
  })

  it('passes createMessage its parameters', async () => {
    const { site, siwx } = createSite({
      getMessageParams: () => ({
        domain: 'example.com',
        uri: 'https://example.com',
        chains: [1, 8453],
        statement: 'Sign in',
        exp: '2026-12-01T00:00:00.000Z',
      }),
    })
    const message = await siwx.createMessage(input)
    expect(site.createMessage).toHaveBeenCalledWith({
      domain: 'example.com',
      uri: 'https://example.com',
      chains: [1, 8453],
      statement: 'Sign in',
      exp: '2026-12-01T00:00:00.000Z',
      chainId: 1,
      address: `did:pkh:eip155:1:${owner.address}`,
      nonce: 'nonceOfTheSite',
      version: '1',
      iat: '2026-11-23T10:00:00.000Z',
    })
    expect(site.getNonce).toHaveBeenCalledWith(owner.address)
    expect({ ...message }).toEqual({
      ...input,
      domain: 'example.com',
      uri: 'https://example.com',
      version: '1',
      nonce: 'nonceOfTheSite',
      statement: 'Sign in',
      issuedAt: '2026-11-23T10:00:00.000Z',
      expirationTime: '2026-12-01T00:00:00.000Z',
    })
    expect(message.toString()).toContain('wants you to sign in with your Ethereum account:')
  })

  it('uses the page’s own values when no parameters are given, and a nonce for each message', async () => {
    const { site, siwx } = createSite()
    expect(await siwx.createMessage(input)).toMatchObject({
      domain: location.host,
      uri: location.origin,
    })
    await siwx.createMessage(input)
    expect(site.getNonce).toHaveBeenCalledTimes(2)
  })

  it('supports wallets that sign while they connect, unless it is switched off', async () => {
    const noAddress = { ...input, accountAddress: '' }
    const { site, siwx } = createSite()
    expect({ ...(await siwx.createMessage(noAddress)) }).toMatchObject({ nonce: 'nonceOfTheSite' })
    expect(site.createMessage).not.toHaveBeenCalled() // the message may need an address
    const off = createSite({ enabled: false })
    await expect(off.siwx.createMessage(noAddress)).rejects.toMatchObject({ code: 'INVALID_FIELD' })
  })

  it('signs in, notifies the page once, and compares addresses without their case', async () => {
    const { site, signIn, sessions } = createSite()
    expect(await sessions()).toEqual([])
    await signIn()
    expect(site.onSignIn).toHaveBeenCalledWith({ address: owner.address.toLowerCase(), chainId: 1 })
    expect(await sessions()).toMatchObject([{ data: input }])
    expect(site.onSignIn).toHaveBeenCalledTimes(1)
    expect(site.onSignOut).not.toHaveBeenCalled()
  })

  it('does not notify the page of an existing session', async () => {
    const { site, sessions } = createSite({
      getSession: () => Promise.resolve({ address: owner.address, chainId: 1 }),
    })
    expect(await sessions()).toHaveLength(1)
    expect(site.onSignIn).not.toHaveBeenCalled()
  })

  it('signs out, and notifies the page', async () => {
    const { site, siwx, signIn, sessions } = createSite()
    await signIn()
    await siwx.setSessions([])
    expect(site.onSignOut).toHaveBeenCalledTimes(1)
    expect(await sessions()).toEqual([])
    await signIn()
    await siwx.revokeSession('eip155:1', owner.address)
    expect(site.onSignOut).toHaveBeenCalledTimes(2)
    const stays = createSite({ signOut: () => Promise.resolve(false) })
    await expect(stays.siwx.setSessions([])).rejects.toThrow('the server did not sign out')
    expect(stays.site.onSignOut).not.toHaveBeenCalled()
  })

  it('signs another account out, unless the option is off', async () => {
    const { site, signIn, sessions } = createSite()
    await signIn()
    expect(await sessions('eip155:1', other)).toEqual([])
    expect(site.signOut).toHaveBeenCalledTimes(1)
    expect(site.onSignOut).toHaveBeenCalledTimes(1)

    const kept = createSite({ signOutOnAccountChange: false })
    await kept.signIn()
    expect(await kept.sessions('eip155:1', other)).toEqual([])
    expect(kept.site.signOut).not.toHaveBeenCalled()
    expect(await kept.sessions()).toHaveLength(1)
  })

  it('requests another signature on another network, and restores the session of the first', async () => {
    const { signIn, sessions } = createSite()
    await signIn()
    expect(await sessions('eip155:8453')).toEqual([])
    expect(await sessions('eip155:1')).toHaveLength(1)

    const kept = createSite({ signOutOnNetworkChange: false })
    await kept.signIn()
    expect(await kept.sessions('eip155:8453')).toMatchObject([{ data: { chainId: 'eip155:8453' } }])
  })

  it('treats other chain families as signed in, and every account where it is switched off', async () => {
    const { site, sessions } = createSite()
    expect(await sessions(SOLANA, 'stranger')).toHaveLength(1)
    const off = createSite({ enabled: false })
    expect(await off.sessions()).toHaveLength(1)
    expect(site.getSession).not.toHaveBeenCalled()
    expect(off.site.getSession).not.toHaveBeenCalled()
  })

  it('caches the server’s answer for five minutes, or for the given time', async () => {
    const { site, sessions } = createSite()
    await sessions()
    await sessions()
    jest.setSystemTime(NOW + 299_999)
    await sessions()
    expect(site.getSession).toHaveBeenCalledTimes(1)
    jest.setSystemTime(NOW + 300_000)
    await sessions()
    expect(site.getSession).toHaveBeenCalledTimes(2)
    const always = createSite({ sessionRefetchIntervalMs: 0 })
    await always.sessions()
    await always.sessions()
    expect(always.site.getSession).toHaveBeenCalledTimes(2)
  })

  it('drops its cache once another tab signed in or out, even during a request', async () => {
    let answer: (session: SiweSession | null) => void = () => undefined
    const { site, siwx, sessions } = createSite({
      getSession: jest.fn(() => new Promise<SiweSession | null>(resolve => (answer = resolve))),
    })
    const before = sessions()
    await jest.advanceTimersByTimeAsync(0)
    siwx.refresh?.()
    answer(null)
    expect(await before).toEqual([])
    const after = sessions()
    await jest.advanceTimersByTimeAsync(0)
    answer({ address: owner.address, chainId: 1 })
    expect(await after).toHaveLength(1)
    expect(site.getSession).toHaveBeenCalledTimes(2)
    siwx.refresh?.()
    const last = sessions()
    await jest.advanceTimersByTimeAsync(0)
    answer(null)
    expect(await last).toEqual([])
  })

  it('reads the session again before it signs another account out, and only then', async () => {
    let address: string = owner.address
    const getSession = jest.fn(() => Promise.resolve({ address, chainId: 1 }))
    const { site, signIn, sessions } = createSite({ getSession })
    await signIn()
    const asked = getSession.mock.calls.length
    address = other
    expect(await sessions('eip155:1', other)).toHaveLength(1)
    expect(getSession).toHaveBeenCalledTimes(asked + 1)
    expect(await sessions()).toEqual([])
    expect(site.signOut).toHaveBeenCalledTimes(1)
    expect(getSession).toHaveBeenCalledTimes(asked + 2)
  })

  it.each([
    ['the server has no session', () => Promise.resolve(null), 0],
    [
      'getSession rejects with an error of the page',
      () => Promise.reject(new Error('Failed to get session')),
      0,
    ],
    ['the server answers with an HTML page', () => Promise.resolve('<!doctype html>'), 0],
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'TypeError'],
    ['the server never answers', () => new Promise(() => undefined), 'NetworkError'],
  ])(
    'distinguishes no session from an unreachable server when %s',
    async (_name, getSession, expected) => {
      const { sessions } = createSite({ getSession: getSession as never })
      const found = sessions().then(
        list => list.length,
        (thrown: Error) => thrown.name,
      )
      await jest.advanceTimersByTimeAsync(15_000)
      expect(await found).toBe(expected)
    },
  )

  it.each([
    ['false', () => Promise.resolve(false)],
    ['a truthy value', () => Promise.resolve('yes')],
    ['an error', () => Promise.reject(new Error('500'))],
  ])('signs no account in when the check answers %s', async (_name, verifyMessage) => {
    const { site, signIn, sessions } = createSite({ verifyMessage: verifyMessage as never })
    await expect(signIn()).rejects.toThrow()
    expect(site.onSignIn).not.toHaveBeenCalled()
    expect(await sessions()).toEqual([])
  })

  it('signs no account in when the server has no session for it afterwards', async () => {
    const { site, signIn } = createSite({
      getSession: () => Promise.resolve({ address: other, chainId: 1 }),
    })
    await expect(signIn()).rejects.toThrow('The signature is not valid')
    expect(site.onSignIn).not.toHaveBeenCalled()
  })
})
