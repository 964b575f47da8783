import { createAction, isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { createLateFlows } from '../../src/app/createLateFlows'
import { storeReady } from '../../src/events/lifecycleEvents'
import { modalExpected, modalOpened } from '../../src/events/modalEvents'
import { networkChosen, networkSwitchFailed } from '../../src/events/networkEvents'
import type { RegisterFlows } from '../../src/app/registerFlows'
import { viewEntry } from '../../src/domain/views'
import { codeFetched } from '../../src/features/notifications/notificationsSlice'
import { viewPushed, wentBack } from '../../src/features/router/routerSlice'
import type { Deps } from '../../src/ports/deps'
import { createTestStore } from '../../src/testing/createTestStore'
import { turn } from '../support/turn'

const begun = createAction<number>('walletModal/test/begun')
const other = createAction<number>('walletModal/test/other')

const offline = () => Promise.reject(new Error('ChunkLoadError'))
const testing = (isHere: boolean) => codeFetched({ name: 'testing', isHere })

function createWorld(loads: (() => Promise<RegisterFlows>)[], failed?: UnknownAction) {
  const heard: unknown[] = []
  const heardTypes: string[] = []
  const register: RegisterFlows = startListening => {
    startListening({
      predicate: () => true,
      effect: action => {
        heard.push(action.payload)
        heardTypes.push(action.type)
      },
    })
  }
  const logged: string[] = []
  const deps = {
    logger: { log: (_level, message) => void logged.push(message) },
  } as Pick<Deps, 'logger'> as Deps
  const { store: real } = createTestStore()
  const said: UnknownAction[] = []
  const store = { ...real, dispatch: (action: UnknownAction) => said.push(action) } as never
  let fetches = 0
  const flows = createLateFlows({ store, options: {} as never }, deps, {
    name: 'testing',
    needs: isAnyOf(begun, storeReady),
    ...(failed && { failed }),
    load: () => {
      fetches += 1
      return loads.shift()?.() ?? Promise.resolve(register)
    },
  })
  return { flows, heard, heardTypes, logged, said, real, fetches: () => fetches }
}

describe('createLateFlows', () => {
  it('fetches nothing until an action needs it', async () => {
    const world = createWorld([])
    world.flows.listen(other(1))
    await turn()
    expect([world.fetches(), world.heard]).toEqual([0, []])
  })

  it('tells the flows what passed while they were on their way, in order, and everything after', async () => {
    const world = createWorld([])
    world.flows.listen(begun(1))
    world.flows.listen(other(2))
    expect(world.heard).toEqual([])
    await turn()
    world.flows.listen(other(3))
    expect(world.heard).toEqual([1, 2, 3])
    expect(world.fetches()).toBe(1)
  })

  it('keeps the start of the page for the next sign of interest when the code does not come', async () => {
    const world = createWorld([() => Promise.reject(new Error('ChunkLoadError'))])
    world.flows.listen(storeReady())
    world.flows.listen(begun(1))
    await turn()
    world.flows.listen(other(2))
    expect(world.fetches()).toBe(1)
    world.flows.listen(modalExpected())
    await turn()
    expect(world.fetches()).toBe(2)
    expect(world.heardTypes).toEqual([storeReady.type, modalExpected.type])
  })

  it('says when the code does not come, forgets what waited, and tries again at the next need', async () => {
    const world = createWorld([() => Promise.reject(new Error('ChunkLoadError'))])
    world.flows.listen(begun(1))
    await turn()
    expect(world.logged).toEqual(['The code of testing could not be loaded'])
    world.flows.listen(other(2))
    world.flows.listen(begun(3))
    await turn()
    expect(world.heard).toEqual([3])
    expect(world.fetches()).toBe(2)
  })

  it('refuses what was asked for when the code does not come, and says something of its own for the rest', async () => {
    const world = createWorld([offline, offline], other(0))
    world.flows.listen(begun(1))
    world.flows.listen(networkChosen({ networkId: 'eip155:10' }))
    await turn()
    expect(world.said.map(({ type }) => type)).toEqual([networkSwitchFailed.type])
    world.flows.listen(begun(2))
    await turn()
    expect(world.said.slice(1)).toEqual([other(0)])
  })

  it('says that its code is missing and that it came, and asks again at the next sign of interest', async () => {
    const world = createWorld([offline, offline])
    world.flows.listen(begun(1))
    await turn()
    expect(world.said).toEqual([testing(false)])
    world.flows.listen(other(2))
    await turn()
    expect(world.fetches()).toBe(1)
    world.flows.listen(wentBack({}))
    await turn()
    expect(world.said).toEqual([testing(false), testing(false)])
    world.flows.listen(modalExpected())
    await turn()
    expect(world.said.slice(2)).toEqual([testing(true)])
    expect(world.heardTypes).toEqual([modalExpected.type])
  })

  it('tells code that came with another try what is on screen', async () => {
    const world = createWorld([offline])
    world.real.dispatch(modalOpened({ view: viewEntry('Networks'), namespace: null }))
    world.flows.listen(begun(1))
    await turn()
    world.flows.listen(modalExpected())
    await turn()
    expect(world.heardTypes).toEqual([modalExpected.type, viewPushed.type])
    expect(world.heard[1]).toEqual(viewEntry('Networks'))
  })

  it('hears nothing any more once it is given up', async () => {
    const world = createWorld([])
    world.flows.listen(begun(1))
    await turn()
    world.flows.dispose()
    world.flows.listen(other(2))
    await turn()
    expect(world.heard).toEqual([1])
  })
})
