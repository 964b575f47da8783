import { EventEmitter } from 'node:events'
import { delay } from '../../../src/clients/delay'
import { ModalError } from '../../../src/domain/ModalError'
import { deferred } from '../../support/flowWorld'
import { turn } from '../../support/turn'
import { until } from '../../support/until'
import { ALICE, BOB, sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorld, never } from './walletConnectClientWorld'

const sign = {
  caipNetworkId: 'eip155:1',
  method: 'personal_sign',
  params: ['0x6869', ALICE],
} as const

describe('pairing', () => {
  it('reports a pairing URI valid for four minutes, and the session once a wallet approved', async () => {
    const { client, fake } = createWorld({ ports: { now: () => 1_000 } })
    const codes: unknown[] = []
    const session = await client.connect(code => codes.push(code), never())
    expect(codes).toEqual([
      { uri: `wc:1${'0'.repeat(63)}@2?relay-protocol=irn&symKey=5ec7e7`, expiresAt: 241_000 },
    ])
    expect(session).toMatchObject({ clientId: 'did:key:z6Mk', peer: { name: 'Far Wallet' } })
    expect(fake.asked('connect')[0]?.[1]).toMatchObject({
      skipPairing: true,
      optionalNamespaces: { eip155: { chains: ['eip155:1', 'eip155:10'] } },
    })
    expect(fake.asked('keep')).toHaveLength(1)
    client.dispose()
  })

  it('reports that the visitor declined, and stores nothing', async () => {
    const { client, fake } = createWorld({
      answers: { pair: () => Promise.reject(Object.assign(new Error('No.'), { code: 5000 })) },
    })
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    expect(fake.asked('keep')).toEqual([])
    client.dispose()
  })

  it('ends at once when it is aborted, and withdraws the pairing URI from the relay', async () => {
    const { client, fake } = createWorld({ answers: { pair: () => new Promise(() => {}) } })
    const visit = new AbortController()
    const shown = new Promise(resolve => {
      client.connect(resolve, visit.signal).catch(() => undefined)
    })
    await shown
    const attempt = client.connect(() => visit.abort(), visit.signal)
    await expect(attempt).rejects.toMatchObject({ code: 'CANCELLED' })
    const topic = `1${'0'.repeat(63)}`
    expect(fake.asked('unsubscribe')).toContainEqual(['unsubscribe', topic])
    expect(fake.asked('expire')).toContainEqual(['expire', topic, 0])
    expect(fake.asked('expire')).toContainEqual(['expire', 1, 0])
    client.dispose()
  })

  it('does not start with a signal that has aborted', async () => {
    const { client, fake } = createWorld()
    await expect(client.connect(() => undefined, AbortSignal.abort())).rejects.toMatchObject({
      code: 'CANCELLED',
    })
    expect(fake.asked('pair')).toEqual([])
    client.dispose()
  })

  it('rejects a session without an account, and notifies the wallet', async () => {
    const { client, fake } = createWorld({ record: sessionRecord({ namespaces: {} }) })
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({
      code: 'NO_ACCOUNTS',
    })
    expect(fake.asked('clientDisconnect')).toHaveLength(1)
    expect(client.session()).toBeNull()
    client.dispose()
  })

  it('disconnects the previously connected wallet', async () => {
    const { connect, fake, client } = createWorld()
    fake.setSessions([{ topic: 'before', expiry: 1 }, sessionRecord()])
    await connect()
    expect(fake.asked('clientDisconnect')).toEqual([
      ['clientDisconnect', expect.objectContaining({ topic: 'before' })],
    ])
    client.dispose()
  })

  it.each([
    ['Unauthorized: invalid key', 'PROJECT_ID_INVALID'],
    ['Unauthorized: origin not allowed', 'ORIGIN_NOT_ALLOWED'],
    ['JWT validation error: JWT Token is not yet valid', 'JWT_NOT_VALID'],
  ])('names the mistake behind "%s"', async (reason, code) => {
    const { client, fake } = createWorld({ answers: { pair: () => new Promise(() => {}) } })
    fake.setConnected(false)
    fake.library.pair = () => {
      fake.walletConnectTells('relayer_connect')
      fake.walletConnectTells(
        'relayer_error',
        new Error(`WebSocket connection closed abnormally with code: 3000 (${reason})`),
      )
      return new Promise(() => {})
    }
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({ code })
    client.dispose()
  })

  it('tries the relays in order, each with its share of the time, and reports when none answers', async () => {
    const waits: number[] = []
    const { client, fake, opened } = createWorld({
      relayUrls: ['wss://one.example', 'wss://two.example'],
      ports: {
        delay: async ms => {
          waits.push(ms)
          return true
        },
      },
    })
    fake.setConnected(false)
    fake.library.pair = () => new Promise(() => {})
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({
      code: 'RELAY_UNREACHABLE',
    })
    expect(opened).toEqual(['wss://one.example', 'wss://two.example'])
    expect(waits.filter(ms => ms > 1_800 && ms <= 3_800)).toHaveLength(2)
    client.dispose()
  })

  describe('P29: a relay that does not answer', () => {
    const REACHED_MS = 3_800
    beforeEach(() => {
      jest.useFakeTimers()
    })
    afterEach(() => {
      jest.useRealTimers()
    })

    async function failsAfter(world: ReturnType<typeof createWorld>, isOpen = false) {
      const since = Date.now()
      let failedAt = 0
      let code: unknown
      world.fake.setConnected(isOpen)
      world.fake.library.pair = () => new Promise(() => {})
      world.client
        .connect(() => undefined, never())
        .catch((thrown: ModalError) => {
          failedAt = Date.now() - since
          code = thrown.code
        })
      await jest.advanceTimersByTimeAsync(20_000)
      expect(code).toBe('RELAY_UNREACHABLE')
      world.client.dispose()
      return failedAt
    }
    const two = ['wss://one.example', 'wss://two.example'] as const

    it.each([
      ['one that opens no socket', ['wss://one.example'], false],
      ['one that takes nothing in', ['wss://one.example'], true],
      ['two that open no socket', two, false],
      ['two that take nothing in', two, true],
    ] as const)('times out: %s', async (_what, relayUrls, isOpen) => {
      const world = createWorld({ relayUrls })
      expect(await failsAfter(world, isOpen)).toBeLessThanOrEqual(REACHED_MS)
      expect(world.opened).toEqual(relayUrls)
    })

    it('gets less time where the library started slowly, so that the whole stays within the bound', async () => {
      const world = createWorld({ relayUrls: two })
      const { open } = world.fake
      jest.spyOn(world.fake, 'open').mockImplementation(async () => {
        await delay(400, never())
        return open()
      })
      expect(await failsAfter(world)).toBeLessThanOrEqual(REACHED_MS)
    })

    it('gets the time that a healthy relay needs, even when the start was late', async () => {
      const world = createWorld({ relayUrls: two })
      const { open } = world.fake
      jest.spyOn(world.fake, 'open').mockImplementation(async () => {
        await delay(5_000, never())
        return open()
      })
      expect(await failsAfter(world)).toBe(2 * 5_000 + 2 * 1_300)
    })

    it('is dropped while another one is tried, and stays quiet beside a session', async () => {
      const { client, fake, opened, connect } = createWorld({ relayUrls: two })
      const { pair } = fake.library
      fake.library.pair = proposed => {
        if (opened.length < 2) return new Promise(() => {})
        fake.setConnected(true)
        return pair(proposed)
      }
      fake.setConnected(false)
      const connecting = connect()
      await jest.advanceTimersByTimeAsync(10_000)
      await connecting
      expect(fake.asked('heartbeatStop')).toHaveLength(1)
      expect(fake.asked('transportClose')).toHaveLength(1)
      client.dispose()
    })
  })

  it('reports when the library fails to load, and retries the next time', async () => {
    const { client, fake } = createWorld()
    const open = jest
      .spyOn(fake, 'open')
      .mockRejectedValueOnce(new ModalError('CODE_NOT_LOADED', 'library'))
    await expect(client.connect(() => undefined, never())).rejects.toMatchObject({
      code: 'CODE_NOT_LOADED',
    })
    await expect(client.connect(() => undefined, never())).resolves.toBeDefined()
    expect(open).toHaveBeenCalledTimes(2)
    client.dispose()
  })
})

