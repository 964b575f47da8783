import { createFrameEip1193 } from '../../../src/chains/eip155/wallet/createFrameEip1193'
import { toSessionClient } from '../../../src/chains/embedded/wallet/toSessionClient'
import { codeOf } from '../../contracts/codeOf'
import { ALICE, createWorld, NETWORKS, pass, signIn, type World } from './embeddedWorld'

const GRANT = 'wallet_grantPermissions'
const REQUEST = { chainId: '0x1', address: ALICE, expiry: 2_000_000_000, permissions: [] }

describe('permissions for keys through the provider of the wallet in the frame', () => {
  let world: World
  beforeEach(async () => {
    jest.useFakeTimers()
    world = createWorld()
    await signIn(world)
  })
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })
  const ask = (method: string, params: readonly unknown[]) => {
    const { client } = world
    const session = toSessionClient(client, 'eip155', { networks: () => NETWORKS })
    return createFrameEip1193(client, session).request({ method, params })
  }

  it('passes a request to the frame unchanged, and returns its answer', async () => {
    const answer = { ...REQUEST, context: '0xc0de' }
    const granted = ask(GRANT, [REQUEST])
    await pass(1)
    const [request] = world.frame.requests
    expect(request).toMatchObject({ method: GRANT, params: [REQUEST] })
    request?.approve(answer)
    expect(await granted).toEqual(answer)
  })

  it.each(['wallet_requestExecutionPermissions', 'wallet_revokeExecutionPermission'])(
    'does not support %s, and rejects no waiting request because of it',
    async method => {
      const granted = ask(GRANT, [REQUEST])
      await pass(1)
      expect(await codeOf(ask(method, [REQUEST]))).toBe('UNSUPPORTED_METHOD')
      expect(world.changes.map(({ kind }) => kind)).not.toContain('notAllowed')
      world.frame.requests[0]?.approve('0x01')
      expect(await granted).toBe('0x01')
    },
  )
})
