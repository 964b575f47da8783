import { viewEntry } from '../../../src/domain/views'
import { walletConnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import {
  networkChosen,
  networkSwitched,
  walletNetworkReported,
} from '../../../src/events/networkEvents'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import {
  networksConfigured,
  selectActiveCaipNetworkId,
} from '../../../src/core/network/networkSlice'
import { selectNetworkPhase } from '../../../src/core/network/switchingSelectors'
import { selectAlerts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView, viewPushed } from '../../../src/core/router/routerSlice'
import { sampleNetwork, sampleNetworks } from '../../../src/testing/samples'
import { states } from '../../support/states/states'
import { HERON, session, setUpFlowTests, settle } from '../../support/flowWorld'

const BASE = 'eip155:8453' as const
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const
const solana = sampleNetwork(0, 'Solana', {
  caipNetworkId: SOLANA,
  namespace: 'solana',
  reference: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
})
const switches = ({ calls }: { calls: readonly { method: string }[] }) =>
  calls.filter(({ method }) => method === 'switchNetwork')

describe('chooseNetworkFlow', () => {
  const createWorld = setUpFlowTests()

  it('moves only the page when no wallet is connected, and goes back', () => {
    const { dispatch, store, adapter } = createWorld({ state: states.connectFound })
    dispatch(viewPushed(viewEntry('Networks')))
    dispatch(networkChosen({ caipNetworkId: BASE }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    expect(selectCurrentView(store.getState()).name).toBe('Connect')
    expect(switches(adapter)).toEqual([])
  })

  it('closes when the list was the only view', () => {
    const { dispatch, store } = createWorld()
    dispatch(modalOpenRequested({ view: viewEntry('Networks') }))
    dispatch(networkChosen({ caipNetworkId: BASE }))
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('leaves the view alone when the page itself chose', () => {
    const { dispatch, store } = createWorld({ state: states.connectFound })
    dispatch(networkChosen({ caipNetworkId: BASE }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    expect(selectIsOpen(store.getState())).toBe(true)
    expect(selectCurrentView(store.getState()).name).toBe('Connect')
  })

  it('requests a switch from the connected wallet and shows that it is pending', async () => {
    const { dispatch, store, adapter } = createWorld({ state: states.networks })
    dispatch(networkChosen({ caipNetworkId: BASE }))
    expect(selectCurrentView(store.getState())).toEqual(
      viewEntry('SwitchNetwork', { caipNetworkId: BASE }),
    )
    expect(selectNetworkPhase(store.getState())).toBe('switching')
    await settle()
    expect(switches(adapter)).toHaveLength(1)
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
  })

  it('only goes back when the wallet and the page are on the network already', () => {
    const { dispatch, store, adapter, types } = createWorld({ state: states.networks })
    dispatch(networkChosen({ caipNetworkId: 'eip155:1' }))
    expect(selectCurrentView(store.getState()).name).toBe('Account')
    expect(types()).not.toContain('network/switched')
    expect(switches(adapter)).toEqual([])
  })

  it('follows without a request when the wallet is on the network and the page is not', () => {
    const { dispatch, store, adapter } = createWorld({ state: states.networks })
    dispatch(networkSwitched({ caipNetworkId: BASE, by: 'visitor' }))
    dispatch(networkChosen({ caipNetworkId: 'eip155:1' }))
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
    expect(switches(adapter)).toEqual([])
  })

  it('requests a switch to the page’s own network when the wallet has left it', async () => {
    const { dispatch, adapter } = createWorld({ state: states.networks })
    dispatch(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' }))
    dispatch(networkChosen({ caipNetworkId: 'eip155:1' }))
    await settle()
    expect(switches(adapter)).toHaveLength(1)
  })

  it('confirms first when the network belongs to another chain family', () => {
    const { dispatch, store } = createWorld({ state: states.account })
    dispatch(networksConfigured({ networks: [...sampleNetworks, solana], defaultId: 'eip155:1' }))
    dispatch(networkChosen({ caipNetworkId: SOLANA }))
    expect(selectCurrentView(store.getState())).toEqual(
      viewEntry('SwitchActiveChain', { caipNetworkId: SOLANA, namespace: 'solana' }),
    )
    expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
  })

  it.each(['eip155:424242', 'solana:none', 'nonsense', ''])(
    'reports that %s is not among the page’s networks, and stays',
    caipNetworkId => {
      const { dispatch, store } = createWorld({ state: states.account, mayLogErrors: true })
      dispatch(networkChosen({ caipNetworkId: caipNetworkId as 'eip155:424242' }))
      expect(selectActiveCaipNetworkId(store.getState())).toBe('eip155:1')
      expect(selectCurrentView(store.getState()).name).toBe('Account')
      expect(selectAlerts(store.getState())).toMatchObject([{ text: 'errors.networkNotFound' }])
    },
  )

  it('works while the modal is closed', async () => {
    const { dispatch, store, adapter } = createWorld({ state: states.account })
    dispatch(modalCloseRequested({ by: 'page' }))
    dispatch(networkChosen({ caipNetworkId: BASE }))
    await settle()
    expect(switches(adapter)).toHaveLength(1)
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
    expect(selectIsOpen(store.getState())).toBe(false)
  })

  it('knows the wallet’s network from the moment it connects', () => {
    const { dispatch, store, adapter } = createWorld({ state: states.connectFound })
    dispatch(
      walletConnected({
        ...HERON,
        ...session,
        caipNetworkId: BASE,
        walletName: 'Heron',
        isRestored: false,
      }),
    )
    dispatch(networkChosen({ caipNetworkId: BASE }))
    expect(switches(adapter)).toEqual([])
    expect(selectActiveCaipNetworkId(store.getState())).toBe(BASE)
  })
})
