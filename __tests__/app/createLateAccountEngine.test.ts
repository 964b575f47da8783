import { createLateAccountEngine } from '../../src/app/createLateAccountEngine'
import type { AccountEngine, EngineHost } from '../../src/app/Runtime'
import { storeReady } from '../../src/events/lifecycleEvents'
import { modalClosed, modalOpened } from '../../src/events/modalEvents'
import { networkChosen, networkSwitchFailed } from '../../src/events/networkEvents'
import type { Deps } from '../../src/ports/deps'
import { pairingFailed, pairingRequested } from '../../src/events/pairingEvents'
import { viewReplaced } from '../../src/features/router/routerSlice'
import { stateAfter } from '../../src/testing/stateAfter'
import { viewEntry } from '../../src/domain/views'
import { turn } from '../support/turn'

let mockIsOffline = false
const mockHeard: string[] = []

jest.mock('../../src/app/accountEngine', () => {
  if (mockIsOffline) throw new Error('ChunkLoadError')
  const engine: Partial<AccountEngine> = {
    dropOrphans: () => undefined,
    listen: ({ type }) => void mockHeard.push(type),
  }
  return { createAccountEngine: () => engine }
})

function createWorld(state = stateAfter()) {
  const logged: string[] = []
  const dispatched: unknown[] = []
  const host = {
    store: {
      getState: () => state,
      dispatch: (action: unknown) => void dispatched.push(action),
    },
  } as unknown as EngineHost
  const deps = {
    chains: { namespaces: [] },
    logger: { log: (_level: string, message: string) => void logged.push(message) },
  } as unknown as Deps
  return { engine: createLateAccountEngine(host, deps, undefined), logged, dispatched }
}

describe('createLateAccountEngine', () => {
  beforeEach(() => {
    jest.resetModules() // what came for one test has to come again for the next
    mockIsOffline = false
    mockHeard.length = 0
  })

  it('refuses what was asked for when its code does not come, and keeps the session for the next try', async () => {
    mockIsOffline = true
    const { engine, logged, dispatched } = createWorld()
    engine.listen(storeReady())
    engine.listen(networkChosen({ networkId: 'eip155:10' }))
    await turn()
    expect(logged).toEqual(['The code of the account could not be loaded'])
    expect(dispatched).toEqual([
      networkSwitchFailed({
        networkId: 'eip155:10',
        error: { code: 'CODE_NOT_LOADED', detail: networkChosen.type },
      }),
    ])
    mockIsOffline = false
    engine.listen(modalOpened({ view: viewEntry('Account'), namespace: null }))
    await turn()
    expect(mockHeard).toEqual([storeReady.type, modalOpened.type])
  })

  it('fails the code that a view waits for when what makes one does not come, and once only', async () => {
    mockIsOffline = true
    const opened = modalOpened({
      view: viewEntry('ConnectingWalletConnect', { wallet: null }),
      namespace: null,
    })
    const { engine, dispatched } = createWorld(stateAfter(opened))
    const error = { code: 'CODE_NOT_LOADED', detail: expect.any(String) as string } as const
    engine.listen(opened)
    await turn()
    expect(dispatched).toEqual([pairingFailed({ error })])
    engine.listen(opened)
    engine.listen(pairingRequested({ wallet: null }))
    await turn()
    expect(dispatched.slice(1)).toEqual([pairingFailed({ error })])
  })

  it('is fetched again by a view that is tried again', async () => {
    const { engine } = createWorld()
    engine.listen(viewReplaced(viewEntry('Account')))
    await turn()
    expect(mockHeard).toEqual([viewReplaced.type])
  })

  it('is fetched by the first action that needs it, and told what passed meanwhile', async () => {
    const { engine } = createWorld()
    engine.listen(modalClosed())
    await turn()
    expect(mockHeard).toEqual([])
    engine.listen(modalOpened({ view: viewEntry('Account'), namespace: null }))
    engine.listen(modalClosed())
    await turn()
    expect(mockHeard).toEqual([modalOpened.type, modalClosed.type])
  })
})
