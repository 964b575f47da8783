import { signedIn, signInRequested } from '../../../src/features/siwx/siwxEvents'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import { connect, pass, setUpFlowTests, type FlowWorld } from '../../support/flowWorld'
import { createFakeSiwx } from '../../support/siwxWorld'

/** Channels as a browser has them: who has the name hears it, but for who said it. */
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

describe('tabs that tell one another who signed in', () => {
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

  it('follow each other, and nobody hears what he said himself', async () => {
    const one = await tab()
    const two = await tab()
    two.siwx.sessions = [] // of its own
    const before = checks(one.siwx)
    const asked = checks(two.siwx)
    one.world.dispatch(signInRequested(eip155))
    await pass(1_000)
    expect(signIn(one.world)?.phase).toBe('signedIn')
    expect(checks(two.siwx)).toBe(asked + 1)
    expect(checks(one.siwx)).toBe(before + 1) // what it stored, once
    expect(two.world.actions().filter(signedIn.match)).toEqual([])
  })

  it('are of one modal: another one of the page hears nothing', async () => {
    const one = await tab()
    const other = await tab('checkout')
    const asked = checks(other.siwx)
    one.world.dispatch(signInRequested(eip155))
    await pass(1_000)
    expect(checks(other.siwx)).toBe(asked)
    expect([...Channel.open].map(({ name }) => name)).toEqual(['walletModal/siwx', 'checkout/siwx'])
  })

  it('leave no channel open when the modal goes', async () => {
    const { world } = await tab()
    expect(Channel.open.size).toBe(1)
    world.dispose()
    await pass(0)
    expect(Channel.open.size).toBe(0)
  })
})