describe('the live session', () => {
  it('follows the wallet to another network and account', async () => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    const tell = (name: string, data: unknown) =>
      fake.tell('session_event', {
        id: 1,
        topic: TOPIC,
        params: { chainId: 'eip155:1', event: { name, data } },
      })
    tell('chainChanged', 10)
    tell('accountsChanged', [`eip155:10:${BOB}`])
    expect(changes).toEqual([
      { kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:10' },
      // All accounts that the session holds on that network.
      {
        kind: 'accounts',
        namespace: 'eip155',
        accounts: [{ namespace: 'eip155', address: ALICE, type: 'eoa' }],
      },
      {
        kind: 'accounts',
        namespace: 'eip155',
        accounts: [
          { namespace: 'eip155', address: BOB, type: 'eoa' },
          { namespace: 'eip155', address: ALICE, type: 'eoa' },
        ],
      },
    ])
    expect(client.session()?.namespaces.eip155).toMatchObject({ activeCaipNetworkId: 'eip155:10' })
    client.dispose()
  })

  it('ignores other sessions, and invalid events', async () => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.tell('session_event', { id: 1, topic: 'b', params: { chainId: 'eip155:1', event: {} } })
    fake.tell('session_update', { topic: 'b' })
    fake.tell('session_delete', { topic: 'b' })
    fake.tell('session_event', null)
    expect(changes).toEqual([])
    client.dispose()
  })

  it.each(['session_update', 'session_extend'])('is reported again on %s', async event => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.setSessions([sessionRecord({ expiry: 5_000_000_000 })])
    fake.tell(event, { topic: TOPIC })
    expect(changes).toMatchObject([{ kind: 'session', session: { expiresAt: 5_000_000_000_000 } }])
    client.dispose()
  })

  it('keeps the wallet’s active account when its session is only extended', async () => {
    const { client, fake, connect } = createWorld()
    await connect()
    const event = { name: 'accountsChanged', data: [`eip155:1:${BOB}`] }
    fake.tell('session_event', { id: 1, topic: TOPIC, params: { chainId: 'eip155:1', event } })
    const first = () => client.session()?.namespaces.eip155?.accounts[0]?.address
    fake.tell('session_extend', { topic: TOPIC })
    expect(first()).toBe(BOB)
    fake.tell('session_update', { topic: TOPIC })
    expect(first()).toBe(ALICE)
    client.dispose()
  })

  it('ends when a second approval that shares nothing replaced it', async () => {
    const useless = sessionRecord({ namespaces: {} })
    let isFirst = true
    const { client, fake, connect, changes } = createWorld({
      answers: {
        pair: async () => {
          const record = isFirst ? sessionRecord() : { ...useless, topic: 'b'.repeat(64) }
          isFirst = false
          return record
        },
      },
    })
    await connect()
    await expect(connect()).rejects.toMatchObject({ code: 'NO_ACCOUNTS' })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    expect(client.session()).toBeNull()
    expect(fake.asked('clientDisconnect')).toMatchObject([
      ['clientDisconnect', { topic: 'b'.repeat(64) }],
      ['clientDisconnect', { topic: TOPIC }],
    ])
    client.dispose()
  })

  it.each(['session_delete', 'session_expire'])('ends once on %s', async event => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.tell(event, { topic: TOPIC })
    fake.tell(event, { topic: TOPIC })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    expect(client.session()).toBeNull()
    expect(client.getProvider()).toBeUndefined()
    expect(fake.asked('forget')).toHaveLength(1)
    client.dispose()
  })

  it('ends when an update leaves no account', async () => {
    const { client, fake, changes, connect } = createWorld()
    await connect()
    fake.setSessions([sessionRecord({ namespaces: {} })])
    fake.tell('session_update', { topic: TOPIC })
    expect(changes).toEqual([{ kind: 'disconnected' }])
    client.dispose()
  })

  it('switches to a chosen network, and to its account', async () => {
    const { client, changes, connect, fake } = createWorld({
      networks: ['bip122:main', 'bip122:test'],
      record: sessionRecord({
        namespaces: {
          bip122: { accounts: ['bip122:main:bc1qmain', 'bip122:test:tb1qtest'], methods: [] },
        },
      }),
    })
    await connect()
    client.chooseNetwork('bip122:test')
    client.chooseNetwork('bip122:test')
    client.chooseNetwork('bip122:nowhere')
    expect(changes.slice(0, 2)).toMatchObject([
      { kind: 'network', caipNetworkId: 'bip122:test' },
      { kind: 'accounts', accounts: [{ address: 'tb1qtest' }] },
    ])
    expect(fake.asked('setDefaultChain')[0]).toEqual(['setDefaultChain', 'bip122:test'])
    client.dispose()
  })

  describe('with a wallet that holds another address on each network', () => {
    const ONE = '0x1111111111111111111111111111111111111111'
    const TWO = '0x2222222222222222222222222222222222222222'
    const NEW = '0x3333333333333333333333333333333333333333'
    const createTwoWorld = (accounts = [`eip155:1:${ONE}`, `eip155:137:${TWO}`]) =>
      createWorld({
        networks: ['eip155:1', 'eip155:137'],
        record: sessionRecord({
          namespaces: {
            eip155: { accounts, chains: ['eip155:1', 'eip155:137'], methods: ['personal_sign'] },
          },
        }),
      })
    type Made = ReturnType<typeof createTwoWorld>
    const addressesIn = ({ client }: Made) =>
      client.session()?.namespaces.eip155?.accounts.map(({ address }) => address)
    const ownAccounts = ({ client }: Made) => {
      const provider = client.eip1193 as { request(asked: object): Promise<unknown> }
      return provider.request({ method: 'eth_accounts' })
    }
    const tell = ({ fake }: Made, name: string, data: unknown, chainId = 'eip155:137') =>
      fake.tell('session_event', {
        id: 1,
        topic: TOPIC,
        params: { chainId, event: { name, data } },
      })

    it('offers only the accounts of the active network', async () => {
      const world = createTwoWorld()
      await world.connect()
      expect(addressesIn(world)).toEqual([ONE])
      expect(await ownAccounts(world)).toEqual([ONE])
      world.client.dispose()
    })

    it.each<[string, (world: Made) => void]>([
      ['the wallet moves by itself', world => tell(world, 'chainChanged', 137)],
      ['the page moves it', ({ client }) => client.chooseNetwork('eip155:137')],
    ])('reports the address of the other network when %s', async (_what, move) => {
      const world = createTwoWorld()
      await world.connect()
      move(world)
      expect(world.changes).toEqual([
        { kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:137' },
        {
          kind: 'accounts',
          namespace: 'eip155',
          accounts: [{ namespace: 'eip155', address: TWO, type: 'eoa' }],
        },
      ])
      expect(addressesIn(world)).toEqual([TWO])
      expect(await ownAccounts(world)).toEqual([TWO])
      world.client.chooseNetwork('eip155:1')
      expect(addressesIn(world)).toEqual([ONE])
      world.client.dispose()
    })

    it('does not use an address on a network where the wallet no longer holds it', async () => {
      const world = createTwoWorld()
      await world.connect()
      tell(world, 'accountsChanged', [`eip155:1:${ONE}`], 'eip155:1')
      tell(world, 'chainChanged', 137)
      expect(addressesIn(world)).toEqual([TWO])
      // An account that the session does not name is new, whichever network the wallet is on.
      tell(world, 'accountsChanged', [`eip155:1:${NEW}`], 'eip155:1')
      expect(addressesIn(world)).toEqual([NEW, TWO])
      world.client.dispose()
    })

    it('keeps the accounts on a network for which the session names none', async () => {
      const world = createTwoWorld([`eip155:1:${ONE}`])
      await world.connect()
      tell(world, 'chainChanged', 137)
      expect(world.changes).toEqual([
        { kind: 'network', namespace: 'eip155', caipNetworkId: 'eip155:137' },
      ])
      expect(addressesIn(world)).toEqual([ONE])
      world.client.dispose()
    })
  })

  it('handles a failed disconnect that the caller no longer waits for', async () => {
    const unheard: unknown[] = []
    const onUnheard = (reason: unknown) => unheard.push(reason)
    process.on('unhandledRejection', onUnheard)
    const { client, connect } = createWorld({
      answers: { disconnect: () => Promise.reject(new Error('No internet connection detected.')) },
    })
    await connect()
    await client.disconnect(AbortSignal.abort())
    await turn()
    await turn()
    process.off('unhandledRejection', onUnheard)
    expect(unheard).toEqual([])
    expect(client.session()).toBeNull()
    client.dispose()
  })

  it('forgets the session at once when the visitor disconnects, even without an answer', async () => {
    const { client, fake, connect, changes } = createWorld({
      answers: { disconnect: () => new Promise(() => {}) },
    })
    await connect()
    const patience = new AbortController()
    const leaving = client.disconnect(patience.signal)
    expect(client.session()).toBeNull()
    patience.abort()
    await leaving
    await turn()
    expect(fake.asked('unsubscribe')).toEqual([['unsubscribe', TOPIC]])
    expect(fake.asked('deleteSession')).toHaveLength(1)
    expect(fake.asked('forgetHistory')).toContainEqual(['forgetHistory', TOPIC])
    expect(fake.asked('forget')).toHaveLength(1)
    expect(changes).toEqual([])
    await expect(client.disconnect(never())).resolves.toBeUndefined()
    client.dispose()
  })

  describe('disconnected by the visitor while the relay is unreachable', () => {
    async function leaveOffline() {
      const later = deferred<boolean>()
      const world = createWorld({
        ports: {
          delay: (ms, signal) => (ms === 600_000 ? later.promise : delay(ms, signal)),
        },
        answers: {
          disconnect: () => Promise.reject(new Error('No internet connection detected.')),
        },
      })
      await world.connect()
      world.fake.setConnected(false)
      await world.client.disconnect(never())
      expect(world.client.session()).toBeNull()
      expect(world.fake.asked('forget')).toHaveLength(1)
      expect(world.fake.asked('deleteSession')).toEqual([])
      return { ...world, later }
    }

    it('notifies the wallet once the relay is back', async () => {
      const { client, fake } = await leaveOffline()
      expect(fake.asked('clientDisconnect')).toEqual([])
      fake.setConnected(true)
      fake.walletConnectTells('relayer_connect')
      await turn()
      expect(fake.asked('clientDisconnect')).toMatchObject([['clientDisconnect', { topic: TOPIC }]])
      client.dispose()
    })

    it('gives up notifying the wallet after a limit', async () => {
      const { client, fake, later } = await leaveOffline()
      later.resolve(true)
      await until(() => fake.asked('deleteSession').length > 0)
      expect(fake.asked('clientDisconnect')).toEqual([])
      client.dispose()
    })
  })
})

