import { attestOrigin } from '../../../src/chains/walletconnect/pairing/attestOrigin'
import { delay } from '../../../src/clients/delay'
import { ModalError } from '../../../src/domain/ModalError'
import { sessionRecord } from './createFakeLibrary'
import { createWorld, never } from './walletConnectClientWorld'

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

    it('is not assumed while the proposal waits for the attestation of the origin', async () => {
      const world = createWorld({ relayUrls: two })
      const verify = { register: () => new Promise<string>(() => {}) }
      Reflect.set(world.fake.library.client.core, 'verify', verify)
      const attestation = attestOrigin(world.fake.library, true, delay)
      const { open } = world.fake
      jest.spyOn(world.fake, 'open').mockImplementation(async () => {
        await delay(2_000, never())
        return { ...(await open()), attestation }
      })
      const { pair } = world.fake.library
      world.fake.library.pair = async proposed => {
        await verify.register()
        await delay(1_200, never()) // a distant relay's answer
        return pair(proposed)
      }
      const outcome = world.connect().then(
        () => 'connected',
        (thrown: ModalError) => thrown.code,
      )
      await jest.advanceTimersByTimeAsync(20_000)
      expect(await outcome).toBe('connected')
      expect(world.opened).toEqual([two[0]])
      world.client.dispose()
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
