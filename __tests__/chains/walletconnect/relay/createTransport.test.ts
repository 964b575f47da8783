import { createTransport } from '../../../../src/chains/walletconnect/relay/createTransport'
import { delay } from '../../../../src/clients/delay'
import { createFakeLibrary } from '../createFakeLibrary'

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function createRelayConnection(
  relayUrls: readonly string[] = ['wss://one.example', 'wss://two.example'],
) {
  const fake = createFakeLibrary()
  let isNeeded = true
  const transport = createTransport({
    library: fake.library,
    relayUrls,
    isNeeded: () => isNeeded,
    delay,
  })
  return {
    fake,
    transport,
    leave() {
      isNeeded = false
    },
    restarts: () => fake.asked('restartTransport').map(([, url]) => url),
  }
}

describe('the relay transport', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('reconnects with growing pauses after a cut, and tries the other relays, too', async () => {
    const { fake, transport, restarts } = createRelayConnection()
    fake.setConnected(false)
    fake.walletConnectTells('relayer_disconnect')
    await pass(700)
    expect(restarts()).toEqual(['wss://one.example'])
    await pass(60_000)
    expect(restarts().slice(0, 5)).toEqual([
      'wss://one.example',
      'wss://one.example',
      'wss://two.example',
      'wss://two.example',
      'wss://one.example',
    ])
    expect(restarts().length).toBeLessThan(9)
    fake.setConnected(true)
    await pass(60_000)
    const before = restarts().length
    await pass(120_000)
    expect(restarts()).toHaveLength(before)
    transport.dispose()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('reconnects once, however often the cut is reported', async () => {
    const { fake, transport, restarts } = createRelayConnection()
    fake.setConnected(false)
    for (let i = 0; i < 5; i++) fake.walletConnectTells('relayer_disconnect')
    await pass(700)
    expect(restarts()).toHaveLength(1)
    transport.dispose()
  })

  it('is left alone when it is not needed, and no longer reconnects then', async () => {
    const { fake, transport, restarts, leave } = createRelayConnection()
    fake.setConnected(false)
    fake.walletConnectTells('relayer_disconnect')
    leave()
    await pass(5_000)
    fake.walletConnectTells('relayer_disconnect')
    await pass(5_000)
    await transport.check()
    expect(restarts()).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
    transport.dispose()
  })

  it('reconnects after a failed start', async () => {
    const { fake, transport, restarts } = createRelayConnection()
    fake.setConnected(false)
    const expecting = transport.expect()
    await pass(5_000)
    await expecting
    expect(restarts()).toContain('wss://one.example')
    transport.dispose()
  })

  it('sleeps with its timers stopped, wakes once, and closes what opens meanwhile', async () => {
    const { fake, transport } = createRelayConnection()
    await transport.wake()
    expect(fake.asked('heartbeat')).toEqual([])
    await transport.sleep()
    expect(fake.asked('heartbeatStop')).toHaveLength(1)
    fake.walletConnectTells('relayer_connect')
    expect(fake.asked('transportClose')).toHaveLength(2)
    await transport.wake()
    await transport.wake()
    expect(fake.asked('heartbeat')).toHaveLength(1)
    fake.walletConnectTells('relayer_connect')
    expect(fake.asked('transportClose')).toHaveLength(2)
    transport.dispose()
    expect(fake.listeners()).toBe(0)
  })
})