describe('signing in while connecting', () => {
  const statement = {
    chains: ['eip155:1'],
    domain: 'page.example',
    nonce: '12345678',
    uri: 'https://page.example',
    methods: [],
  }
  /** The library rejects with a string when a wallet refuses. */
  const sentText = (text: string) => text as unknown as Error
  const URI = `wc:${'7'.repeat(64)}@2?relay-protocol=irn&symKey=5ec7e7&methods=wc_sessionAuthenticate`

  it('ends at once when aborted during sign-in, and withdraws the pairing URI from the relay', async () => {
    const { client, fake } = createWorld()
    const visit = new AbortController()
    fake.library.authenticate = () => {
      fake.showsCode(URI)
      return new Promise(() => {})
    }
    const attempt = client.authenticate(statement, () => visit.abort(), visit.signal)
    await expect(attempt).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(fake.asked('unsubscribe')).toContainEqual(['unsubscribe', '7'.repeat(64)])
    client.dispose()
  })

  it('shows no pairing URI to a visitor who has left', async () => {
    const { client, fake } = createWorld()
    const visit = new AbortController()
    const codes: string[] = []
    fake.library.authenticate = async () => {
      visit.abort()
      fake.showsCode(URI)
      throw new Error('late')
    }
    const attempt = client.authenticate(statement, ({ uri }) => codes.push(uri), visit.signal)
    await expect(attempt).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(codes).toEqual([])
    client.dispose()
  })

  it('returns the readable signatures of the wallet, even where it shares nothing more', async () => {
    const { client, fake } = createWorld()
    const cacao = {
      h: { t: 'caip122' },
      p: {
        iss: `did:pkh:eip155:1:${ALICE}`,
        aud: 'https://host.example',
        domain: 'host.example',
        nonce: 'abcdefgh',
      },
      s: { t: 'eip191', s: '0xsigned' },
    }
    fake.library.client.formatAuthMessage = ({ iss }) => {
      if (iss.endsWith('!')) throw new Error('no such account')
      return `text of ${iss}`
    }
    const odd = { ...cacao, p: { ...cacao.p, iss: 'did:pkh:eip155:1:!' } }
    fake.library.authenticate = async () => {
      fake.showsCode(URI)
      return {
        auths: [cacao, 'signed', null, { ...cacao, s: {} }, { ...cacao, p: { iss: 'x' } }, odd],
      }
    }
    await expect(client.authenticate(statement, () => undefined, never())).resolves.toEqual({
      session: null,
      statements: [{ cacao, message: `text of did:pkh:eip155:1:${ALICE}` }],
    })
    client.dispose()
  })

  it('proposes all that a session may hold, and accepts wallets with less', async () => {
    const { client, fake } = createWorld()
    const asked: unknown[] = []
    fake.library.authenticate = async request => {
      asked.push(request)
      fake.showsCode(URI)
      return { session: sessionRecord() }
    }
    const { methods: _none, ...request } = statement
    const { session, statements } = await client.authenticate(request, () => undefined, never())
    expect(session?.peer.name).toBe('Far Wallet')
    expect(statements).toEqual([])
    const [{ methods, optionalNamespaces }] = asked as [
      { methods: string[]; optionalNamespaces: object },
    ]
    expect(methods).toContain('eth_sendTransaction')
    expect(methods).not.toContain('wallet_showCallsStatus')
    expect(optionalNamespaces).toMatchObject({ eip155: { chains: ['eip155:1', 'eip155:10'] } })
    client.dispose()
  })

  it('works in a page without Buffer: the library gets a temporary one, and no other script does', async () => {
    const { client, fake } = createWorld()
    const events = new EventEmitter()
    Reflect.set(fake.library.client, 'engine', { events })
    const needsBuffer = () => Buffer.from('{}').toString('base64')
    const answer = deferred<{ session: ReturnType<typeof sessionRecord>; auths: unknown[] }>()
    events.on('session_request7', () => {
      needsBuffer()
      answer.resolve({ session: sessionRecord(), auths: [] })
    })
    fake.library.authenticate = async () => {
      await turn()
      needsBuffer()
      fake.showsCode(URI)
      return answer.promise
    }
    const seen: boolean[] = []
    const found = Object.getOwnPropertyDescriptor(globalThis, 'Buffer') as PropertyDescriptor
    Reflect.deleteProperty(globalThis, 'Buffer')
    try {
      const hear = (work: Promise<void>) => void work.catch(() => undefined)
      const onCode = async () => {
        await turn()
        seen.push('Buffer' in globalThis)
        events.emit('session_request7')
      }
      const attempt = client.authenticate(statement, () => hear(onCode()), never())
      await expect(attempt).resolves.toMatchObject({ session: { peer: { name: 'Far Wallet' } } })
      seen.push('Buffer' in globalThis)
    } finally {
      Object.defineProperty(globalThis, 'Buffer', found)
    }
    expect(seen).toEqual([false, false])
    expect(events.emit).toBe(EventEmitter.prototype.emit)
    client.dispose()
  })

  it('recognises the visitor’s refusal by the library’s message, which is all it passes on', async () => {
    const { client, fake } = createWorld()
    fake.library.authenticate = () => {
      fake.showsCode(URI)
      return Promise.reject(sentText('User rejected.'))
    }
    const attempt = client.authenticate(statement, () => undefined, never())
    await expect(attempt).rejects.toMatchObject({ code: 'USER_REJECTED' })
    client.dispose()
  })

  it('disconnects a wallet whose signature the library rejects, although its session has started', async () => {
    const { client, fake } = createWorld({ ports: { delay: async () => turn().then(() => true) } })
    fake.setSessions([])
    fake.library.authenticate = async () => {
      fake.showsCode(URI)
      fake.setSessions([sessionRecord()])
      throw new Error('Signature verification failed')
    }
    const attempt = client.authenticate(statement, () => undefined, never())
    await expect(attempt).rejects.toMatchObject({ code: 'CONNECT_FAILED' })
    await until(() => fake.asked('clientDisconnect').length > 0)
    expect(fake.asked('clientDisconnect')).toMatchObject([['clientDisconnect', { topic: TOPIC }]])
    client.dispose()
  })

  it('ends when the code has expired, and disconnects a wallet that answers later', async () => {
    const waits: number[] = []
    const { client, fake } = createWorld({
      ports: {
        delay: async (ms, signal) => {
          waits.push(ms)
          if (ms === 240_000) return true
          return new Promise(resolve => signal.addEventListener('abort', () => resolve(false)))
        },
      },
    })
    const answer = deferred<{ session: ReturnType<typeof sessionRecord> }>()
    fake.library.authenticate = () => {
      fake.showsCode(URI)
      return answer.promise
    }
    await expect(client.authenticate(statement, () => undefined, never())).rejects.toMatchObject({
      code: 'PAIRING_EXPIRED',
    })
    expect(waits).toContain(240_000)
    answer.resolve({ session: sessionRecord() })
    await until(() => fake.asked('clientDisconnect').length > 0)
    expect(client.session()).toBeNull()
    client.dispose()
  })
})

