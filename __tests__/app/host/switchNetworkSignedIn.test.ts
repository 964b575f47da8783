import { disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { signInCancelled, signInRequested } from '../../../src/features/siwx/siwxEvents'
import type { Outcome } from '../../../src/app/host/Controls'
import type { SiwxConfig } from '../../../src/ports/siwx'
import { ALICE, connect, pass, setUpFlowTests, type FlowWorld } from '../../support/flowWorld'
import { createFakeSiwx, sessionOn } from '../../support/siwxWorld'

const BASE = 'eip155:8453'
const eip155 = { namespace: 'eip155' } as const
const DONE = { status: 'done' }
const CLOSED = { status: 'closed' }

describe('switching the network with sign-in', () => {
  const createWorld = setUpFlowTests()

  /** A session on Ethereum, while switching to Base. */
  async function leaving({
    isRequired = true,
    sessions = ['eip155:1'],
    ...more
  }: Partial<SiwxConfig> & { isRequired?: boolean; sessions?: readonly string[] } = {}) {
    const siwx = createFakeSiwx({ getRequired: () => isRequired, ...more })
    siwx.sessions = sessions.map(chain => sessionOn(chain, ALICE))
    const world = createWorld({
      options: { siwx },
      adapter: { signMessage: async () => '0xs1gned' },
      mayLogErrors: true,
    })
    await connect(world)
    const settled: Outcome[] = []
    const asked = world.controls.switchNetwork(BASE).then(outcome => settled.push(outcome))
    await pass(2_000)
    return { world, settled, asked }
  }

  it('settles once the visitor has signed in there', async () => {
    const { world, settled } = await leaving()
    expect(settled).toEqual([])
    world.dispatch(signInRequested(eip155))
    await pass(2_000)
    expect(settled).toEqual([DONE])
  })

  it.each([
    ['a session is there already', { sessions: ['eip155:1', BASE] }],
    ['who need not sign in is signed in', { isRequired: false, sessions: ['eip155:1', BASE] }],
  ])('settles at once where %s', async (_where, page) => {
    const { settled } = await leaving(page)
    expect(settled).toEqual([DONE])
  })

  it.each<[string, Parameters<typeof leaving>[0], (world: FlowWorld) => void, object]>([
    ['does not sign in', {}, world => world.dispatch(signInCancelled(eip155)), CLOSED],
    ['disconnects', {}, world => world.dispatch(disconnectRequested({})), CLOSED],
    ['is taken away by the page', {}, w => w.dispatch(modalCloseRequested({ by: 'page' })), CLOSED],
    [
      'need not sign in and does not',
      { isRequired: false },
      world => world.dispatch(signInCancelled(eip155)),
      DONE,
    ],
    [
      'need not sign in and closes the card',
      { isRequired: false },
      world => world.dispatch(modalCloseRequested({ by: 'visitor' })),
      DONE,
    ],
  ])('reports a visitor who %s', async (_what, page, act, outcome) => {
    const { world, settled } = await leaving(page)
    expect(settled).toEqual([])
    act(world)
    await pass(2_000)
    expect(settled).toEqual([outcome])
  })

  it('rejects where the sign-in status there is unknown', async () => {
    let isOffline = false
    const { settled } = await leaving({
      getSessions: async chainId => {
        if (isOffline) throw new TypeError('Failed to fetch')
        isOffline = true
        return [sessionOn(chainId, ALICE)]
      },
    })
    expect(settled).toMatchObject([{ status: 'failed', error: { code: 'SIWX_CHECK_FAILED' } }])
  })

  it('settles at once while no wallet is connected', async () => {
    const world = createWorld({ options: { siwx: createFakeSiwx() } })
    const asked = world.controls.switchNetwork(BASE)
    await pass(100)
    expect(await asked).toEqual(DONE)
  })
})
