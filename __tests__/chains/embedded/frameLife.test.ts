import { codeOf } from '../../contracts/codeOf'
import { ALICE, createWorld, EMAIL, pass, signIn, SOLANA, type World } from './embeddedWorld'

const WANTED = { eip155: 'eip155:1', solana: SOLANA } as const
const USED = { '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true', '@appkit-wallet/EMAIL': EMAIL }
const SIGN = {
  caipNetworkId: 'eip155:1',
  method: 'personal_sign',
  params: ['0x00', ALICE],
} as const
const BALANCE = {
  caipNetworkId: 'eip155:1',
  method: 'eth_getBalance',
  params: [ALICE, 'latest'],
} as const

describe('the life of the frame', () => {
  const worlds: World[] = []
  const begin = (...given: Parameters<typeof createWorld>) => {
    const world = createWorld(...given)
    worlds.push(world)
    return world
  }
  const offline = (isOffline: boolean) =>
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(!isOffline)

  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    for (const world of worlds.splice(0)) world.close()
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  it('fails as unreachable when nothing loads within 20 seconds, and recreates the frame the next time', async () => {
    const { client, frame, signal } = begin()
    frame.loadsAs('neverLoads')
    const failed = codeOf(client.requestCode(EMAIL, signal))
    await pass(20_000)
    expect(await failed).toBe('FRAME_LOAD_FAILED')
    expect(frame.element()).toBeNull()
    frame.loadsAs('speaks')
    const asked = client.requestCode(EMAIL, signal)
    await pass(600)
    expect(await asked).toBe('code')
  })

  it('fails as refused, with the origins to allow, when a silent document loads', async () => {
    const canReach = jest.fn(async () => true)
    const { client, frame, signal, logged } = begin({ ports: { canReach } })
    frame.loadsAs('isSilent')
    const failed = client.requestCode(EMAIL, signal)
    const expected = expect(failed).rejects.toMatchObject({
      code: 'FRAME_REFUSED',
      message: expect.stringContaining(window.location.origin) as string,
    })
    await pass(5_000)
    await expected
    expect(logged.join()).toContain(frame.origin)
    expect(canReach).toHaveBeenCalledWith(frame.origin, expect.any(AbortSignal))
  })

  it('fails as unreachable when the browser shows its own page in place of a site that is down', async () => {
    const { client, frame, signal, logged } = begin({ ports: { canReach: async () => false } })
    frame.loadsAs('isSilent')
    const failed = codeOf(client.requestCode(EMAIL, signal))
    await pass(5_000)
    expect(await failed).toBe('FRAME_LOAD_FAILED')
    expect(logged).toEqual([])
  })

  it('fails as offline on an offline device', async () => {
    const { client, frame, signal } = begin()
    offline(true)
    frame.loadsAs('isSilent')
    const failed = client.requestCode(EMAIL, signal)
    const expected = expect(failed).rejects.toMatchObject({
      code: 'FRAME_LOAD_FAILED',
      message: 'The device is offline',
    })
    await pass(5_000)
    await expected
  })

  it('times out a request after 120 seconds', async () => {
    const { client, frame, signal } = begin({ answers: { CONNECT_EMAIL: () => undefined } })
    const failed = codeOf(client.requestCode(EMAIL, signal))
    await pass(500)
    expect(frame.received.map(({ event }) => event)).toContain('CONNECT_EMAIL')
    await pass(119_000)
    expect(client.cooldownMs()).toBe(0)
    await pass(1_000)
    expect(await failed).toBe('FRAME_REQUEST_TIMEOUT')
  })

  it('sends nothing until half a second after the frame is ready', async () => {
    const { client, frame, signal } = begin()
    const asked = client.requestCode(EMAIL, signal)
    await pass(499)
    expect(frame.received).toEqual([])
    await pass(1)
    expect(await asked).toBe('code')
  })

  it('signs in and out ten times', async () => {
    const world = begin()
    for (let round = 1; round <= 10; round += 1) {
      await signIn(world)
      const left = world.client.signOut()
      await pass(1)
      await left
      expect(world.client.session()).toBeNull()
      expect(document.querySelector('iframe')).toBeNull()
      expect(world.frame.isLoggedIn).toBe(false)
    }
    expect(world.events().filter(event => event === 'SIGN_OUT')).toHaveLength(10)
    expect(Object.keys(world.storage.entries())).toEqual([
      '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
    ])
  })

  it('waits no more than 3 seconds for a frame that does not answer a sign-out', async () => {
    const world = begin()
    await signIn(world)
    world.frame.fallSilent()
    const left = world.client.signOut()
    expect(world.client.session()).toBeNull()
    expect(world.client.email()).toBeNull()
    await pass(3_000)
    await left
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('restores a login silently, and works', async () => {
    const { client, frame, signal } = begin({
      stored: USED,
      isLoggedIn: true,
      reads: { eth_getBalance: () => '0x1' },
    })
    const restored = client.restore(WANTED, signal)
    await pass(600)
    expect((await restored)?.namespaces.eip155?.accounts).toMatchObject([{ address: ALICE }])
    const balance = client.request(BALANCE, signal)
    await pass(1)
    expect(await balance).toBe('0x1')
    expect(frame.requests).toEqual([])
  })

  it('does not restore a login that the site no longer knows, and forgets it', async () => {
    const { client, signal, storage } = begin({ stored: USED })
    const restored = client.restore(WANTED, signal)
    await pass(600)
    expect(await restored).toBeNull()
    expect(storage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBeNull()
    expect(client.email()).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('sends no request where no login is stored', async () => {
    const { client, signal } = begin()
    expect(await client.restore(WANTED, signal)).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('keeps the login while the site is unreachable', async () => {
    const { client, frame, signal, storage } = begin({ stored: USED, isLoggedIn: true })
    frame.loadsAs('neverLoads')
    const failed = codeOf(client.restore(WANTED, signal))
    await pass(20_000)
    expect(await failed).toBe('FRAME_LOAD_FAILED')
    expect(storage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBe('true')
  })

  it.each<[string, (world: World) => void, string]>([
    ['the frame says so', ({ frame }) => frame.endLogin(true), 'signedOut'],
    ['the next heartbeat finds it out', ({ frame }) => frame.endLogin(), 'expired'],
    [
      'another tab signed out',
      () =>
        window.dispatchEvent(
          new StorageEvent('storage', {
            key: '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
            newValue: null,
          }),
        ),
      'signedOut',
    ],
  ])('ends when %s', async (_how, end, reason) => {
    const world = begin()
    await signIn(world)
    end(world)
    await pass(5_001)
    expect(world.changes.filter(({ kind }) => kind === 'ended')).toEqual([
      { kind: 'ended', reason },
    ])
    expect(world.client.session()).toBeNull()
    expect(document.querySelector('iframe')).toBeNull()
    expect(await codeOf(world.client.request(SIGN, world.signal))).toBe('SESSION_ENDED')
  })

  it('does not end on a failed heartbeat', async () => {
    const world = begin()
    await signIn(world)
    world.frame.fallSilent()
    await pass(60_000)
    expect(world.changes.some(({ kind }) => kind === 'ended')).toBe(false)
  })

  it('repeats reads when the frame reloads, but no request that needs the visitor', async () => {
    const world = begin({ reads: { eth_getBalance: () => '0x2' } })
    await signIn(world)
    world.frame.fallSilent()
    const signed = codeOf(world.client.request(SIGN, world.signal))
    const read = world.client.request(BALANCE, world.signal)
    await pass(1)
    world.frame.fallSilent(false)
    world.frame.reload()
    expect(await signed).toBe('FRAME_LOAD_FAILED')
    await pass(600)
    expect(await read).toBe('0x2')
  })

  it('recreates the frame when another script removed it from the page', async () => {
    const world = begin({ reads: { eth_getBalance: () => '0x3' } })
    await signIn(world)
    document.querySelector('iframe')?.remove()
    await pass(1)
    const read = world.client.request(BALANCE, world.signal)
    await pass(600)
    expect(await read).toBe('0x3')
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })

  it('repeats the request in a frame that was moved into a dialog', async () => {
    const world = begin()
    await signIn(world)
    const signed = world.client.request(SIGN, world.signal)
    await pass(1)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    world.client.setContainer(dialog)
    expect(dialog.querySelector('iframe')).not.toBeNull()
    await pass(600)
    expect(world.frame.requests).toHaveLength(1)
    world.frame.answerAll('approve')
    expect(await signed).toMatch(/^0x1b/)
    world.client.setContainer(null)
    dialog.remove()
  })

  it.each([
    ['a time that no clock says', { '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': 'soon' }],
    ['a time far ahead', { '@appkit-wallet/LAST_EMAIL_LOGIN_TIME': '999999999999999' }],
    ['an email that is none', { ...USED, '@appkit-wallet/EMAIL': '<b>'.repeat(9_999) }],
    [
      'types that are none',
      { '@appkit/preferred_account_types': '{"__proto__":{"eip155":"x"},"eip155":{"a":1}}' },
    ],
  ])('ignores an invalid stored value: %s', async (_what, stored) => {
    const world = begin({ stored })
    expect(world.client.cooldownMs()).toBeLessThanOrEqual(30_000)
    expect(world.client.email()).toBeNull()
    await pass(30_000)
    jest.setSystemTime(Date.now())
    expect(world.client.userFacingName()).toBeNull()
  })

  it('works when the browser blocks its storage', async () => {
    const refuse = () => {
      throw new Error('denied')
    }
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const world = begin({ ports: { storage } })
    expect((await signIn(world)).namespaces.eip155?.accounts).toHaveLength(1)
    expect(await codeOf(world.client.requestCode('no-email', world.signal))).toBe('EMAIL_INVALID')
  })

  it('creates the frame only on pages that the host allowed', async () => {
    const elsewhere = begin({ allowedOrigins: ['https://shop.example'] })
    expect(await codeOf(elsewhere.client.requestCode(EMAIL, elsewhere.signal))).toBe(
      'FRAME_REFUSED',
    )
    expect(document.querySelector('iframe')).toBeNull()
    const { client, signal } = begin({ allowedOrigins: [window.location.origin] })
    const asked = client.requestCode(EMAIL, signal)
    await pass(600)
    expect(await asked).toBe('code')
  })
})