describe('a request', () => {
  /** The library passes on the wallet's plain object, which is no `Error`. */
  const sent = (answer: object) => answer as Error

  it('reaches the wallet under the session’s own name of the network', async () => {
    const { client, fake, connect } = createWorld({ answers: { request: async () => '0xsigned' } })
    await connect()
    await expect(client.request(sign, never())).resolves.toBe('0xsigned')
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
    await expect(client.request({ ...sign, method: 'eth_sign' }, never())).rejects.toMatchObject({
      code: 'UNSUPPORTED_METHOD',
      message: 'Method eth_sign is not supported',
    })
    expect(fake.asked('request')).toEqual([])
    client.dispose()
  })

  it('is rejected without a session, and in a namespace the session does not have', async () => {
    const { client, connect } = createWorld()
    await expect(client.request(sign, never())).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    await connect()
    const elsewhere = { ...sign, caipNetworkId: 'cosmos:hub' } as const
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
    const waiting = Array.from({ length: 99 }, () => client.request(sign, never()))
    await expect(client.request(sign, never())).rejects.toMatchObject({ code: 'LIMIT_EXCEEDED' })
    answer('0x')
    await waiting[0]
    const visit = new AbortController()
    const late = client.request(sign, visit.signal)
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
    await expect(client.request(sign, never())).rejects.toMatchObject({ code })
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
    await expect(client.request(sign, never())).rejects.toMatchObject({ code: 'SESSION_ENDED' })
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
    const asking = client.request(sign, visit.signal)
    visit.abort()
    await expect(asking).rejects.toMatchObject({ code: 'CANCELLED' })
    client.dispose()
  })
})

