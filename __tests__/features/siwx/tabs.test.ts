import { accountsChanged } from '../../../src/events/connectionEvents'
import { signedIn, signInRequested, signOutRequested } from '../../../src/features/siwx/siwxEvents'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import type { SiweConfig, SiweSession } from '../../../src/ports/siwe'
import {
  bob,
  BOB,
  connect,
  HERON,
  pass,
  setUpFlowTests,
  type FlowWorld,
} from '../../support/flowWorld'
import { createFakeSiwx, PAGE } from '../../support/siwxWorld'

/** A BroadcastChannel: messages reach every channel of the name except the sender. */
class Channel {
  static readonly open = new Set<Channel>()
  readonly #listeners = new Set<(event: { data: unknown }) => void>()
  constructor(readonly name: string) {
    Channel.open.add(this)
  }
  addEventListener(_type: string, listener: (event: { data: unknown }) => void) {
    this.#listeners.add(listener)
  }
  postMessage(data: unknown) {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name)
        for (const hear of other.#listeners) hear({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

const eip155 = { namespace: 'eip155' } as const
const signIn = (world: FlowWorld) => selectSignIn(world.store.getState(), 'eip155')
const checks = (siwx: ReturnType<typeof createFakeSiwx>) => siwx.count('getSessions')

describe('tabs that notify each other about sign-ins', () => {
  const createWorld = setUpFlowTests()
  const real = globalThis.BroadcastChannel
  beforeEach(() => void Reflect.set(globalThis, 'BroadcastChannel', Channel))
  afterEach(() => {
    Reflect.set(globalThis, 'BroadcastChannel', real)
    Channel.open.clear()
  })

  async function tab(key = 'walletModal') {
    const siwx = createFakeSiwx({ getRequired: () => false })
    const world = createWorld({
      options: { siwx, key },
      adapter: { signMessage: async () => '0x1b' },
    })
    await connect(world)
    return { world, siwx }
  }

  it('follow each other, and ignore their own messages', async () => {
    const one = await tab()
    const two = await tab()
    two.siwx.sessions = [] // its own memory
    const before = checks(one.siwx)
    const asked = checks(two.siwx)
    one.world.dispatch(signInRequested(eip155))
    await pass(1_000)
    expect(signIn(one.world)?.phase).toBe('signedIn')
    expect(checks(two.siwx)).toBe(asked + 1)
    expect(checks(one.siwx)).toBe(before + 1) // one check of what it stored
    expect(two.world.actions().filter(signedIn.match)).toEqual([])
  })

  describe('with a siweConfig', () => {
    /** One server with one session, since the tabs of a page share its cookie. */
    function createServer() {
      const server = {
        session: null as SiweSession | null,
        signedOut: 0,
        config: (): SiweConfig => ({
          required: false,
          getNonce: async () => 'nonceOfTheSite',
          createMessage: ({ address, nonce, domain }) =>
            `${domain} ${address.split(':').at(-1) ?? ''} ${nonce}`,
          getMessageParams: () => PAGE,
          verifyMessage: async ({ data }) => {
            const { accountAddress: address } = data as { accountAddress: string }
            server.session = { address, chainId: 1 }
            return true
          },
          getSession: async () => server.session,
          signOut: async () => {
            server.session = null
            server.signedOut += 1
            return true
          },
        }),
      }
      return server
    }

    async function siweTab(server: ReturnType<typeof createServer>) {
      const world = createWorld({
        options: { siweConfig: server.config() },
        adapter: { signMessage: async () => '0x1b' },
      })
      await connect(world)
      return world
    }

    it('discard their memory once another tab has signed in or out', async () => {
      const server = createServer()
      const one = await siweTab(server)
      const two = await siweTab(server)
      one.dispatch(signInRequested(eip155))
      await pass(1_000)
      expect([signIn(one)?.phase, signIn(two)?.phase]).toEqual(['signedIn', 'signedIn'])
      two.dispatch(signOutRequested(eip155))
      await pass(1_000)
      expect([signIn(one)?.phase, signIn(two)?.phase]).toEqual(['signedOut', 'signedOut'])
    })

    it('never end another account’s session because of their memory', async () => {
      const server = createServer()
      const one = await siweTab(server)
      one.dispatch(signInRequested(eip155))
      await pass(1_000)
      // The tab sleeps: it misses that the wallet moves on and another tab signs in.
      Channel.open.clear()
      server.session = { address: BOB, chainId: 1 }
      one.dispatch(accountsChanged({ ...HERON, accounts: [bob] }))
      await pass(1_000)
      expect(signIn(one)).toMatchObject({ phase: 'signedIn', address: BOB })
      expect(server).toMatchObject({ session: { address: BOB }, signedOut: 0 })
    })
  })

  it('belong to one modal: another modal of the page receives nothing', async () => {
    const one = await tab()
    const other = await tab('checkout')
    const asked = checks(other.siwx)
    one.world.dispatch(signInRequested(eip155))
    await pass(1_000)
    expect(checks(other.siwx)).toBe(asked)
    expect([...Channel.open].map(({ name }) => name)).toEqual(['walletModal/siwx', 'checkout/siwx'])
  })

  it('close their channel with the modal', async () => {
    const { world } = await tab()
    expect(Channel.open.size).toBe(1)
    world.dispose()
    await pass(0)
    expect(Channel.open.size).toBe(0)
  })
})
