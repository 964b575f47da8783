import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { http } from 'viem'
import * as wagmi2 from 'wagmi'
import * as wagmi3 from 'wagmi-3'
import { selectAccount, selectChainId, selectStatus } from '../../src/index'
import { createWagmiConfig, walletModalConnector } from '../../src/entries/wagmi'
import { networkChosen } from '../../src/events/networkEvents'
import { selectIsOpen } from '../../src/core/modal/modalSlice'
import { base, mainnet, openPage, optimism } from '../support/bridgeWorld'
import { until } from '../support/until'

const SETTLED_MS = 10_000
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const transports = { [mainnet.id]: http(), [base.id]: http() }

/**
 * Both versions have hooks of the same names. Version 3 is cast to the types of version 2; the type
 * tests compare the two.
 */
const VERSIONS: readonly (readonly [string, typeof wagmi2])[] = [
  ['wagmi 2', wagmi2],
  ['wagmi 3', wagmi3 as unknown as typeof wagmi2],
]

describe.each(VERSIONS)('P35 %s over the modal', (_name, wagmi) => {
  const toUndo: (() => void)[] = []
  afterEach(() => {
    cleanup()
    for (const undo of toUndo.splice(0).reverse()) undo()
    localStorage.clear()
  })

  function useWagmi() {
    const account = wagmi.useAccount()
    return {
      account,
      chainId: wagmi.useChainId(),
      connect: wagmi.useConnect(),
      connectors: wagmi.useConnectors(),
      disconnect: wagmi.useDisconnect(),
      switchChain: wagmi.useSwitchChain(),
      sendTransaction: wagmi.useSendTransaction(),
      signMessage: wagmi.useSignMessage(),
    }
  }

  function openWithWagmi(page = openPage(), reconnectOnMount = true) {
    const { store } = page
    toUndo.push(page.close)
    const config = createWagmiConfig(store, given =>
      wagmi.createConfig({ ...given, chains: [mainnet, base], transports }),
    )
    let hooks: ReturnType<typeof useWagmi> | undefined
    function Reader() {
      hooks = useWagmi()
      return null
    }
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    toUndo.push(() => client.clear())
    render(
      <wagmi.WagmiProvider config={config} reconnectOnMount={reconnectOnMount}>
        <QueryClientProvider client={client}>
          <Reader />
        </QueryClientProvider>
      </wagmi.WagmiProvider>,
    )
    const read = () => {
      if (!hooks) throw new Error('Nothing was rendered')
      return hooks
    }
    /** The state from wagmi's hooks and from the store, in the same shape. */
    const said = () => {
      const { account, chainId } = read()
      return { status: account.status, addresses: account.addresses ?? [], chainId }
    }
    const truth = () => {
      const state = store.getState()
      const { allAccounts } = selectAccount(state, 'eip155')
      return {
        status: selectStatus(state, 'eip155'),
        addresses: allAccounts.map(({ address }) => address),
        chainId: selectChainId(state, 'eip155'),
      }
    }
    const disagreements: unknown[] = []
    toUndo.push(
      store.subscribe(() => {
        const { status, chainId, current } = config.state
        const { addresses: _own, ...ours } = truth()
        // The modal's own subscription runs first, so the two never differ within a tick.
        if (
          status !== ours.status ||
          chainId !== ours.chainId ||
          (current !== null) !== (ours.status === 'connected')
        ) {
          disagreements.push({ wagmi: { status, chainId, current }, ours })
        }
      }),
    )
    // Within `act`, React 18 renders nothing until the callback has ended.
    const settled = (holds: () => boolean) =>
      waitFor(() => expect(holds()).toBe(true), { timeout: SETTLED_MS })
    return { ...page, config, read, said, truth, settled, disagreements }
  }

  it('matches the store in the same tick while the wallet connects, switches and disconnects', async () => {
    const { controls, wallet, said, truth, settled, disagreements, store } = openWithWagmi()
    await settled(() => said().status === 'disconnected')
    expect(said()).toEqual({ status: 'disconnected', addresses: [], chainId: 1 })

    await act(() => controls.connect('io.heron'))
    expect(said().status).toBe('connected')
    expect(said()).toEqual(truth())

    await act(() => controls.switchNetwork(8453))
    expect(said()).toEqual({ ...truth(), chainId: 8453 })

    act(() => wallet.switchChain(1))
    await settled(() => selectChainId(store.getState(), 'eip155') === 1)
    expect(said()).toEqual(truth())

    await act(() => controls.disconnect())
    expect(said()).toEqual({ status: 'disconnected', addresses: [], chainId: 1 })
    expect(disagreements).toEqual([])
  })

  it('follows another account, with its checksum', async () => {
    const { controls, wallet, said, settled } = openWithWagmi()
    await act(() => controls.connect('io.heron'))
    act(() => wallet.switchAccount(OTHER))
    await settled(() => said().addresses[0] === TO)
    expect(said().addresses).toEqual([TO])
  })

  it('connects through the modal, and reports when the visitor closes it', async () => {
    const { store, controls, read, said, settled } = openWithWagmi()
    await settled(() => said().status === 'disconnected')
    const [connector] = read().connectors
    if (!connector) throw new Error('wagmi has no connector')
    expect(read().connectors).toHaveLength(1)

    const first = read().connect.connectAsync({ connector })
    const refused = expect(first).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
    await settled(() => selectIsOpen(store.getState().walletModal))
    await act(() => controls.close())
    await refused
    await settled(() => said().status === 'disconnected')

    const second = read().connect.connectAsync({ connector })
    await settled(() => selectIsOpen(store.getState().walletModal))
    await act(() => controls.connect('io.heron'))
    expect((await second).accounts).toEqual(said().addresses)
    expect(said().status).toBe('connected')
  })

  it('switches and disconnects through the modal’s own actions', async () => {
    const { store, controls, read, said, truth } = openWithWagmi()
    await act(() => controls.connect('io.heron'))
    await act(() => read().switchChain.switchChainAsync({ chainId: 8453 }))
    expect(truth().chainId).toBe(8453)
    expect(said()).toEqual(truth())
    await act(() => read().disconnect.disconnectAsync())
    expect(selectStatus(store.getState(), 'eip155')).toBe('disconnected')
    expect(said()).toEqual({ status: 'disconnected', addresses: [], chainId: 8453 })
  })

  it('keeps one of wagmi’s listeners for each event, however often components mount', async () => {
    const { controls, config, read, said } = openWithWagmi()
    const [connector] = config.connectors
    const listeners = () =>
      (['connect', 'change', 'disconnect'] as const).map(event =>
        connector ? connector.emitter.listenerCount(event) : NaN,
      )
    for (let visit = 0; visit < 3; visit++) {
      await act(() => controls.connect('io.heron'))
      expect(said().status).toBe('connected')
      expect(Math.max(...listeners())).toBe(1)
      await act(() => read().disconnect.disconnectAsync())
      expect(said().status).toBe('disconnected')
      expect(listeners()).toEqual([1, 0, 0])
    }
  })

  it('reports a declined switch by the error name that wagmi’s users know', async () => {
    const { controls, wallet, read, said } = openWithWagmi()
    await act(() => controls.connect('io.heron'))
    wallet.answer('wallet_switchEthereumChain', () => {
      throw Object.assign(new Error('declined'), { code: 4001 })
    })
    const failure = await act(() =>
      read()
        .switchChain.switchChainAsync({ chainId: 8453 })
        .catch((thrown: unknown) => thrown),
    )
    expect(failure).toMatchObject({ name: 'UserRejectedRequestError' })
    expect(said().chainId).toBe(1)
  })

  it('sets the page’s network while no wallet is connected, and reverts an unknown one', async () => {
    const { config, read, said, truth, settled, store } = openWithWagmi()
    await settled(() => said().status === 'disconnected')
    await act(() => read().switchChain.switchChainAsync({ chainId: 8453 }))
    await settled(() => truth().chainId === 8453)
    await settled(() => said().chainId === 8453)
    await act(async () => config.setState(state => ({ ...state, chainId: optimism.id as never })))
    await settled(() => said().chainId === 8453)
    act(() => void store.dispatch(networkChosen({ caipNetworkId: 'eip155:1' })))
    await settled(() => said().chainId === 1)
  })

  it('sends and signs by the connected wallet', async () => {
    const { controls, wallet, read, said } = openWithWagmi()
    await act(() => controls.connect('io.heron'))
    wallet.answer('eth_sendTransaction', () => `0x${'ab'.repeat(32)}`)
    const hash = await act(() =>
      read().sendTransaction.sendTransactionAsync({ to: TO, value: 5n, gas: 21_000n }),
    )
    expect(hash).toBe(`0x${'ab'.repeat(32)}`)
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    expect(sent?.params[0]).toMatchObject({ from: said().addresses[0], to: TO, value: '0x5' })
    const signature = await act(() => read().signMessage.signMessageAsync({ message: 'Hello' }))
    expect(signature).toBe(`0x${'1b'.repeat(65)}`)
  })

  it('stores nothing itself, and reverts what other code writes into its state', async () => {
    const { controls, config, said, settled } = openWithWagmi()
    await act(() => controls.connect('io.heron'))
    expect(config.storage).toBeNull()
    expect(Object.keys(localStorage).filter(key => key.startsWith('wagmi'))).toEqual([])
    act(() =>
      config.setState(state => ({
        ...state,
        connections: new Map(),
        current: null,
        status: 'disconnected',
      })),
    )
    await settled(() => said().status === 'connected')
    expect(config.state.connections.size).toBe(1)
  })

  it('finds a session from before the config, with and without reconnecting on mount', async () => {
    for (const reconnects of [true, false]) {
      const page = openPage()
      await page.controls.connect('io.heron')
      const { said, truth, settled } = openWithWagmi(page, reconnects)
      await settled(() => said().status === 'connected')
      expect(said()).toEqual(truth())
      cleanup()
    }
  })

  it('a connector in the page’s own config follows as well', async () => {
    const page = openPage()
    toUndo.push(page.close)
    const config = wagmi.createConfig({
      chains: [mainnet, base],
      transports,
      connectors: [walletModalConnector(page.store)],
      multiInjectedProviderDiscovery: false,
      storage: null,
    })
    expect(config.state.status).toBe('disconnected')
    await page.controls.connect('io.heron')
    expect(config.state).toMatchObject({ status: 'connected', chainId: 1 })
    await page.controls.switchNetwork(8453)
    expect(config.state.chainId).toBe(8453)
    await page.controls.disconnect()
    expect(config.state).toMatchObject({ status: 'disconnected', current: null })
  })

  it('a config on a server is disconnected until the page has mounted', async () => {
    const page = openPage()
    toUndo.push(page.close)
    await page.controls.connect('io.heron')
    const config = createWagmiConfig(
      page.store,
      given => wagmi.createConfig({ ...given, chains: [mainnet, base], transports }),
      { ssr: true },
    )
    expect(config.state.status).toBe('disconnected')
    render(
      <wagmi.WagmiProvider config={config}>
        <i />
      </wagmi.WagmiProvider>,
    )
    await act(() => until(() => config.state.status === 'connected'))
    expect(config.state.connections.size).toBe(1)
  })

  it('rejects a config that was created without the connector', () => {
    const page = openPage()
    toUndo.push(page.close)
    const createWithout = () =>
      createWagmiConfig(page.store, () =>
        wagmi.createConfig({ chains: [mainnet, base], transports, storage: null }),
      )
    expect(createWithout).toThrow('Pass createConfig the connectors')
  })
})
