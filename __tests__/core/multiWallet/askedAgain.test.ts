import { connectCancelled, connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import type { WalletSession } from '../../../src/ports/walletSource'
import {
  ALICE,
  BOB,
  bob,
  connect,
  HERON,
  LUMEN,
  settle,
  setUpFlowTests,
} from '../../support/flowWorld'
import {
  addressIn,
  allowed,
  connectedIn,
  SESSIONS,
  twoWallets,
} from '../../support/multiWalletWorld'

describe('a connected wallet, picked again from the list', () => {
  const createWorld = setUpFlowTests()

  const both = async (connectTo = twoWallets.connect) => {
    const world = createWorld({
      adapter: { ...twoWallets, ...(connectTo && { connect: connectTo }) },
    })
    world.dispatch(modalOpenRequested({}))
    world.dispatch(allowed)
    await settle()
    await connect(world, HERON)
    await connect(world, LUMEN)
    return world
  }

  it('becomes the active one when it was connected beside it, without a duplicate', async () => {
    const world = await both()
    await connect(world, HERON)
    expect(connectedIn(world)).toEqual(['io.heron', 'app.lumen'])
    expect(addressIn(world)).toBe(ALICE)
  })

  it('shows the accounts that it shares now when it is the active one', async () => {
    const sessions: Record<string, WalletSession> = { ...SESSIONS }
    const world = await both(async id => sessions[id] as WalletSession)
    const carol = { ...bob, address: '0x00000000000000000000000000000000000CA201' }
    sessions[LUMEN.connectorId] = {
      ...(SESSIONS[LUMEN.connectorId] as WalletSession),
      accounts: [carol],
    }
    expect(addressIn(world)).toBe(BOB)
    await connect(world, LUMEN)
    expect(connectedIn(world)).toEqual(['app.lumen', 'io.heron'])
    expect(addressIn(world)).toBe(carol.address)
  })

  it('stays connected, as do the others, when the visitor leaves the attempt', async () => {
    let hasBegun = false
    const world = await both(async id => {
      if (hasBegun) return new Promise<never>(() => undefined)
      return SESSIONS[id] as WalletSession
    })
    hasBegun = true
    world.dispatch(connectRequested(HERON))
    await settle()
    world.dispatch(connectCancelled(HERON))
    await settle()
    expect(connectedIn(world)).toEqual(['app.lumen', 'io.heron'])
    expect(addressIn(world)).toBe(BOB)
  })
})