describe('the relay connection', () => {
  it('is checked when the page is visible again: a live one fetches missed messages', async () => {
    const { client, fake, connect } = createWorld()
    await connect()
    await client.refresh()
    expect(fake.asked('start')).toHaveLength(1)
    expect(fake.asked('restartTransport')).toEqual([])
    client.dispose()
  })

  it('is reopened when it is cut, or does not answer within half a second', async () => {
    const waits: number[] = []
    const { client, fake, connect } = createWorld({
      ports: {
        delay: async (ms, signal) => {
          waits.push(ms)
          await turn()
          return !signal.aborted
        },
      },
    })
    await connect()
    waits.length = 0
    fake.library.client.core.relayer.subscriber.start = () => new Promise(() => {})
    await client.refresh()
    expect(waits[0]).toBe(500)
    expect(fake.asked('restartTransport')).toHaveLength(1)
    fake.setConnected(false)
    await client.refresh()
    expect(fake.asked('restartTransport')).toHaveLength(2)
    client.dispose()
  })

  describe('while a request waits', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())
    const STANDING = { isLost: false, isAwaited: true, code: null }
    const LOST = { ...STANDING, isLost: true }

    async function asked() {
      const world = createWorld({ answers: { request: () => new Promise(() => {}) } })
      const connecting = world.connect()
      await jest.advanceTimersByTimeAsync(10)
      await connecting
      world.client.request(sign, never()).catch(() => undefined)
      await jest.advanceTimersByTimeAsync(0)
      const sent = () => {
        const [, question] = world.fake.asked('request')[0] ?? []
        world.fake.tell('session_request_sent', question)
      }
      return { ...world, sent }
    }

    it('P29 is reported as lost within five seconds of the socket closing, and as restored', async () => {
      const { client, fake, connections, sent } = await asked()
      sent()
      fake.setConnected(false)
      fake.walletConnectTells('relayer_disconnect')
      await jest.advanceTimersByTimeAsync(3_000)
      expect(connections).toEqual([STANDING])
      await jest.advanceTimersByTimeAsync(1_000)
      expect(connections).toEqual([STANDING, LOST])
      expect(client.connectionStatus()).toEqual(LOST)
      fake.setConnected(true)
      fake.walletConnectTells('relayer_connect')
      expect(connections).toEqual([STANDING, LOST, STANDING])
      client.dispose()
    })

    it('reports nothing about a connection that is back at once', async () => {
      const { client, fake, connections, sent } = await asked()
      sent()
      fake.walletConnectTells('relayer_disconnect')
      await jest.advanceTimersByTimeAsync(1_000)
      fake.walletConnectTells('relayer_connect')
      await jest.advanceTimersByTimeAsync(60_000)
      expect(connections).toEqual([STANDING])
      client.dispose()
    })

    it('is checked, and reported as lost, when the relay does not accept the request', async () => {
      const { client, fake, connections, sent } = await asked()
      const looks = fake.asked('start').length
      await jest.advanceTimersByTimeAsync(4_000)
      expect(connections).toEqual([STANDING, LOST])
      expect(fake.asked('start')).toHaveLength(looks + 1)
      sent()
      expect(connections).toEqual([STANDING, LOST, STANDING])
      client.dispose()
    })

    it('reports why a relay refuses us, at any time of a session', async () => {
      const { client, fake, connections, sent } = await asked()
      sent()
      fake.walletConnectTells('relayer_error', new Error('something passing'))
      expect(connections).toEqual([STANDING])
      fake.walletConnectTells('relayer_error', new Error('Unauthorized: invalid key'))
      expect(connections).toEqual([STANDING, { ...LOST, code: 'PROJECT_ID_INVALID' }])
      client.dispose()
    })

    it('has no listener after the client is disposed of', async () => {
      const { client, fake, connections } = await asked()
      client.dispose()
      fake.setConnected(false)
      fake.walletConnectTells('relayer_disconnect')
      fake.walletConnectTells('relayer_error', new Error('Unauthorized: invalid key'))
      await jest.advanceTimersByTimeAsync(10_000)
      expect(connections).toEqual([STANDING])
    })
  })

  it('is left alone while it is not needed', async () => {
    const { client, fake } = createWorld()
    await client.refresh()
    expect(fake.calls).toEqual([])
    client.dispose()
  })

  it('closes and stops its timers once it is not needed', async () => {
    const { client, fake, connect } = createWorld({
      ports: {
        delay: async (ms, signal) => (await turn(), !signal.aborted && ms <= 1_500),
      },
    })
    await connect()
    fake.tell('session_delete', { topic: TOPIC })
    await turn()
    expect(fake.asked('heartbeatStop')).toHaveLength(1)
    expect(fake.asked('transportClose')).toHaveLength(1)
    client.dispose()
  })

  it('leaves the sessions of a host’s own library alone, except the modal’s', async () => {
    const [first, second, foreign] = ['a', 'b', 'c'].map(letter => letter.repeat(64))
    let topic = first
    const world = createWorld({
      isShared: true,
      answers: { pair: async () => ({ ...sessionRecord(), topic: topic ?? '' }) },
    })
    const { client, fake, connect } = world
    fake.setSessions([{ ...sessionRecord(), topic: foreign ?? '' }, sessionRecord()])
    await connect()
    expect(fake.asked('clientDisconnect')).toEqual([])
    topic = second
    await connect()
    expect(fake.asked('clientDisconnect')).toMatchObject([['clientDisconnect', { topic: first }]])
    client.dispose()
  })

  it('leaves a host’s library running', async () => {
    const { client, fake, connect } = createWorld({ isShared: true })
    await connect()
    fake.tell('session_delete', { topic: TOPIC })
    client.dispose()
    await turn()
    expect(fake.asked('transportClose')).toEqual([])
    expect(fake.asked('heartbeatStop')).toEqual([])
  })
})

