import {
  ALICE,
  createWorld,
  pass,
  signIn,
  SOLANA,
  type World,
  type WorldOptions,
} from './embeddedWorld'

const SMART = '0x00000000000000000000000000000000005Aa0C7'
const smartAccount = { address: SMART, networks: [1] }

const eip155 = ({ client }: World) => client.session()?.namespaces.eip155
const addresses = (world: World) => eip155(world)?.accounts.map(({ address }) => address)

describe('the account types of a login', () => {
  let world: World
  const begin = async (options: WorldOptions = {}) => {
    world = createWorld({ smartAccount, ...options })
    await signIn(world)
  }
  const switchTo = async (type: 'eoa' | 'smartAccount') => {
    const switched = world.client.setAccountType('eip155', type, world.signal)
    const settled = switched.catch((thrown: unknown) => thrown)
    await pass(1)
    return settled
  }

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })

  it('start with the type that the page prefers, followed by the other one', async () => {
    await begin()
    expect(addresses(world)).toEqual([SMART, ALICE])
    expect(eip155(world)).toMatchObject({
      preferredAccountType: 'smartAccount',
      isSmartAccountDeployed: false,
    })
    expect(world.client.session()?.namespaces.solana?.accounts).toMatchObject([{ type: 'eoa' }])
  })

  it('start with the key where the page or the visitor prefers it', async () => {
    await begin({ ports: { preferredAccountType: () => 'eoa' } })
    expect(addresses(world)).toEqual([ALICE, SMART])
  })

  it('list the networks that have smart accounts, and none where the site does not report any', async () => {
    await begin()
    expect(world.client.smartAccountNetworks()).toEqual(['eip155:1'])
    expect(world.storage.getItem('@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('1')
    world.close()
    await begin({
      answers: {
        GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
          throw new Error('unknown event')
        },
      },
    })
    expect(world.client.smartAccountNetworks()).toEqual([])
    expect(world.storage.getItem('@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe('')
  })

  it('switch by the event of the protocol, followed by the user that the frame reports', async () => {
    await begin()
    const before = world.frame.received.length
    await switchTo('eoa')
    expect(world.frame.received.slice(before)).toMatchObject([
      { event: 'SET_PREFERRED_ACCOUNT', payload: { type: 'eoa' } },
      { event: 'GET_USER', payload: { chainId: 1, preferredAccountType: 'eoa' } },
    ])
    expect(addresses(world)).toEqual([ALICE, SMART])
    expect(world.frame.account).toBe(ALICE)
    expect(world.changes.at(-1)).toMatchObject({ kind: 'session' })
  })

  it('switch the frame to the family first where it is on another', async () => {
    await begin()
    const moved = world.client.switchNetwork(SOLANA, world.signal)
    await pass(1)
    await moved
    const before = world.events().length
    await switchTo('eoa')
    expect(world.events().slice(before)).toEqual([
      'SWITCH_NETWORK',
      'GET_USER',
      'SET_PREFERRED_ACCOUNT',
      'GET_USER',
    ])
    expect(addresses(world)).toEqual([ALICE, SMART])
  })

  it('stay with the key after a network without smart accounts, until the visitor switches', async () => {
    await begin()
    for (const id of ['eip155:137', 'eip155:1'] as const) {
      const moved = world.client.switchNetwork(id, world.signal)
      await pass(1)
      await moved
      expect(addresses(world)?.[0]).toBe(ALICE)
    }
    await switchTo('smartAccount')
    expect(addresses(world)?.[0]).toBe(SMART)
  })

  it('keep the account, and notify the frame, where the site refuses', async () => {
    let asked = 0
    await begin({
      answers: {
        SET_PREFERRED_ACCOUNT(payload) {
          const { type } = payload as { type: string }
          asked += 1
          if (asked === 1) throw new Error('not now')
          return { type, address: SMART }
        },
      },
    })
    const before = world.frame.received.length
    expect(await switchTo('eoa')).toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    await pass(1)
    expect(addresses(world)).toEqual([SMART, ALICE])
    expect(world.frame.received.slice(before)).toMatchObject([
      { event: 'SET_PREFERRED_ACCOUNT', payload: { type: 'eoa' } },
      { event: 'SET_PREFERRED_ACCOUNT', payload: { type: 'smartAccount' } },
      { event: 'GET_USER', payload: { preferredAccountType: 'smartAccount' } },
    ])
    expect(world.frame.account).toBe(SMART)
  })

  it('reject where the frame keeps its account despite the switch', async () => {
    await begin({
      smartAccount: { address: SMART, networks: [] },
      ports: { preferredAccountType: () => 'eoa' },
    })
    expect(await switchTo('smartAccount')).toMatchObject({ code: 'UNAUTHORIZED' })
    await pass(1)
    expect(addresses(world)).toEqual([ALICE])
  })

  it('switch the frame back where the visitor aborts halfway', async () => {
    await begin()
    const giveUp = new AbortController()
    const left = world.client.setAccountType('eip155', 'eoa', giveUp.signal)
    const outcome = left.catch((thrown: unknown) => thrown)
    giveUp.abort()
    expect(await outcome).toBeInstanceOf(Error)
    await pass(1)
    expect(addresses(world)).toEqual([SMART, ALICE])
    expect(world.frame.account).toBe(SMART)
  })

  it('delay requests made during a switch, and reject those meant for the previous account', async () => {
    await begin()
    const switched = world.client.setAccountType('eip155', 'eoa', world.signal)
    const signed = world.client.request(
      { caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x00', SMART] },
      world.signal,
    )
    const outcome = signed.catch((thrown: unknown) => thrown)
    await pass(1)
    await switched
    expect(await outcome).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(world.frame.requests).toEqual([])
  })

  it('do not switch while a request waits for the visitor', async () => {
    await begin()
    const signed = world.client.request(
      { caipNetworkId: 'eip155:1', method: 'personal_sign', params: ['0x00', SMART] },
      world.signal,
    )
    await pass(1)
    expect(await switchTo('eoa')).toMatchObject({ code: 'REQUEST_PENDING' })
    expect(world.frame.requests).toMatchObject([{ account: SMART }])
    world.frame.answerAll('approve')
    await expect(signed).resolves.toMatch(/^0x/)
  })

  it('cannot switch without a login', async () => {
    world = createWorld({ smartAccount })
    expect(await switchTo('eoa')).toMatchObject({ code: 'SESSION_ENDED' })
    expect(world.frame.element()).toBeNull()
  })

  it('detect by polling that the smart account is deployed', async () => {
    const contract = { ...smartAccount, isDeployed: false }
    await begin({ smartAccount: contract })
    contract.isDeployed = true
    const asked = world.client.refresh()
    await pass(1)
    await asked
    expect(eip155(world)).toMatchObject({ isSmartAccountDeployed: true })
  })

  it('check for the contract after a transaction, until it is there', async () => {
    const contract = { ...smartAccount, isDeployed: false }
    await begin({ smartAccount: contract })
    world.frame.answerAll('approve')
    const transaction = { from: SMART, to: ALICE, value: '0x1' }
    const sent = world.client.request(
      { caipNetworkId: 'eip155:1', method: 'eth_sendTransaction', params: [transaction] },
      world.signal,
    )
    await pass(1)
    await sent
    const users = () => world.events().filter(event => event === 'GET_USER').length
    const before = users()
    await pass(5_000)
    expect(users()).toBeGreaterThan(before)
    expect(eip155(world)).toMatchObject({ isSmartAccountDeployed: false })
    contract.isDeployed = true
    await pass(5_000)
    expect(eip155(world)).toMatchObject({ isSmartAccountDeployed: true })
    const then = users()
    await pass(60_000)
    expect(users()).toBe(then)
  })

  it('ignore an address of another chain, and a second one of the same type', async () => {
    const user = (accounts: unknown) => ({
      GET_USER: () => ({
        address: SMART,
        chainId: 1,
        preferredAccountType: 'smartAccount',
        accounts,
      }),
    })
    const connectWith = async (accounts: unknown) => {
      world = createWorld({ isLoggedIn: true, answers: user(accounts) })
      const connected = world.client.connect({ eip155: 'eip155:1' }, world.signal)
      await pass(600)
      const session = await connected
      return session.namespaces.eip155?.accounts
    }
    const own = { address: SMART, type: 'smartAccount' }
    expect(await connectWith([own, { address: 'not an address', type: 'eoa' }])).toHaveLength(1)
    world.close()
    expect(await connectWith([own, { address: ALICE, type: 'smartAccount' }])).toHaveLength(1)
    world.close()
    expect(await connectWith([own, { address: SMART.toLowerCase(), type: 'eoa' }])).toHaveLength(1)
  })

  it('pass on the message to sign while connecting, and the signature, once', async () => {
    world = createWorld({
      isLoggedIn: true,
      answers: {
        GET_USER: payload => ({
          address: ALICE,
          chainId: 1,
          ...((payload as { siwxMessage?: object }).siwxMessage && {
            message: 'shop.example …',
            signature: '0x1b',
          }),
        }),
      },
    })
    const asked = {
      accountAddress: '<<AccountAddress>>',
      chainId: 'eip155:1',
      domain: 'shop.example',
      uri: 'https://shop.example',
      version: '1',
      nonce: 'nonce0001',
    } as const
    const connected = world.client.connect({ eip155: 'eip155:1' }, world.signal, asked)
    await pass(600)
    expect((await connected).signed).toEqual({
      caipNetworkId: 'eip155:1',
      address: ALICE,
      message: 'shop.example …',
      signature: '0x1b',
    })
    expect(world.frame.received.find(({ event }) => event === 'GET_USER')?.payload).toMatchObject({
      siwxMessage: asked,
    })
    const again = world.client.refresh()
    await pass(1)
    await again
    expect(world.client.session()?.signed).toBeUndefined()
  })
})
