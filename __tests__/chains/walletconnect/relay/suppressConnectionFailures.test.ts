/** @jest-environment node */
import { UniversalProvider } from '@walletconnect/universal-provider'
import { createSilentLogger } from '../../../../src/chains/walletconnect/relay/createSilentLogger'
import { suppressConnectionFailures } from '../../../../src/chains/walletconnect/relay/suppressConnectionFailures'

const OFFLINE = 'No internet connection detected. Please restart your network and try again.'
const TOPIC = 'a'.repeat(64)

/**
 * A page with a browser's handling of unhandled rejections: its listeners receive each one, and the
 * page reports those that no listener takes.
 */
function createPage() {
  const listeners = new Set<(event: PromiseRejectionEvent) => void>()
  const add = (type: string, hear: (event: PromiseRejectionEvent) => void, isFirst?: boolean) => {
    expect([type, isFirst]).toEqual(['unhandledrejection', true])
    listeners.add(hear)
  }
  return {
    window: { addEventListener: add } as unknown as Window,
    listeners,
    /** Whether an unhandled rejection reaches the page or another listener. */
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

/** The real library on an offline device. */
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
    Object.assign(options, { logger: createSilentLogger() }) as typeof options,
  )
  library.client.core.relayer.confirmOnlineStateOrThrow = () => Promise.reject(new Error(OFFLINE))
  return library
}

describe('unhandled rejections of the library while offline', () => {
  async function begin({ isOurs = true } = {}) {
    const library = await open()
    const page = createPage()
    if (isOurs) suppressConnectionFailures(library, page.window)
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
    /** The reason with which each call rejects for its caller. */
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
  ])('with ours (%s), reach the page: %s; each caller is rejected', async (isOurs, reaches) => {
    const { page, failures } = await begin({ isOurs })
    expect(failures.map(String)).toEqual(failures.map(() => `Error: ${OFFLINE}`))
    expect(failures.map(page.reaches)).toEqual(failures.map(() => reaches))
  })

  it.each([
    ['the same words of another library', new Error(OFFLINE)],
    ['what is no error', OFFLINE],
    ['nothing', undefined],
  ])('are not confused with %s', async (_what, reason) => {
    const { page } = await begin()
    expect(page.reaches(reason)).toBe(true)
  })

  it('need one listener for all libraries of a page', async () => {
    const { page, library } = await begin()
    suppressConnectionFailures(library, page.window)
    expect(page.listeners.size).toBe(1)
  })
})
