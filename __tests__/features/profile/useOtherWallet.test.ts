import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { selectNamespaceFilter } from '../../../src/core/modal/modalSelectors'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { states } from '../../support/states/states'
import { LUMEN, quietServices, setUpFlowTests } from '../../support/flowWorld'

describe('connecting another wallet of a chain family', () => {
  const createWorld = setUpFlowTests()

  const begin = () => {
    const world = createWorld({ state: states.profileOne, http: quietServices })
    world.dispatch(modalOpenRequested({ view: viewEntry('ProfileWallets'), namespace: 'eip155' }))
    world.dispatch(viewPushed(viewEntry('Connect')))
    const connected = () => selectConnectionByNamespace(world.store.getState(), 'eip155')
    return { ...world, connected }
  }

  it('lists the family’s wallets, with a way back to the wallet that stays connected', () => {
    const { store, dispatch, connected } = begin()
    const views = () => selectHistory(store.getState()).map(({ name }) => name)
    expect(views()).toEqual(['ProfileWallets', 'Connect'])
    expect(selectNamespaceFilter(store.getState())).toBe('eip155')
    expect(selectWalletRows(store.getState()).length).toBeGreaterThan(1)
    dispatch(backRequested())
    expect(views()).toEqual(['ProfileWallets'])
    expect(connected()).toMatchObject({ phase: 'connected', connectorId: 'io.heron' })
  })

  it('disconnects the active wallet only once the other one has connected', async () => {
    const { dispatch, connected, types } = begin()
    dispatch(connectRequested(LUMEN))
    expect(types()).not.toContain('disconnectRequested')
    await jest.advanceTimersByTimeAsync(0)
    expect(connected()).toMatchObject({ phase: 'connected', connectorId: 'app.lumen' })
  })
})
