import { act } from '@testing-library/react'
import { useModalState } from '../../../../src/app/host/hooks/useModalState'
import {
  disconnectRequested,
  restoreFailed,
  restoreStarted,
} from '../../../../src/events/connectionEvents'
import { hydrated, storeReady } from '../../../../src/events/lifecycleEvents'
import {
  modalCloseRequested,
  modalOpenFailed,
  modalOpenRequested,
} from '../../../../src/events/modalEvents'
import { networkChosen } from '../../../../src/events/networkEvents'
import { memoryStorage } from '../../../../src/testing/memoryStorage'
import { sampleAccount } from '../../../../src/testing/samples'
import { connect, hang, HERON, setUpFlowTests } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'
import { viewEntry } from '../../../../src/domain/views'
import { SOLANA } from '../../../../src/testing/samples'
import { twoFamilies } from '../../../support/walletConnectWorld'

const stored = hydrated({ 'connectorId:eip155': HERON.connectorId })

describe('useModalState', () => {
  const createWorld = setUpFlowTests()

  it('is ready at once when there is no stored session', () => {
    const { result } = holdHook(createWorld(), useModalState)
    expect(result.current).toEqual({
      isReady: true,
      isOpen: false,
      isLoading: false,
      caipNetworkId: 'eip155:1',
      namespace: 'eip155',
      switchingNamespace: null,
      connections: [],
      remoteFeatures: {},
    })
  })

  it('waits for a stored session, and becomes ready when it is not restored', async () => {
    const key = '@appkit/eip155:connected_connector_id'
    const storage = memoryStorage({ [key]: HERON.connectorId })
    const world = createWorld({ storage, adapter: { restore: hang } })
    const { result, tell } = holdHook(world, useModalState)
    expect(result.current.isReady).toBe(false)
    await tell(storeReady())
    expect(result.current).toMatchObject({ isReady: false, isLoading: true })
    await tell(restoreFailed({ ...HERON, reason: 'timedOut' }))
    expect(result.current).toMatchObject({ isReady: true, isLoading: false })
  })

  it.each([
    ['was left', { disconnectedConnectorIds: { eip155: [HERON.connectorId] } }],
    ['is of no network of the page', { 'connectorId:eip155': null, 'connectorId:solana': 'x' }],
  ])('does not wait for a wallet that %s', async (_what, more) => {
    const { result, tell } = holdHook(createWorld(), useModalState)
    await tell(hydrated({ ...stored.payload, ...more }))
    expect(result.current.isReady).toBe(true)
  })

  it('does not wait for a chunk that fails to load', async () => {
    const { result, tell } = holdHook(createWorld({ adapter: { restore: hang } }), useModalState)
    await tell(restoreStarted(HERON))
    expect(result.current.isReady).toBe(false)
    await tell(modalOpenFailed())
    expect(result.current.isReady).toBe(true)
    await tell(restoreFailed({ ...HERON, reason: 'failed' }))
  })

  it('covers one chain family when given', async () => {
    const world = createWorld({ options: twoFamilies, adapter: { restore: hang } })
    const evm = holdHook(world, where => useModalState({ ...where, namespace: 'eip155' }))
    const other = holdHook(world, where => useModalState({ ...where, namespace: 'solana' }))
    const any = holdHook(world, useModalState)
    await evm.tell(restoreStarted(HERON))
    expect(evm.result.current).toMatchObject({ isReady: false, isLoading: true })
    expect(other.result.current).toMatchObject({ isReady: true, isLoading: false })
    expect(any.result.current).toMatchObject({ isReady: false, isLoading: true })
    expect(evm.result.current).toMatchObject({ namespace: 'eip155', caipNetworkId: 'eip155:1' })
    expect(other.result.current).toMatchObject({
      namespace: 'solana',
      caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    })
    await evm.tell(restoreFailed({ ...HERON, reason: 'failed' }))
    await evm.tell(hydrated({ 'connectorId:solana': 'x' }))
    expect(evm.result.current.isReady).toBe(true)
    expect(other.result.current.isReady).toBe(false)
    await evm.tell(restoreFailed({ namespace: 'solana', connectorId: 'x', reason: 'failed' }))
  })

  it('returns the chain family that a visitor is switching to until they leave', async () => {
    const world = createWorld({ options: twoFamilies, adapter: { switchNetwork: hang } })
    const { result, tell } = holdHook(world, useModalState)
    // A first connection is not a switch between families.
    await tell(modalOpenRequested({ namespace: 'solana' }))
    expect(result.current.switchingNamespace).toBeNull()
    await tell(modalCloseRequested({ by: 'page' }))
    await act(() => connect(world, HERON))
    await tell(networkChosen({ caipNetworkId: 'eip155:8453' }))
    expect(result.current).toMatchObject({ namespace: 'eip155', switchingNamespace: null })
    await tell(modalCloseRequested({ by: 'page' }))
    await tell(networkChosen({ caipNetworkId: SOLANA }))
    expect(result.current).toMatchObject({ namespace: 'eip155', switchingNamespace: 'solana' })
    await tell(
      modalOpenRequested({
        view: viewEntry('Connect'),
        namespace: 'solana',
        caipNetworkId: SOLANA,
      }),
    )
    expect(result.current).toMatchObject({ namespace: 'solana', switchingNamespace: 'solana' })
    await tell(modalCloseRequested({ by: 'page' }))
    expect(result.current.switchingNamespace).toBeNull()
  })

  it('separates the connected wallet from remembered ones', async () => {
    const world = createWorld()
    const { result, tell } = holdHook(world, useModalState)
    const remembered = {
      connectorId: HERON.connectorId,
      accounts: [sampleAccount],
      name: 'io.heron',
    }
    await tell(hydrated({ connections: { eip155: [remembered] } }))
    expect(result.current.connections).toEqual([{ ...remembered, recent: true }])
    await act(() => connect(world, HERON))
    expect(result.current.connections).toEqual([{ ...remembered, recent: false }])
    const live = result.current.connections
    await tell({ type: 'host/other' })
    expect(result.current.connections).toBe(live)
    await tell(disconnectRequested({}))
    expect(result.current.connections).toEqual([])
  })

  it('follows the modal, and is the same object while nothing changes', async () => {
    const { result, tell } = holdHook(createWorld(), useModalState)
    await tell(modalOpenRequested({}))
    const open = result.current
    expect(open).toMatchObject({ isOpen: true, isLoading: false })
    await tell({ type: 'host/other' })
    expect(result.current).toBe(open)
    await tell(modalCloseRequested({ by: 'page' }))
    expect(result.current.isOpen).toBe(false)
  })
})
