import { serverSiwx } from '../../../src/entries/signIn'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import { signInRequested, signOutRequested } from '../../../src/features/siwx/siwxEvents'
import type { SiweConfig, SiweSession } from '../../../src/ports/siwe'
import type { SiwxConfig } from '../../../src/ports/siwx'
import type { Namespace } from '../../../src/lib/address/caip'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { sampleNetworks, sampleSolana } from '../../../src/testing/samples'
import { connect, friendly, pass, setUpFlowTests, type FlowWorld } from '../../support/flowWorld'
import { createFakeSiwx, PAGE, sessionOn } from '../../support/siwxWorld'

const FAMILIES = ['eip155', 'solana'] as const
const idOf = { eip155: 'eip155:1', solana: sampleSolana.caipNetworkId } as const
const ADDRESSES = {
  eip155: ['1', '2', '3', '4', '5'].map(digit => `0x${digit.repeat(40)}`),
  solana: ['7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
} as const
const [FIRST = ''] = ADDRESSES.eip155

describe('signing out while another chain family stays connected', () => {
  const createWorld = setUpFlowTests()
  const signInOf = (world: FlowWorld, namespace: Namespace) =>
    selectSignIn(world.store.getState(), namespace)

  /** Connects both families. */
  async function both(options: {
    readonly siwx?: SiwxConfig
    readonly siweConfig?: SiweConfig
  }): Promise<FlowWorld> {
    const adapters = FAMILIES.map(namespace => ({
      namespace,
      adapterType: 'test',
      load: async () =>
        createFakeAdapter({
          ...friendly,
          namespace,
          discover: () => () => undefined,
          watch: () => () => undefined,
          signMessage: async () => '0x1b',
          connect: async () => ({
            accounts: ADDRESSES[namespace].map(address => ({
              namespace,
              address,
              type: 'eoa' as const,
            })),
            caipNetworkId: idOf[namespace],
            capabilities: ['signMessage' as const],
          }),
        }),
    }))
    const world = createWorld({ options: { adapters, ...options } })
    world.dispatch(
      networksConfigured({ networks: [...sampleNetworks, sampleSolana], defaultId: 'eip155:1' }),
    )
    world.dispatch(modalOpenRequested({}))
    await connect(world, { namespace: 'solana', connectorId: 'io.heron' })
    await connect(world, { namespace: 'eip155', connectorId: 'io.heron' })
    return world
  }

  /** A server with one session that responds after a second. */
  function createServer(session: SiweSession | null) {
    const requests: string[] = []
    const answer = async <T>(name: string, value: () => T): Promise<T> => {
      requests.push(name)
      await new Promise(resolve => setTimeout(resolve, 1_000))
      return value()
    }
    const server = {
      session,
      requests,
      getNonce: async () => 'serverNonce1',
      verify: () => answer('verify', () => true),
      getSession: () => answer('getSession', () => server.session),
      signOut: () =>
        answer('signOut', () => {
          server.session = null
          return true
        }),
    }
    return server
  }

  it('reads a server’s single session once, and ends it once', async () => {
    const server = createServer({ address: FIRST, chainId: 1 })
    const world = await both({ siwx: serverSiwx(server) })
    await pass(2_000)
    expect(signInOf(world, 'eip155')?.phase).toBe('signedIn')
    server.requests.length = 0
    world.dispatch(signOutRequested({ namespace: 'eip155' }))
    await pass(60_000)
    expect(server.requests).toEqual(['getSession', 'signOut'])
    expect(signInOf(world, 'eip155')).toMatchObject({ phase: 'signedOut', error: null })
  })

  it('leaves another account’s session on the server', async () => {
    const server = createServer({ address: FIRST, chainId: 1 })
    const world = await both({ siwx: serverSiwx(server) })
    await pass(2_000)
    server.requests.length = 0
    server.session = { address: `0x${'9'.repeat(40)}`, chainId: 1 }
    world.dispatch(signOutRequested({ namespace: 'eip155' }))
    await pass(60_000)
    expect(server.requests).toEqual(['getSession'])
  })

  it('with a siweConfig, ends no Ethereum session when another family signs out', async () => {
    const server = createServer({ address: FIRST, chainId: 1 })
    const siweConfig: SiweConfig = {
      ...server,
      required: false,
      createMessage: ({ nonce }) => nonce,
      getMessageParams: () => PAGE,
      verifyMessage: async () => true,
    }
    const world = await both({ siweConfig })
    await pass(2_000)
    world.dispatch(signOutRequested({ namespace: 'solana' }))
    await pass(60_000)
    expect(server.session).not.toBeNull()
    world.dispatch(signOutRequested({ namespace: 'eip155' }))
    await pass(60_000)
    expect(server.session).toBeNull()
    expect(server.requests.filter(name => name === 'signOut')).toHaveLength(1)
  })

  describe('with a page configuration that handles accounts one by one', () => {
    async function signedIn() {
      const kept = createFakeSiwx({ getRequired: () => false })
      const pace = { ms: 0 }
      const siwx: SiwxConfig = {
        ...kept,
        async getSessions(...asked) {
          const found = await kept.getSessions(...asked)
          if (pace.ms > 0) await new Promise(resolve => setTimeout(resolve, pace.ms))
          return found
        },
      }
      const world = await both({ siwx })
      world.dispatch(signInRequested({ namespace: 'eip155' }))
      await pass(2_000)
      kept.sessions = [
        ...kept.sessions,
        sessionOn('eip155:8453', ADDRESSES.eip155[4] ?? ''),
        sessionOn(idOf.solana, ADDRESSES.solana[0] ?? ''),
      ]
      return { kept, pace, world }
    }

    it('completes in time, even when each response takes five seconds', async () => {
      const { kept, pace, world } = await signedIn()
      expect(kept.sessions).toHaveLength(3)
      pace.ms = 5_000 // too long for one network after another
      world.dispatch(signOutRequested({ namespace: 'eip155' }))
      await pass(60_000)
      expect(signInOf(world, 'eip155')).toMatchObject({ phase: 'signedOut', error: null })
      expect(kept.sessions.map(({ data }) => data.chainId)).toEqual([idOf.solana])
    })

    it('sends no further request after it has failed', async () => {
      const { kept, pace, world } = await signedIn()
      pace.ms = 60_000
      world.dispatch(signOutRequested({ namespace: 'eip155' }))
      await pass(45_000)
      expect(signInOf(world, 'eip155')).toMatchObject({ error: { code: 'SIWX_SIGN_OUT_FAILED' } })
      const asked = kept.calls.length
      await pass(600_000)
      expect(kept.calls.length).toBe(asked)
    })
  })
})