describe('P28 restoring a session', () => {
  const kept = { getItem: () => '[{}]', setItem: () => undefined, removeItem: () => undefined }

  it('loads no library where nothing was stored', async () => {
    const { client, opened } = createWorld()
    await expect(client.restore(never())).resolves.toBeNull()
    expect(opened).toEqual([])
    client.dispose()
  })

  it('keeps a stored session for a page that was built with the library', async () => {
    const { client, fake } = createWorld({ ports: { storage: kept } })
    jest.spyOn(fake, 'open').mockRejectedValueOnce(new ModalError('PEER_MISSING', 'library'))
    await expect(client.restore(never())).rejects.toMatchObject({ code: 'CODE_NOT_LOADED' })
    client.dispose()
  })

  it('restores the stored session, and drops an expired one', async () => {
    const { client, fake } = createWorld({ ports: { storage: kept } })
    fake.library.session = sessionRecord()
    await expect(client.restore(never())).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
    await expect(client.restore(never())).resolves.not.toBeNull()
    client.dispose()
    const late = createWorld({ ports: { storage: kept, now: () => 5_000_000_000_000 } })
    late.fake.library.session = sessionRecord()
    await expect(late.client.restore(never())).resolves.toBeNull()
    expect(late.fake.asked('forget')).toHaveLength(1)
    late.client.dispose()
  })

  describe('reads pending relay messages before a wallet counts as connected', () => {
    const word = (method: string) => ({ topic: TOPIC, message: JSON.stringify({ method }) })
    const sealed = (method: string) => ({ ...word(method), publishedAt: 1 })
    const settled = async (restoring: Promise<unknown>) => {
      const seen: unknown[] = []
      restoring.then(
        value => seen.push(value),
        (reason: unknown) => seen.push(reason),
      )
      for (let step = 0; step < 20; step += 1) await turn()
      return seen
    }
    const begin = (answers: Parameters<typeof createWorld>[0] = {}) => {
      const world = createWorld({ ...answers, ports: { storage: kept, ...answers.ports } })
      world.fake.library.session = sessionRecord()
      return world
    }

    it('waits for the socket, and for the messages that the relay kept', async () => {
      const answer = deferred<unknown>()
      const { client, fake } = begin({ answers: { walletConnect: () => answer.promise } })
      fake.setConnected(false)
      const restoring = client.restore(never())
      expect(await settled(restoring)).toEqual([])
      fake.setConnected(true)
      fake.walletConnectTells('relayer_connect')
      expect(await settled(restoring)).toEqual([])
      expect(fake.asked('walletConnectRequest')).toEqual([
        ['walletConnectRequest', { method: 'irn_batchFetchMessages', params: { topics: [TOPIC] } }],
      ])
      answer.resolve({ messages: [], hasMore: false })
      await expect(restoring).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
      client.dispose()
    })

    it('drops a session that the wallet ended, and stores nothing of it', async () => {
      const { client, fake, changes } = begin({
        answers: { walletConnect: async () => ({ messages: [sealed('wc_sessionDelete')] }) },
      })
      await expect(client.restore(never())).resolves.toBeNull()
      expect(client.session()).toBeNull()
      expect(fake.asked('takeIn')).toHaveLength(1)
      expect(fake.asked('forget')).toHaveLength(1)
      expect(changes).toEqual([])
      client.dispose()
    })

    it('resubscribes to a session whose subscription was not stored', async () => {
      const { client, fake } = begin()
      fake.setSubscribed(false)
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(fake.asked('subscribe')).toEqual([['subscribe', TOPIC]])
      client.dispose()
    })

    it('drops a session whose end the library has already processed', async () => {
      const { client, fake } = begin({
        answers: {
          walletConnect: async () => {
            fake.setSessions([])
            return { messages: [] }
          },
        },
      })
      await expect(client.restore(never())).resolves.toBeNull()
      client.dispose()
    })

    it('lets the library process the wallet’s switch first', async () => {
      const { client, fake } = begin({
        answers: { walletConnect: async () => ({ messages: [sealed('wc_sessionUpdate')] }) },
      })
      const restoring = client.restore(never())
      expect(await settled(restoring)).toEqual([])
      fake.workOff()
      await expect(restoring).resolves.not.toBeNull()
      client.dispose()
    })

    it('fetches more where there is more, and lets a relay without that method push it', async () => {
      const answers = [
        { messages: [sealed('wc_sessionPing')], hasMore: true },
        { messages: [sealed('wc_sessionPing')], hasMore: false },
      ]
      const { client, fake } = begin({ answers: { walletConnect: async () => answers.shift() } })
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(fake.asked('walletConnectRequest')).toHaveLength(2)
      client.dispose()
      const other = begin({
        answers: {
          walletConnect: () => Promise.reject(Object.assign(new Error('?'), { code: -32601 })),
        },
      })
      await expect(other.client.restore(never())).resolves.not.toBeNull()
      expect(other.fake.asked('start')).toHaveLength(1)
      other.client.dispose()
    })

    it('continues with what it has where a relay endlessly reports more', async () => {
      const asked = () => fake.asked('walletConnectRequest').length
      const { client, fake } = begin({
        ports: {
          delay: (_ms, signal) =>
            new Promise(resolve => signal.addEventListener('abort', () => resolve(false))),
        },
        answers: {
          walletConnect: async () => {
            if (asked() > 1_000) throw new Error('asked without end')
            return { messages: [sealed('wc_sessionPing')], hasMore: true }
          },
        },
      })
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(asked()).toBe(50)
      client.dispose()
    })

    it('retries over a new socket where the relay is silent, and after a loss', async () => {
      const answers = [
        () => new Promise(() => {}),
        () => Promise.reject(new Error('No internet connection detected.')),
        () => Promise.resolve({ messages: [] }),
      ]
      const { client, fake } = begin({
        ports: { delay: async (_ms, signal) => (await turn(), !signal.aborted) },
        answers: { walletConnect: async () => answers.shift()?.() },
      })
      await expect(client.restore(never())).resolves.not.toBeNull()
      expect(fake.asked('walletConnectRequest')).toHaveLength(3)
      client.dispose()
    })

    it('continues for the next caller, and stops, without forgetting, once no caller waits', async () => {
      const elapsed: (() => void)[] = []
      const { client, fake } = begin({
        ports: {
          delay: (ms, signal) =>
            new Promise(resolve => {
              if (ms === 1_500) elapsed.push(() => resolve(!signal.aborted))
              else signal.addEventListener('abort', () => resolve(false))
            }),
        },
      })
      fake.setConnected(false)
      const patience = new AbortController()
      const first = client.restore(patience.signal)
      expect(await settled(first)).toEqual([])
      patience.abort()
      await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
      const later = new AbortController()
      const second = client.restore(later.signal)
      for (const pass of elapsed.splice(0)) pass()
      expect(await settled(second)).toEqual([])
      later.abort()
      await expect(second).rejects.toMatchObject({ code: 'CANCELLED' })
      for (const pass of elapsed.splice(0)) pass()
      await settled(second.catch(() => undefined))
      expect(client.session()).toBeNull()
      expect(fake.asked('forget')).toEqual([])
      client.dispose()
    })

    it('never reports a session as ended because the page unloads', async () => {
      const { client, fake } = begin()
      fake.setConnected(false)
      const restoring = client.restore(never())
      expect(await settled(restoring)).toEqual([])
      client.dispose()
      await expect(restoring).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
      expect(fake.asked('forget')).toEqual([])
    })
  })

  it('reopens its library for a session that another tab stored, and keeps that tab’s data', async () => {
    const { client, fake, connect, opened } = createWorld({
      ports: { storage: kept },
      answers: { disconnect: async () => undefined },
    })
    await connect()
    await client.disconnect(never())
    fake.setKept(false)
    const restoring = client.restore(never())
    fake.library.session = sessionRecord() // the record that the new library reads
    fake.calls.length = 0
    await expect(restoring).resolves.toMatchObject({ peer: { name: 'Far Wallet' } })
    expect(opened).toHaveLength(2)
    expect(fake.asked('forget')).toEqual([])
    client.dispose()
  })

  it('leaves no socket to the replaced library', async () => {
    const { client, fake } = createWorld({
      ports: {
        storage: kept,
        delay: async (ms, signal) => (await turn(), !signal.aborted && ms <= 1_500),
      },
      answers: { pair: () => new Promise(() => {}) },
    })
    const visit = new AbortController()
    await new Promise(resolve => {
      client.connect(resolve, visit.signal).catch(() => undefined)
    })
    const listening = fake.listeners()
    fake.setKept(false)
    fake.library.session = sessionRecord()
    await client.restore(never())
    // The old library finishes its pending work, and closes only after that.
    expect(fake.asked('transportClose')).toEqual([])
    expect(fake.listeners()).toBeGreaterThan(listening)
    visit.abort()
    await until(() => fake.asked('transportClose').length > 0)
    expect(fake.asked('transportClose')).toHaveLength(1)
    client.dispose()
  })

  it('disconnects the wallet of a stored session that was not restored, and forgets it', async () => {
    const { client, fake } = createWorld({
      ports: { storage: kept },
      answers: { disconnect: async () => undefined },
    })
    fake.library.session = sessionRecord()
    await client.disconnect(never())
    expect(fake.asked('disconnect')).toHaveLength(1)
    expect(fake.asked('forget')).toHaveLength(1)
    expect(fake.asked('forgetHistory')).toContainEqual(['forgetHistory', TOPIC])
    expect(client.session()).toBeNull()
    client.dispose()
  })

  it('keeps trying after the caller’s limit has passed, and gives up in the end', async () => {
    const patience = deferred<boolean>()
    const { client, fake } = createWorld({
      ports: {
        storage: kept,
        delay: (ms, signal) => (ms === 10_000 ? patience.promise : delay(ms, signal)),
      },
      answers: { disconnect: () => new Promise(() => {}) },
    })
    fake.library.session = sessionRecord()
    const caller = new AbortController()
    const leaving = client.disconnect(caller.signal)
    await until(() => fake.asked('disconnect').length > 0)
    caller.abort()
    await leaving
    expect(fake.asked('forget')).toHaveLength(1)
    expect(fake.asked('deleteSession')).toEqual([])
    patience.resolve(true)
    await until(() => fake.library.session === undefined)
    expect(fake.asked('deleteSession')).toHaveLength(1)
    expect(fake.library.session).toBeUndefined()
    client.dispose()
  })

  it('disconnects no wallet where nothing was stored, and never for a host’s own library', async () => {
    const { client, opened } = createWorld()
    await client.disconnect(never())
    expect(opened).toEqual([])
    client.dispose()
    const shared = createWorld({ isShared: true, ports: { storage: kept } })
    await shared.client.disconnect(never())
    expect(shared.fake.calls).toEqual([])
    shared.client.dispose()
  })

  it('leaves no listener on a host’s library when it is disposed of', async () => {
    const { client, fake, connect } = createWorld({ isShared: true })
    const before = fake.listeners()
    await connect()
    client.dispose()
    await turn()
    expect(fake.listeners()).toBe(before)
  })

  it('keeps its own library’s socket closed after it is disposed of', async () => {
    const { client, fake, connect } = createWorld()
    await connect()
    client.dispose()
    await turn()
    fake.walletConnectTells('relayer_connect')
    fake.tell('session_delete', { topic: TOPIC })
    expect(fake.asked('transportClose')).toHaveLength(2)
    expect(fake.listeners()).toBe(1)
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
