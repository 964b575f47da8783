/** @jest-environment node */
import { UniversalProvider } from '@walletconnect/universal-provider'
import { createSilentLogger } from '../../../../src/chains/walletconnect/relay/createSilentLogger'
import { warnAboutVersion } from '../../../../src/chains/walletconnect/relay/warnAboutVersion'
import type { WalletConnectLibrary } from '../../../../src/chains/walletconnect/relay/WalletConnectLibrary'

const log = jest.fn()

interface Line extends Record<'createProvider', () => Promise<void>> {
  readonly events: { emit(event: string): void }
}

/** The real library, with a relay that never answers. */
async function openLine() {
  const records = new Map<string, unknown>()
  const library = await UniversalProvider.init({
    projectId: 'p',
    relayUrl: 'ws://127.0.0.1:9',
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
    customStoragePrefix: 'version',
    telemetryEnabled: false,
    disableProviderPing: true,
    logger: createSilentLogger(),
    storage: {
      getKeys: async () => [...records.keys()],
      getEntries: async () => [...records.entries()] as [string, never][],
      getItem: async (key: string) => records.get(key) as never,
      setItem: async (key: string, value: unknown) => void records.set(key, value),
      removeItem: async (key: string) => void records.delete(key),
    },
  } as never)
  const { relayer, heartbeat } = library.client.core
  heartbeat.stop()
  const line = relayer as unknown as Line
  await line.createProvider()
  return {
    library: library as unknown as WalletConnectLibrary,
    stands: () => line.events.emit('relayer_connect'),
  }
}

describe('warnAboutVersion', () => {
  it('logs the release that was found once the relay is connected, and how to get the tested one', async () => {
    const { library, stands } = await openLine()
    warnAboutVersion(library, { log }, '2.20.0')
    expect(log).not.toHaveBeenCalled()
    stands()
    stands()
    expect(log.mock.calls).toEqual([
      [
        'warn',
        expect.stringMatching(
          /universal-provider 2\.21\.8 was found.*tested with 2\.20\.0.*npm install @walletconnect\/universal-provider@2\.20\.0/,
        ),
      ],
    ])
    log.mockClear()
    warnAboutVersion(library, { log })
    stands()
    expect(log).not.toHaveBeenCalled()
  })

  it('logs nothing for a library without a release', () => {
    const heard: (() => void)[] = []
    const relayer = { on: (_event: string, hear: () => void) => heard.push(hear), off: jest.fn() }
    const library = { client: { core: { relayer } } } as unknown as WalletConnectLibrary
    warnAboutVersion(library, { log })
    heard.forEach(hear => hear())
    expect(relayer.off).toHaveBeenCalledTimes(1)
    expect(log).not.toHaveBeenCalled()
  })
})
