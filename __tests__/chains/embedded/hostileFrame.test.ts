import { codeOf } from '../../contracts/codeOf'
import { ALICE, createWorld, EMAIL, pass, signIn, type World } from './embeddedWorld'

const user = (address: string) => ({ address, chainId: 1, email: null })
const EVE = '0x000000000000000000000000000000000000Ee5e'

describe('a hostile frame and other senders of messages', () => {
  let world: World
  const unhandled = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    process.on('unhandledRejection', unhandled)
    world = createWorld()
  })
  afterEach(async () => {
    world.close()
    await pass(200_000)
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
    jest.useRealTimers()
  })

  /** A request has been sent, and the frame does not answer it. */
  async function asked() {
    await signIn(world)
    world.frame.fallSilent()
    const found = codeOf(world.client.connect({ eip155: 'eip155:137' }, world.signal))
    await pass(1)
    const { id } = world.frame.received.at(-1) ?? { id: '' }
    return { found, answer: { id, type: '@w3m-frame/GET_USER_SUCCESS', payload: user(EVE) } }
  }
  const address = () => world.client.session()?.namespaces.eip155?.accounts[0]?.address

  const other = () => {
    const iframe = document.createElement('iframe')
    document.body.append(iframe)
    return iframe.contentWindow
  }
  it.each<[string, (answer: object) => void]>([
    ['another origin', answer => world.frame.post(answer, { origin: 'https://evil.example' })],
    [
      'the page’s own origin',
      answer => world.frame.post(answer, { origin: window.location.origin }),
    ],
    ['a "null" origin', answer => world.frame.post(answer, { origin: 'null' })],
    ['no origin', answer => world.frame.post(answer, { origin: '' })],
    ['the page itself', answer => world.frame.post(answer, { source: window })],
    ['another frame of the same origin', answer => world.frame.post(answer, { source: other() })],
    ['no window', answer => world.frame.post(answer, { source: null })],
  ])('ignores %s', async (_who, post) => {
    const { found, answer } = await asked()
    const told = world.changes.length
    post(answer)
    await pass(10)
    expect(address()).toBe(ALICE)
    expect(world.changes).toHaveLength(told)
    world.giveUp.abort()
    expect(await found).toBe('CANCELLED')
  })

  it.each<[string, unknown]>([
    ['text', 'hello'],
    ['nothing', null],
    ['no type', { id: 'x' }],
    ['a type that is no text', { id: 'x', type: 7 }],
    ['an unknown type', { id: 'x', type: '@w3m-frame/OPEN_SESAME', payload: {} }],
    ['a type of the page’s side', { id: 'x', type: '@w3m-app/SIGN_OUT' }],
    ['a type from a prototype', { type: '@w3m-frame/constructor' }],
    [
      'an answer to a question that was not asked',
      { id: 'x', type: '@w3m-frame/GET_USER_SUCCESS', payload: user(EVE) },
    ],
    ['an answer without an id', { type: '@w3m-frame/GET_USER_SUCCESS', payload: user(EVE) }],
    ['a notice that does not fit', { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 7 } }],
  ])('drops %s', async (_what, message) => {
    await signIn(world)
    const before = [world.client.session(), world.changes.length, world.storage.entries()]
    world.frame.post(message)
    await pass(10)
    expect([world.client.session(), world.changes.length, world.storage.entries()]).toEqual(before)
  })

  it.each<[string, unknown]>([
    ['no address', { ...user(''), address: undefined }],
    ['an address that is none', user('0xnope')],
    [
      'a network of another family',
      { ...user(EVE), chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ],
    ['no payload', undefined],
    ['an array', []],
  ])('rejects an answer with %s', async (_what, payload) => {
    const { found, answer } = await asked()
    world.frame.post({ ...answer, payload })
    expect(await found).toMatch(/^(SERVICE_ANSWER_INVALID|NO_ACCOUNTS)$/)
    expect(address()).toBe(ALICE)
  })

  it('ignores a repeated answer, and a late one', async () => {
    await signIn(world)
    const [first] = world.frame.received.filter(({ event }) => event === 'GET_USER')
    world.frame.post({ id: first?.id, type: '@w3m-frame/GET_USER_SUCCESS', payload: user(EVE) })
    await pass(10)
    expect(address()).toBe(ALICE)
  })

  it('ignores an answer to a document that is gone', async () => {
    const { found, answer } = await asked()
    world.frame.reload()
    world.frame.post(answer)
    await pass(10)
    expect(address()).toBe(ALICE)
    world.giveUp.abort()
    expect(await found).toBe('CANCELLED')
  })

  it('drops ten megabytes', async () => {
    const { found, answer } = await asked()
    world.frame.post({ ...answer, payload: { ...user(EVE), more: 'x'.repeat(10_000_000) } })
    await pass(10)
    expect(address()).toBe(ALICE)
    world.giveUp.abort()
    expect(await found).toBe('CANCELLED')
  })

  it('drops deep and wide messages', async () => {
    const { found, answer } = await asked()
    const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_each, at) => [`k${at}`, at]))
    world.frame.post({ ...answer, payload: { ...user(EVE), wide } })
    await pass(10)
    expect(address()).toBe(ALICE)
    world.giveUp.abort()
    expect(await found).toBe('CANCELLED')
  })

  it('reads no more than 200 of ten thousand messages in a second, and the frame’s afterwards', async () => {
    await signIn(world)
    const read = jest.fn()
    const message = Object.defineProperty({}, 'type', {
      get() {
        read()
        return '@w3m-frame/NOISE'
      },
    })
    for (let count = 0; count < 10_000; count += 1) world.frame.post(message)
    expect(read.mock.calls.length).toBeLessThanOrEqual(200)
    await pass(1_001)
    const moved = world.client.switchNetwork('eip155:137', world.signal)
    await pass(1)
    expect((await moved).namespaces.eip155?.activeCaipNetworkId).toBe('eip155:137')
  })

  it('posts to the site’s origin only, whatever the request', async () => {
    await signIn(world)
    expect(new Set(world.frame.received.map(({ targetOrigin }) => targetOrigin))).toEqual(
      new Set([world.frame.origin]),
    )
  })

  it('accepts no more than 99 requests at once', async () => {
    await signIn(world)
    world.frame.fallSilent()
    const call = {
      caipNetworkId: 'eip155:1',
      method: 'personal_sign',
      params: ['0x00', ALICE],
    } as const
    const asked = Array.from({ length: 99 }, () => codeOf(world.client.request(call, world.signal)))
    expect(await codeOf(world.client.request(call, world.signal))).toBe('LIMIT_EXCEEDED')
    world.giveUp.abort()
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['CANCELLED']))
  })

  it('keeps the email and the code out of state, logs and the page', async () => {
    await signIn(world)
    const seen = [
      JSON.stringify(world.changes),
      world.logged.join(),
      document.documentElement.outerHTML,
    ]
    for (const text of seen) {
      expect(text).not.toContain(EMAIL)
      expect(text).not.toContain('123456')
    }
  })
})
