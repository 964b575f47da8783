import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startInPage } from '../../../src/app/runtime/startInPage'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { createSessionStorage } from '../../../src/siwx/sessions/createStorages'
import { createBrowserStorage } from '../../../src/clients/createBrowserStorage'
import { createClipboard } from '../../../src/clients/createClipboard'
import { createLegacyRecords } from '../../../src/clients/createLegacyRecords'
import { createStatisticsPage } from '../../../src/clients/createStatisticsPage'
import { delay } from '../../../src/clients/delay'
import { takeOverSession } from '../../../src/chains/walletconnect/session/takeOverSession'
import { shareMessages } from '../../../src/chains/walletconnect/session/shareMessages'
import type { WalletConnectLibrary } from '../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { copyRequested } from '../../../src/core/account/accountSlice'
import { registerCopyTextFlow } from '../../../src/core/account/copyTextFlow'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { registerPasteRecipientFlow } from '../../../src/features/send/recipient/pasteRecipientFlow'
import { pasteRequested } from '../../../src/features/send/sendSlice'
import { createNonce } from '../../../src/siwx/messages/createNonce'
import { isUnreachable } from '../../../src/features/siwx/siwxRules'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import { signInRequested, signOutRequested } from '../../../src/features/siwx/siwxEvents'
import type { WalletConnectPorts } from '../../../src/ports/walletConnect'
import { connect, pass, setUpFlowTests, type FlowWorld } from '../../support/flowWorld'
import { createFakeSiwx, sessionOn } from '../../support/siwxWorld'

const DENIED = () => new DOMException('The request was denied.', 'SecurityError')
const refuse = (): never => {
  throw DENIED()
}
const reject = () => Promise.reject(DENIED())

/** A stand-in for a browser API: `undefined` removes it; a throwing getter throws on any access. */
interface Given {
  readonly value?: unknown
  readonly isThrowing?: boolean
}

let undo: (() => void)[] = []
afterEach(() => {
  for (const restore of undo.reverse()) restore()
  undo = []
})

/** Replaces a browser API until the end of the test. */
function give(on: object, name: string, { value, isThrowing = false }: Given) {
  const before = Object.getOwnPropertyDescriptor(on, name)
  Object.defineProperty(on, name, {
    configurable: true,
    ...(isThrowing ? { get: refuse } : { value, writable: true }),
  })
  undo.push(() => {
    Reflect.deleteProperty(on, name)
    if (before) Object.defineProperty(on, name, before)
  })
}

class Channel {
  addEventListener() {}
  postMessage() {}
  close() {}
}

const ABSENT: Given = {}
const ON_TOUCH: Given = { isThrowing: true }

const LOCKS: readonly [string, Given][] = [
  ['absent', ABSENT],
  ['rejecting', { value: { request: reject } }],
  ['throwing as it is asked', { value: { request: refuse } }],
  ['throwing as it is touched', ON_TOUCH],
]

const CHANNELS: readonly [string, Given][] = [
  ['absent', ABSENT],
  [
    'refusing each message',
    {
      value: class extends Channel {
        override postMessage = refuse
      },
    },
  ],
  [
    'refusing to be heard',
    {
      value: class extends Channel {
        override addEventListener = refuse
      },
    },
  ],
  [
    'refusing to be closed',
    {
      value: class extends Channel {
        override close = refuse
      },
    },
  ],
  [
    'throwing at construction',
    {
      value: class {
        constructor() {
          refuse()
        }
      },
    },
  ],
  ['throwing as it is touched', ON_TOUCH],
]

const STORAGES: readonly [string, Given][] = [
  ['absent', ABSENT],
  ['refusing every call', { value: { getItem: refuse, setItem: refuse, removeItem: refuse } }],
  ['full', { value: { getItem: () => null, setItem: refuse, removeItem: () => undefined } }],
  ['throwing as it is touched', ON_TOUCH],
]

const request = (error: unknown) => {
  const asked = { error } as { error: unknown; onerror?: () => void }
  Promise.resolve()
    .then(() => asked.onerror?.())
    .catch(refuse)
  return asked
}

