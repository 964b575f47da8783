import { turn } from '../../support/turn'
import { sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorld, never, signRequest } from './walletConnectClientWorld'

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
      world.client.request(signRequest, never()).catch(() => undefined)
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
