import { createAction } from '@reduxjs/toolkit'
import { createLateFlows } from '../../src/app/createLateFlows'
import type { RegisterFlows } from '../../src/app/registerFlows'
import type { Deps } from '../../src/ports/deps'
import { createTestStore } from '../../src/testing/createTestStore'
import { turn } from '../support/turn'

const begun = createAction<number>('walletModal/test/begun')
const other = createAction<number>('walletModal/test/other')

function createWorld(loads: (() => Promise<RegisterFlows>)[]) {
  const heard: unknown[] = []
  const register: RegisterFlows = startListening => {
    startListening({ predicate: () => true, effect: action => void heard.push(action.payload) })
  }
  const logged: string[] = []
  const deps = {
    logger: { log: (_level, message) => void logged.push(message) },
  } as Pick<Deps, 'logger'> as Deps
  const { store } = createTestStore()
  let fetches = 0
  const flows = createLateFlows({ store, options: {} as never }, deps, {
    name: 'testing',
    needs: begun.match,
    load: () => {
      fetches += 1
      return loads.shift()?.() ?? Promise.resolve(register)
    },
  })
  return { flows, heard, logged, fetches: () => fetches }
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
