/** @jest-environment node */
import { ignoreUnsubscribeFailures } from '../../../../src/chains/walletconnect/session/ignoreUnsubscribeFailures'
import { createSilentLogger } from '../../../../src/chains/walletconnect/relay/createSilentLogger'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { until } from '../../../support/until'

const TOPIC = 'a'.repeat(64)
const EXPIRY = 4_000_000_000

/** The real library on an offline page. */
async function open() {
  const records = new Map<string, unknown>()
  const options = {
    projectId: 'p',
    relayUrl: 'ws://127.0.0.1:9',
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
    customStoragePrefix: 'offline',
    telemetryEnabled: false,
    disableProviderPing: true,
    storage: {
      getKeys: async () => [...records.keys()],
      getEntries: async () => [...records.entries()] as [string, never][],
      getItem: async (key: string) => records.get(key) as never,
      setItem: async (key: string, value: unknown) => void records.set(key, value),
      removeItem: async (key: string) => void records.delete(key),
    },
  }
  const library = await UniversalProvider.init(
    Object.assign(options, { logger: createSilentLogger() }) as typeof options,
  )
  const { core } = library.client
  core.relayer.confirmOnlineStateOrThrow = async () => {
    throw new Error('No internet connection detected. Please restart your network and try again.')
  }
  ignoreUnsubscribeFailures(library)
  return { library, core }
}

describe('requests that expire while the relay is unreachable', () => {
  it('are dropped, and no failure of the library reaches the page', async () => {
    const unheard: unknown[] = []
    const onUnheard = (reason: unknown) => unheard.push(reason)
    process.on('unhandledRejection', onUnheard)
    const { core } = await open()
    const { pairing, expirer, heartbeat, relayer } = core
    relayer.subscriber.subscriptions.set('id', {
      id: 'id',
      topic: TOPIC,
      relay: { protocol: 'irn' },
    })
    relayer.subscriber.topicMap.set(TOPIC, 'id')
    await core.crypto.setSymKey('b'.repeat(64), TOPIC)
    await pairing.pairings.set(TOPIC, {
      topic: TOPIC,
      expiry: EXPIRY,
      relay: { protocol: 'irn' },
      active: false,
    })
    expirer.set(TOPIC, EXPIRY)
    expirer.set(TOPIC, 0)
    await until(() => !pairing.pairings.keys.includes(TOPIC))
    heartbeat.stop()
    process.off('unhandledRejection', onUnheard)
    expect(unheard).toEqual([])
  })
})
