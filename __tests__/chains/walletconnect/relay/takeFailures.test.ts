/** @jest-environment node */
import { UniversalProvider } from '@walletconnect/universal-provider'
import { silentLogger } from '../../../../src/chains/walletconnect/relay/silentLogger'
import { takeFailures } from '../../../../src/chains/walletconnect/relay/takeFailures'

const OFFLINE = 'No internet connection detected. Please restart your network and try again.'
const TOPIC = 'a'.repeat(64)

/** A page as a browser makes one: what nobody waits for is told to its listeners, and reaches the page where none takes it. */
function createPage() {
  const listeners = new Set<(event: PromiseRejectionEvent) => void>()
  const add = (type: string, hear: (event: PromiseRejectionEvent) => void, isFirst?: boolean) => {
    expect([type, isFirst]).toEqual(['unhandledrejection', true])
    listeners.add(hear)
  }
  return {
    window: { addEventListener: add } as unknown as Window,
    listeners,
    /** Whether a rejection that nobody handles reaches the page, or another listener of it. */
    reaches(reason: unknown) {
      const taken = { preventDefault: jest.fn(), stopImmediatePropagation: jest.fn() }
      for (const hear of listeners) hear({ reason, ...taken } as never)
      const { preventDefault, stopImmediatePropagation } = taken
      expect(stopImmediatePropagation).toHaveBeenCalledTimes(preventDefault.mock.calls.length)
      return preventDefault.mock.calls.length === 0
    },
  }
}

let name = 0

/** The real library, on a device that is offline. */
async function open() {
  const records = new Map<string, unknown>()
  const options = {
    projectId: 'p',
    relayUrl: 'ws://127.0.0.1:9',
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
    customStoragePrefix: `failures${String((name += 1))}`,
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
    Object.assign(options, { logger: silentLogger() }) as typeof options,
  )
  library.client.core.relayer.confirmOnlineStateOrThrow = () => Promise.reject(new Error(OFFLINE))
  return library
}

describe('what the library leaves alone while there is no line', () => {
  async function begin({ isOurs = true } = {}) {
    const library = await open()
    const page = createPage()
    if (isOurs) takeFailures(library, page.window)
    const { relayer, heartbeat } = library.client.core
    heartbeat.stop()
    const establish = Reflect.get(relayer, 'toEstablishConnection') as () => Promise<unknown>
    const ways: readonly (() => Promise<unknown>)[] = [
      async () => relayer.confirmOnlineStateOrThrow(),
      async () => establish.call(relayer),
      async () => relayer.restartTransport(),
      async () => relayer.subscribe(TOPIC),
      async () => relayer.request({ id: 1, method: 'irn_publish', params: {} } as never),
    ]
    /** What each way rejects with, as its caller is told. */
    const failures = await Promise.all(
      ways.map(way =>
        way().then(
          () => 'nothing',
          (reason: unknown) => reason,
        ),
      ),
    )
    return { page, failures, library }
  }

  it.each([
    [true, false],
    [false, true],
  ])('with us (%s), it reaches the page: %s; whoever asked is told', async (isOurs, reaches) => {
    const { page, failures } = await begin({ isOurs })
    expect(failures.map(String)).toEqual(failures.map(() => `Error: ${OFFLINE}`))
    expect(failures.map(page.reaches)).toEqual(failures.map(() => reaches))
  })

  it.each([
    ['the same words of another library', new Error(OFFLINE)],
    ['what is no error', OFFLINE],
    ['nothing', undefined],
  ])('is not confused with %s', async (_what, reason) => {
    const { page } = await begin()
    expect(page.reaches(reason)).toBe(true)
  })

  it('needs one listener for all libraries of a page', async () => {
    const { page, library } = await begin()
    takeFailures(library, page.window)
    expect(page.listeners.size).toBe(1)
  })
})
