import { EMBEDDED_CONNECTOR_ID } from '../../src/ports/embedded'
import type {
  EmbeddedChange,
  EmbeddedClient,
  EmbeddedDescriptor,
  EmbeddedSession,
} from '../../src/ports/embedded'
import { SAMPLE_ADDRESS, sampleCapabilities } from '../../src/testing/samples'

export const EMAIL = 'marisol@example.com'
export const AUTH = { namespace: 'eip155', connectorId: EMBEDDED_CONNECTOR_ID } as const

export const loginSession: EmbeddedSession = {
  namespaces: {
    eip155: {
      accounts: [{ namespace: 'eip155', address: SAMPLE_ADDRESS, type: 'eoa' }],
      preferredAccountType: 'eoa',
      isSmartAccountDeployed: false,
      activeCaipNetworkId: 'eip155:1',
      capabilities: sampleCapabilities,
    },
  },
}

type Asked =
  | 'requestCode'
  | 'awaitDevice'
  | 'submitCode'
  | 'connect'
  | 'socialUri'
  | 'socialResult'
  | 'connectSocial'
  | 'farcasterUri'
  | 'awaitFarcaster'
  | 'ready'
  | 'requestEmailChange'
  | 'submitPrimaryCode'
  | 'submitSecondaryCode'
  | 'setAccountType'

type Answers = Partial<Pick<EmbeddedClient, Asked | 'cooldownMs' | 'takeReturn'>>

export interface FakeFrame {
  readonly descriptor: EmbeddedDescriptor
  /** The names of the calls, in order. */
  readonly calls: readonly string[]
  /** Emits an unsolicited change from the frame. */
  tell(change: EmbeddedChange): void
  /** The number of active listeners. */
  watchers(): number
  answer(answers: Answers): void
}

/** A frame client that returns the scripted answers and rejects every other call. */
export function createFakeFrame(first: Answers = {}): FakeFrame {
  let answers: Answers = { cooldownMs: () => 30_000, ...first }
  const calls: string[] = []
  const watchers = new Set<(change: EmbeddedChange) => void>()
  const unexpected = (name: string) => async (): Promise<never> => {
    throw new Error(`${name} was not expected in this test`)
  }
  const asked =
    (name: Asked) =>
    async (...args: never[]) => {
      calls.push(name)
      const answer = (answers[name] ?? unexpected(name)) as (...given: never[]) => Promise<never>
      return answer(...args)
    }
  const client: EmbeddedClient = {
    requestCode: asked('requestCode'),
    awaitDevice: asked('awaitDevice'),
    submitCode: asked('submitCode'),
    connect: asked('connect'),
    requestEmailChange: asked('requestEmailChange'),
    submitPrimaryCode: asked('submitPrimaryCode'),
    submitSecondaryCode: asked('submitSecondaryCode'),
    restore: unexpected('restore'),
    request: unexpected('request'),
    switchNetwork: unexpected('switchNetwork'),
    signOut: async () => void calls.push('signOut'),
    watch(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
    session: () => null,
    site: 'https://secure.example',
    loadingUrl: 'https://secure.example/loading',
    socialUri: asked('socialUri'),
    socialResult: asked('socialResult'),
    takeReturn: () => answers.takeReturn?.() ?? null,
    connectSocial: asked('connectSocial'),
    farcasterUri: asked('farcasterUri'),
    awaitFarcaster: asked('awaitFarcaster'),
    restart: () => void calls.push('restart'),
    ready: asked('ready'),
    authProvider: () => 'email',
    email: () => EMAIL,
    userFacingName: () => EMAIL,
    userName: () => null,
    setAccountType: asked('setAccountType'),
    refresh: unexpected('refresh'),
    smartAccountNetworks: () => [],
    cooldownMs: () => answers.cooldownMs?.() ?? 0,
    rejectPending: () => void calls.push('rejectPending'),
    setContainer: () => void calls.push('setContainer'),
    show() {
      calls.push('show')
      return () => void calls.push('hide')
    },
    syncTheme: () => void calls.push('syncTheme'),
    warm: () => void calls.push('warm'),
    dispose: () => undefined,
  }
  return {
    descriptor: {
      kind: 'embedded',
      secureSiteUrl: 'https://secure.example',
      fetchClient: async () => undefined,
      load: async () => {
        calls.push('load')
        return client
      },
      loadWallets: unexpected('loadWallets'),
    },
    calls,
    tell: change => {
      for (const hear of [...watchers]) hear(change)
    },
    watchers: () => watchers.size,
    answer: more => void (answers = { ...answers, ...more }),
  }
}