const DATABASES: readonly [string, Given][] = [
  ['absent', ABSENT],
  ['rejecting its list', { value: { databases: reject, open: () => request(DENIED()) } }],
  ['rejecting', { value: { open: () => request(DENIED()) } }],
  ['throwing as it is opened', { value: { open: refuse } }],
  ['throwing as it is touched', ON_TOUCH],
]

const CLIPBOARDS: readonly [string, Given][] = [
  ['absent', ABSENT],
  ['rejecting', { value: { writeText: reject, readText: reject } }],
  ['throwing as it is asked', { value: { writeText: refuse, readText: refuse } }],
  ['throwing as it is touched', ON_TOUCH],
]

const RANDOMS: readonly [string, Given][] = [
  ['absent', ABSENT],
  ['without random numbers', { value: {} }],
  ['throwing as it is asked', { value: { getRandomValues: refuse } }],
  ['throwing as it is touched', ON_TOUCH],
]

const eip155 = { namespace: 'eip155' } as const

describe('browser APIs that are missing or blocked', () => {
  const createWorld = setUpFlowTests()
  const phase = (world: FlowWorld) => selectSignIn(world.store.getState(), 'eip155')

  async function signInAndOut() {
    const siwx = createFakeSiwx()
    const signMessage = jest.fn(async () => '0x1b')
    const world = createWorld({ options: { siwx }, adapter: { signMessage } })
    await connect(world)
    world.dispatch(signInRequested(eip155))
    await pass(1_000)
    expect(phase(world)).toMatchObject({ phase: 'signedIn', error: null })
    expect(signMessage).toHaveBeenCalledTimes(1)
    expect(siwx.sessions).toHaveLength(1)
    world.dispatch(signOutRequested(eip155))
    await pass(1_000)
    expect(phase(world)).toMatchObject({ phase: 'signedOut', error: null })
    expect(siwx.sessions).toEqual([])
  }

  it.each(LOCKS)('locks that are %s: signs in by one signature, and out', async (_how, given) => {
    give(navigator, 'locks', given)
    await signInAndOut()
  })

  it.each(CHANNELS)(
    'channels between tabs that are %s: signs in with one signature, and signs out',
    async (_how, given) => {
      give(globalThis, 'BroadcastChannel', given)
      await signInAndOut()
    },
  )

  it.each(CHANNELS)(
    'channels between tabs that are %s: a WalletConnect session continues in this tab',
    (_how, given) => {
      const page = {}
      give(page, 'BroadcastChannel', given)
      const heard = new Set<(event: object) => void>()
      const relayer = {
        on: (_name: string, hear: (event: object) => void) => heard.add(hear),
        off: (_name: string, hear: (event: object) => void) => heard.delete(hear),
        onMessageEvent: async () => undefined,
      }
      const library = { client: { core: { relayer } } } as unknown as WalletConnectLibrary
      const stop = shareMessages(library, page as Window)
      for (const hear of heard) hear({ topic: 'ab', message: 'sealed', publishedAt: 1 })
      stop()
      expect(heard.size).toBe(0)
    },
  )

  it.each(STORAGES)('local storage that is %s: remembers until the page unloads', (_how, given) => {
    const page = {}
    give(page, 'localStorage', given)
    const storage = createBrowserStorage(page as Window)
    storage?.setItem('key', 'value')
    expect(storage?.getItem('key')).toBe('value')
  })

  it.each(STORAGES)('local storage that is %s: a modal starts', (_how, given) => {
    give(window, 'localStorage', given)
    const world = createWorld()
    const runtime = findRuntime(world.hostStore, 'walletModal')
    const { storage: _storage, ...options } = runtime.options
    const stop = startInPage({ ...runtime, options }, { createEngine: () => refuse() })
    stop()
    expect(world.types()).toContain('options/optionsGiven')
  })

  it.each(STORAGES)(
    'session storage that is %s: a sign-in lasts as long as the page',
    async (_how, given) => {
      give(window, 'sessionStorage', given)
      const storage = createSessionStorage()
      const session = sessionOn('eip155:1', '0xab')
      await storage.add(session)
      expect(await storage.get('eip155:1', '0xab')).toEqual([session])
      await storage.delete('eip155:1', '0xab')
      expect(await storage.get('eip155:1', '0xab')).toEqual([])
    },
  )

  it.each(DATABASES)(
    'databases that are %s: there is no session to take over',
    async (_how, given) => {
      const page = {}
      give(page, 'indexedDB', given)
      const ports = {
        delay,
        logger: { log: () => undefined },
        storage: createBrowserStorage({} as Window),
        oldRecords: async () => createLegacyRecords(page as Window),
      } as unknown as WalletConnectPorts
      expect(await takeOverSession(ports)).toBe(false)
    },
  )

  it.each(CLIPBOARDS)(
    'a clipboard that is %s: the modal tells the visitor how to continue',
    async (_how, given) => {
      const page = { navigator: {} }
      give(page.navigator, 'clipboard', given)
      const extra = { clipboard: createClipboard(page as Window), logger: { log: () => undefined } }
      const told: unknown[] = []
      const api = {
        extra,
        dispatch: (action: unknown) =>
          toastShown.match(action) ? told.push(action.payload.text) : undefined,
      }
      const effects: ((action: unknown, api: unknown) => Promise<void>)[] = []
      const hear = ({ effect }: { effect: (typeof effects)[number] }) => effects.push(effect)
      registerCopyTextFlow(hear as never)
      registerPasteRecipientFlow(hear as never)
      const [copy, paste] = effects
      await copy?.(copyRequested({ text: '0x1', what: 'address' }), api)
      await paste?.(pasteRequested(), api)
      expect(told).toEqual(['errors.copyFailed', 'errors.pasteFailed'])
    },
  )

  it.each(RANDOMS)(
    'WebCrypto that is %s: creates no nonce, and does not blame the connection',
    (_how, given) => {
      give(globalThis, 'crypto', given)
      let thrown: unknown
      try {
        createNonce()
      } catch (reason) {
        thrown = reason
      }
      expect(thrown).toBeInstanceOf(Error)
      expect(isUnreachable(thrown)).toBe(false)
    },
  )

  it.each(RANDOMS)(
    'WebCrypto that is %s: analytics have no identifier, and are not sent',
    (_how, given) => {
      const page = createStatisticsPage(window)
      expect(page.newId()).toMatch(
        /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      )
      give(globalThis, 'crypto', given)
      expect(page.newId()).toBeNull()
    },
  )

  it('are accessed in no other file', () => {
    const POWERS = {
      locks: /\.locks\b/,
      channels: /\bBroadcastChannel\b(?!.*=>)/,
      storages: /\b(?:localStorage|sessionStorage)\b/,
      databases: /\bindexedDB\b/,
      clipboard: /\.clipboard\b/,
      notifications: /\bnew Notification\b|Notification\.requestPermission|\.showNotification\b/,
      crypto: /\bcrypto\.(?:subtle|getRandomValues|randomUUID)\b|\bwebcrypto\b/,
    }
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file =>
      /\.tsx?$/.test(file),
    )
    const uses = Object.entries(POWERS).map(([power, pattern]) => [
      power,
      files
        .filter(file => !file.startsWith('testing'))
        .filter(file => pattern.test(readFileSync(join('src', file), 'utf8')))
        .sort(),
    ])
    expect(Object.fromEntries(uses)).toEqual({
      locks: ['lib/tabs/runExclusive.ts'],
      channels: ['lib/tabs/openTabChannel.ts'],
      storages: [
        'app/runtime/startInPage.ts',
        // Tested in importLibrary.test.ts, since the library reads storage while it is evaluated.
        'chains/walletconnect/relay/importLibrary.ts',
        'clients/createBrowserStorage.ts',
        'clients/createTabStorage.ts',
      ],
      databases: ['clients/createLegacyRecords.ts'],
      clipboard: [
        'clients/createClipboard.ts',
        'core/account/copyTextFlow.ts',
        'features/send/recipient/pasteRecipientFlow.ts',
      ],
      notifications: [],
      crypto: [
        'chains/embedded/frame/createOpenRequests.ts',
        'clients/createStatisticsPage.ts',
        'siwx/messages/createNonce.ts',
      ],
    })
  })
})
