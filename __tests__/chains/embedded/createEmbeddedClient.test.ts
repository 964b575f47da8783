import {
  ALICE,
  createWorld,
  EMAIL,
  pass,
  signIn,
  SOL_ALICE,
  SOLANA,
  type World,
} from './embeddedWorld'

describe('the client of the embedded wallet', () => {
  let world: World
  beforeEach(() => {
    jest.useFakeTimers()
    world = createWorld()
  })
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })

  it('signs in by email, and sends the site no request before', async () => {
    await pass(60_000)
    expect(document.querySelector('iframe')).toBeNull()
    const session = await signIn(world)
    expect(session.namespaces).toMatchObject({
      eip155: { accounts: [{ address: ALICE, type: 'eoa' }], activeCaipNetworkId: 'eip155:1' },
      solana: { accounts: [{ address: SOL_ALICE }], activeCaipNetworkId: SOLANA },
    })
    expect(world.client.email()).toBe(EMAIL)
    expect(
      world.frame.received.every(({ targetOrigin }) => targetOrigin === world.frame.origin),
    ).toBe(true)
    expect(world.events()).toEqual([
      'SYNC_DAPP_DATA',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'CONNECT_EMAIL',
      'CONNECT_OTP',
      'GET_USER',
      'GET_USER',
    ])
    expect(world.storage.entries()).toMatchObject({
      '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
      '@appkit-wallet/EMAIL': EMAIL,
      '@appkit-wallet/LAST_USED_CHAIN_KEY': '1',
      '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS': '',
    })
  })

  it('leaves out where a login is kept if the site does not report it', async () => {
    expect(await signIn(world)).not.toHaveProperty('isStoredHere')
  })

  it.each([
    { storage: 'browser', isStoredHere: true },
    { storage: 'memory', isStoredHere: false },
  ] as const)('reports if a site with $storage storage keeps it: $isStoredHere', async row => {
    const other = createWorld({ storage: row.storage })
    expect(await signIn(other)).toMatchObject({ isStoredHere: row.isStoredHere })
    other.close()
  })

  it('rejects another code within 30 seconds, with the time to wait', async () => {
    const first = world.client.requestCode(EMAIL, world.signal)
    await pass(600)
    expect(await first).toBe('code')
    await pass(10_000)
    await expect(world.client.requestCode(EMAIL, world.signal)).rejects.toMatchObject({
      code: 'EMAIL_COOLDOWN',
      message: '20',
    })
    await pass(20_000)
    const again = world.client.requestCode(EMAIL, world.signal)
    await pass(1)
    expect(await again).toBe('code')
  })
})
