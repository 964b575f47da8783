import { disconnectRequested } from '../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pairingCheckRequested } from '../../../src/events/pairingEvents'
import { selectRelayLook } from '../../../src/features/pairing/relaySlice'
import { createFakeRelay } from '../../../src/testing/createFakeRelay'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { connectionIn, evmSession, openCode } from '../../support/relayWorld'

describe('refreshRelayFlow', () => {
  const createWorld = setUpFlowTests()

  async function waiting() {
    const relay = createFakeRelay()
    const world = createWorld({ relay })
    world.dispatch(openCode)
    await settle()
    return { relay, world }
  }

  it('P9 fetches an approval that was missed as soon as the visitor is back', async () => {
    const { relay, world } = await waiting()
    relay.freeze()
    relay.pairing().approve(evmSession)
    await pass(10_000)
    expect(connectionIn(world).phase).toBe('disconnected')
    world.page.comeBack()
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
  })

  it('P9 looks again when the visitor says that it is approved', async () => {
    const { relay, world } = await waiting()
    relay.freeze()
    relay.pairing().approve(evmSession)
    world.dispatch(pairingCheckRequested())
    await settle()
    expect(connectionIn(world).phase).toBe('connected')
  })

  it('tells that it has looked, until something else is waited for', async () => {
    const { relay, world } = await waiting()
    const look = () => selectRelayLook(world.store.getState())
    relay.pairing().approve(evmSession)
    await pass(1_000)
    world.dispatch(pairingCheckRequested())
    expect(look()).toBe('looking')
    await settle()
    expect(look()).toBe('looked')
    await pass(60_000)
    expect(look()).toBe('looked')
    relay.report({ kind: 'line', line: { isLost: false, isAwaited: true, code: null } })
    expect(look()).toBe('idle')
  })

  it('looks once for several signs of the same return', async () => {
    const { relay, world } = await waiting()
    let finish = () => undefined as void
    const look = jest
      .spyOn(relay.client, 'refresh')
      .mockImplementation(() => new Promise(resolve => (finish = resolve)))
    world.page.comeBack()
    world.page.comeBack()
    expect(look).toHaveBeenCalledTimes(1)
    finish()
    await settle()
    world.page.comeBack()
    expect(look).toHaveBeenCalledTimes(2)
    finish()
  })

  it('listens while a session lives, and to nothing before and after', async () => {
    const relay = createFakeRelay()
    const world = createWorld({ relay })
    expect(world.returnListeners()).toBe(0)
    world.dispatch(openCode)
    await settle()
    expect(world.returnListeners()).toBe(1)
    relay.pairing().approve(evmSession)
    await pass(1_000)
    expect(world.returnListeners()).toBe(1)
    world.page.comeBack()
    expect(relay.refreshCount()).toBe(1)
    world.dispatch(disconnectRequested({}))
    await settle()
    expect(world.returnListeners()).toBe(0)
    await pass(1_000)
  })

  it('stops listening when the pairing is given up or fails', async () => {
    const { relay, world } = await waiting()
    world.dispatch(modalCloseRequested({ by: 'visitor' }))
    await settle()
    expect(world.returnListeners()).toBe(0)
    world.dispatch(openCode)
    await settle()
    relay.pairing().refuse()
    await settle()
    expect(world.returnListeners()).toBe(0)
  })

  it('a look that fails says so to developers and to nobody else', async () => {
    const { relay, world } = await waiting()
    jest.spyOn(relay.client, 'refresh').mockRejectedValue(new Error('no network'))
    world.page.comeBack()
    await settle()
    expect(world.logged.map(({ level }) => level)).toContain('info')
  })
})
