import type { UnknownAction } from '@reduxjs/toolkit'
import { connectRequested, disconnectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { connectionSwitchRequested } from '../../../src/events/otherConnectionEvents'
import {
  ALICE,
  BOB,
  friendly,
  HERON,
  LUMEN,
  NOW,
  pass,
  quietServices,
} from '../../support/flowWorld'
import { addressIn, allowed, connectedIn, twoWallets } from '../../support/multiWalletWorld'
import { createTabs } from '../../support/tabsWorld'

describe('several wallets, with the page open in two tabs', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())

  async function openTabs() {
    const tabs = createTabs(2, () => ({
      http: quietServices,
      adapter: { ...friendly, ...twoWallets },
    }))
    await tabs.load()
    const [first, second] = tabs.worlds
    if (!first || !second) throw new Error('There are not two tabs')
    /** Delivers the storage events of both tabs, and those they cause, until none is left. */
    const hearAll = async () => {
      await pass(2_000)
      for (let round = 0; tabs.unheard() > 0; round++) {
        if (round > 100) throw new Error('The tabs never stop answering each other')
        tabs.hear(0, 0)
        tabs.hear(1, 0)
        if (tabs.unheard() === 0) await pass(1_500)
      }
    }
    const does = async (tab: typeof first, ...actions: readonly UnknownAction[]) => {
      for (const action of actions) {
        tab.store.dispatch(action)
        await hearAll()
      }
    }
    for (const tab of [first, second]) await does(tab, modalOpenRequested({}), allowed)
    await does(first, connectRequested(HERON))
    await does(first, connectRequested(LUMEN))
    const told = (tab: typeof first, method: string) =>
      tab.adapter.calls.filter(call => call.method === method).map(({ args }) => args[0])
    return { first, second, does, told, dispose: tabs.dispose }
  }

  it('a wallet that one tab adds connects in the other one, without a prompt', async () => {
    const { first, second, told, dispose } = await openTabs()
    expect(connectedIn(first)).toEqual(['app.lumen', 'io.heron'])
    expect([...connectedIn(second)].sort()).toEqual(['app.lumen', 'io.heron'])
    expect(told(second, 'connect')).toEqual([])
    dispose()
  })

  it('a wallet that one tab disconnects is removed in the other one, which sends no second disconnect', async () => {
    const { first, second, does, told, dispose } = await openTabs()
    await does(first, disconnectRequested({ namespace: 'eip155', connectorId: 'io.heron' }))
    expect(connectedIn(first)).toEqual(['app.lumen'])
    expect(connectedIn(second)).toEqual(['app.lumen'])
    expect(addressIn(second)).toBe(BOB)
    expect(told(first, 'disconnect')).toEqual(['io.heron'])
    expect(told(second, 'disconnect')).toEqual([])
    dispose()
  })

  it('both tabs drop the active wallet, and activate the one beside it', async () => {
    const { first, second, does, told, dispose } = await openTabs()
    await does(first, disconnectRequested({ namespace: 'eip155', connectorId: 'app.lumen' }))
    expect([first, second].map(tab => connectedIn(tab))).toEqual([['io.heron'], ['io.heron']])
    expect([first, second].map(tab => addressIn(tab))).toEqual([ALICE, ALICE])
    expect(told(second, 'disconnect')).toEqual([])
    dispose()
  })

  it('a switch in one tab loses no wallet in the other one', async () => {
    const { first, second, does, dispose } = await openTabs()
    await does(first, connectionSwitchRequested(HERON))
    expect(connectedIn(first)).toEqual(['io.heron', 'app.lumen'])
    expect([...connectedIn(second)].sort()).toEqual(['app.lumen', 'io.heron'])
    dispose()
  })

  it('all wallets that one tab disconnects are removed in the other one', async () => {
    const { first, second, does, dispose } = await openTabs()
    await does(first, disconnectRequested({}))
    expect([first, second].map(tab => connectedIn(tab))).toEqual([[], []])
    dispose()
  })
})
