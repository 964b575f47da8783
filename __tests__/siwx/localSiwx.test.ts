import { privateKeyToAccount } from 'viem/accounts'
import { localSiwx } from '../../src/entries/signIn'
import type { SiwxSession } from '../../src/ports/siwx'
import { memoryStorage } from '../../src/testing/memoryStorage'
import { signedSession } from '../support/signedSession'
import { siwxHost } from '../support/siwxHost'

const KEY = '@appkit/siwx'
const NOW = Date.parse('2026-11-23T10:00:00.000Z')
const DAY = 86_400_000
/** The tolerated difference between two clocks. */
const MINUTE = 60_000
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)
const input = { accountAddress: owner.address, chainId: 'eip155:1' } as const
const sign = (message: string) => owner.signMessage({ message })

async function attached(options: Parameters<typeof localSiwx>[0] = {}) {
  const storage = memoryStorage()
  const siwx = localSiwx(options)
  siwx.attach?.(siwxHost({ storage }))
  const session = await signedSession(siwx, input, sign)
  const sessions = () => siwx.getSessions(input.chainId, input.accountAddress)
  return { siwx, storage, session, sessions }
}

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

describe('localSiwx', () => {
  it('stores who signed in, and restores them on the next page', async () => {
    const { siwx, storage, session, sessions } = await attached()
    expect(await sessions()).toEqual([])
    await siwx.addSession(session)
    expect(await sessions()).toEqual([session])
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([session])

    const next = localSiwx()
    next.attach?.(siwxHost({ storage }))
    expect(await next.getSessions(input.chainId, input.accountAddress)).toEqual([session])
  })

  it('has a session for one account on one network', async () => {
    const { siwx, session } = await attached()
    await siwx.addSession(session)
    expect(await siwx.getSessions('eip155:8453', input.accountAddress)).toEqual([])
    expect(await siwx.getSessions(input.chainId, stranger.address)).toEqual([])
    expect(await siwx.getSessions(input.chainId, owner.address.toLowerCase())).toEqual([])
  })

  it('signs out only where both the account and the network match', async () => {
    const { siwx, session, sessions } = await attached()
    const onBase = await signedSession(siwx, { ...input, chainId: 'eip155:8453' }, sign)
    const other = await signedSession(siwx, { ...input, accountAddress: stranger.address }, text =>
      stranger.signMessage({ message: text }),
    )
    await siwx.setSessions([session, onBase, other])
    await siwx.revokeSession(input.chainId, input.accountAddress)
    expect(await sessions()).toEqual([])
    expect(await siwx.getSessions('eip155:8453', owner.address)).toEqual([onBase])
    expect(await siwx.getSessions('eip155:1', stranger.address)).toEqual([other])
    await siwx.setSessions([])
    expect(await siwx.getSessions('eip155:8453', owner.address)).toEqual([])
  })

  it('ends a session when it expires, and starts none before its time', async () => {
    const { siwx, session, sessions } = await attached({ expiresInMs: DAY })
    await siwx.addSession(session)
    jest.setSystemTime(NOW + DAY + MINUTE - 1)
    expect(await sessions()).toEqual([session])
    jest.setSystemTime(NOW + DAY + MINUTE)
    expect(await sessions()).toEqual([])
    await expect(siwx.addSession(session)).rejects.toThrow('The signature is not valid')

    const notBefore = new Date(NOW + DAY).toISOString()
    const later = await signedSession(siwx, { ...input, notBefore }, sign)
    expect(later.message).toContain(`Not Before: ${notBefore}`)
    await siwx.setSessions([later])
    jest.setSystemTime(NOW + DAY - MINUTE - 1)
    expect(await sessions()).toEqual([])
    await siwx.setSessions([later])
    jest.setSystemTime(NOW + DAY - MINUTE)
    expect(await sessions()).toEqual([later])
  })

  it.each([1, 30, 120, 3_600])(
    'keeps a session when a clock that was %i s ahead is corrected: its issue time is a record',
    async seconds => {
      const { siwx, session, sessions } = await attached({ expiresInMs: DAY })
      await siwx.addSession(session)
      jest.setSystemTime(NOW - seconds * 1_000)
      expect(await sessions()).toEqual([session])
      expect(session.data.issuedAt).toBe(new Date(NOW).toISOString())
    },
  )

  const at = (ms: number) => new Date(NOW + ms).toISOString()
  const tampered: readonly [string, (session: SiwxSession) => object][] = [
    ['domain', ({ data }) => ({ data: { ...data, domain: 'evil.example' } })],
    ['uri', ({ data }) => ({ data: { ...data, uri: 'https://evil.example' } })],
    ['version', ({ data }) => ({ data: { ...data, version: '2' } })],
    ['nonce', ({ data }) => ({ data: { ...data, nonce: 'anotherNonce1' } })],
    ['statement', ({ data }) => ({ data: { ...data, statement: 'Something else' } })],
    ['missing statement', ({ data: { statement: _, ...data } }) => ({ data })],
    ['resources', ({ data }) => ({ data: { ...data, resources: ['https://evil.example'] } })],
    ['missing resources', ({ data: { resources: _, ...data } }) => ({ data })],
    ['request id', ({ data }) => ({ data: { ...data, requestId: 'another' } })],
    ['time of issue', ({ data }) => ({ data: { ...data, issuedAt: at(-DAY) } })],
    ['end', ({ data }) => ({ data: { ...data, expirationTime: at(400 * DAY) } })],
    ['missing end', ({ data: { expirationTime: _, ...data } }) => ({ data })],
    ['begin', ({ data }) => ({ data: { ...data, notBefore: at(-DAY) } })],
    ['account', ({ data }) => ({ data: { ...data, accountAddress: stranger.address } })],
    ['network', ({ data }) => ({ data: { ...data, chainId: 'eip155:8453' } })],
    ['chain family', ({ data }) => ({ data: { ...data, chainId: 'cosmos:cosmoshub-4' } })],
    ['no network', ({ data }) => ({ data: { ...data, chainId: 'nowhere' } })],
    ['text', ({ message }) => ({ message: `${message}\n` })],
    ['text of another', ({ message }) => ({ message: message.replace('http:', 'https:') })],
    ['signature', () => ({ signature: `0x${'11'.repeat(65)}` })],
    ['no signature', () => ({ signature: '' })],
    ['no data', () => ({ data: undefined })],
  ]

  it.each(tampered)('rejects a session whose %s is not the signed one', async (_name, change) => {
    const { siwx, storage, session, sessions } = await attached({
      statement: 'Sign in to the example.',
      resources: ['https://example.com/terms'],
      requestId: 'request-1',
    })
    const forged = { ...session, ...change(session) }
    const node = jest.fn(() => Promise.resolve(Response.json({ result: '0x' })))
    globalThis.fetch = node as typeof fetch
    await expect(siwx.addSession(forged)).rejects.toThrow('The signature is not valid')
    await expect(siwx.setSessions([session, forged])).rejects.toThrow('The signature is not valid')
    expect(storage.entries()).toEqual({})

    storage.setItem(KEY, JSON.stringify([forged]))
    expect(await sessions()).toEqual([])
    await siwx.addSession(session)
    expect(await sessions()).toEqual([session])
  })

  it('ignores what other code wrote to the same storage', async () => {
    const { siwx, storage, session, sessions } = await attached()
    for (const foreign of ['', 'no json', 'null', '{}', '"text"', '12', '[[[[']) {
      storage.setItem(KEY, foreign)
      expect(await sessions()).toEqual([])
    }
    const parts = [null, 1, 'text', {}, { data: {} }, { data: null, message: 1 }, [session]]
    storage.setItem(KEY, JSON.stringify([...parts, session, { ...session, data: { nonce: 1 } }]))
    expect(await sessions()).toEqual([session])
    await siwx.addSession(session)
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([session])
  })

  it('removes an invalid stored session, and no other', async () => {
    const { siwx, storage, session, sessions } = await attached()
    const onBase = await signedSession(siwx, { ...input, chainId: 'eip155:8453' }, sign)
    const forged = { ...session, signature: await sign('something else') }
    storage.setItem(KEY, JSON.stringify([forged, onBase]))
    globalThis.fetch = () => Promise.resolve(Response.json({ result: '0x' }))
    expect(await sessions()).toEqual([])
    expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual([onBase])
  })

  it('remembers until the page unloads where the modal stores nothing', async () => {
    const siwx = localSiwx()
    siwx.attach?.(siwxHost({ storage: undefined }))
    const session = await signedSession(siwx, input, sign)
    await siwx.addSession(session)
    expect(await siwx.getSessions(input.chainId, owner.address)).toEqual([session])
    expect(localStorage).toHaveLength(0)
  })

  it('is required on connect, unless the host turns that off', () => {
    expect(localSiwx()).toMatchObject({ signOutOnDisconnect: true })
    expect(localSiwx().getRequired?.()).toBe(true)
    const loose = localSiwx({ required: false, signOutOnDisconnect: false })
    expect(loose.getRequired?.()).toBe(false)
    expect(loose.signOutOnDisconnect).toBe(false)
  })
})
