import {
  discoveryRequested,
  modalOpenRequested,
  modalPreloadRequested,
} from '../../../src/events/modalEvents'
import type { Connector } from '../../../src/domain/connector'
import {
  selectNamespaceConnectors,
  selectHasDiscovered,
} from '../../../src/core/connectors/connectorsSlice'
import type { RootState } from '../../../src/store/rootReducer'
import { selectChunkFailures } from '../../../src/core/notifications/notificationsSlice'
import { createFakeAdapter } from '../../../src/testing/createFakeAdapter'
import { sampleConnectors } from '../../../src/testing/samples'
import { friendly, setUpFlowTests, settle } from '../../support/flowWorld'

describe('discoverConnectorsFlow', () => {
  const createWorld = setUpFlowTests()

  it('discovers nothing before the visitor shows interest', async () => {
    const { adapter, store } = createWorld()
    await settle()
    expect(adapter.calls).toEqual([])
    const { connectors }: Partial<RootState> = store.getState()
    expect(connectors?.hasDiscovered ?? false).toBe(false)
  })

  it('discovers once, at the first sign of interest', async () => {
    const { adapter, store, dispatch } = createWorld()
    dispatch(modalPreloadRequested())
    await settle()
    dispatch(modalOpenRequested({}))
    await settle()
    expect(adapter.calls.filter(({ method }) => method === 'discover')).toHaveLength(1)
    expect(selectNamespaceConnectors(store.getState(), 'eip155')).toEqual(sampleConnectors)
  })

  it('discovers as soon as the chunk is loaded and the page is idle, and not again at the press', async () => {
    const { adapter, store, dispatch } = createWorld()
    dispatch(discoveryRequested())
    await settle()
    expect(selectNamespaceConnectors(store.getState(), 'eip155')).toEqual(sampleConnectors)
    dispatch(modalOpenRequested({}))
    await settle()
    expect(adapter.calls.filter(({ method }) => method === 'discover')).toHaveLength(1)
  })

  it('lists a wallet that announces itself late', async () => {
    let tell: (connectors: readonly Connector[]) => void = () => undefined
    const { store, dispatch } = createWorld({
      adapter: {
        discover(onConnectors) {
          tell = onConnectors
          onConnectors([])
          return () => undefined
        },
      },
    })
    dispatch(modalOpenRequested({}))
    await settle()
    expect(selectHasDiscovered(store.getState())).toBe(true)
    tell(sampleConnectors)
    expect(selectNamespaceConnectors(store.getState(), 'eip155')).toHaveLength(3)
  })

  it('reports an empty list when the adapter cannot be loaded', async () => {
    const { store, dispatch, logged } = createWorld({
      mayLogErrors: true,
      options: {
        adapters: [
          {
            namespace: 'eip155',
            adapterType: 'test',
            load: () => Promise.reject(new Error('gone')),
          },
        ],
      },
    })
    dispatch(modalOpenRequested({}))
    await settle()
    expect(selectHasDiscovered(store.getState())).toBe(true)
    expect(selectNamespaceConnectors(store.getState(), 'eip155')).toEqual([])
    expect(logged.map(({ message }) => message)).toContain('An adapter could not be loaded')
  })

  it('retries an adapter whose chunk failed to load, at the next sign of interest', async () => {
    const { store, dispatch } = createWorld({
      mayLogErrors: true,
      options: {
        adapters: [
          {
            namespace: 'eip155',
            adapterType: 'test',
            load: jest
              .fn(async () => createFakeAdapter(friendly))
              .mockRejectedValueOnce(new Error('gone')),
          },
        ],
      },
    })
    dispatch(modalOpenRequested({}))
    await settle()
    expect(selectNamespaceConnectors(store.getState(), 'eip155')).toEqual([])
    expect(selectChunkFailures(store.getState())).toBe(1)
    dispatch(modalPreloadRequested())
    await settle()
    expect(selectNamespaceConnectors(store.getState(), 'eip155')).toEqual(sampleConnectors)
    expect(selectChunkFailures(store.getState())).toBe(0)
  })

  it('stops listening when the store is disposed', async () => {
    const stop = jest.fn()
    const { dispatch, dispose } = createWorld({ adapter: { discover: () => stop } })
    dispatch(modalPreloadRequested())
    await settle()
    dispose()
    await settle()
    expect(stop).toHaveBeenCalledTimes(1)
  })
})
