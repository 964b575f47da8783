import { act, renderHook } from '@testing-library/react'
import { Provider } from 'react-redux'
import type { Store } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import {
  useAccount,
  useDisconnect,
  useNetwork,
  useTheme,
  useWalletInfo,
  useWalletModal,
} from '../../../../src/app/host/hooks/hooks'
import {
  accountsChanged,
  disconnectRequested,
  restoreStarted,
  walletConnected,
} from '../../../../src/events/connectionEvents'
import { modalOpenFailed, modalOpenRequested } from '../../../../src/events/modalEvents'
import { networkSwitched, walletNetworkReported } from '../../../../src/events/networkEvents'
import { networksConfigured } from '../../../../src/core/network/networkSlice'
import {
  sampleNetworks,
  sampleSolana,
  SOLANA,
  sampleCapabilities,
} from '../../../../src/testing/samples'
import type { HostStore } from '../../../../src/store/scopedStore'
import { states } from '../../../support/states/states'
import { ALICE, bob, BOB, HERON, pass, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'
import { twoFamilies } from '../../../support/walletConnectWorld'

const SOLANA_ADDRESS = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const families = networksConfigured({
  networks: [...sampleNetworks, sampleSolana],
  defaultId: 'eip155:1',
})
const connectSolana = walletConnected({
  namespace: 'solana',
  connectorId: 'app.phantom',
  walletName: 'Phantom',
  accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
  caipNetworkId: SOLANA,
  capabilities: sampleCapabilities,
  isRestored: false,
})

describe('hooks', () => {
  const createWorld = setUpFlowTests()

  const hold = <T,>(
    use: (where: { store: HostStore }) => T,
    options: Parameters<typeof createWorld>[0],
  ) => holdHook(createWorld(options), use)

  describe('useAccount', () => {
    it('returns no account at first', () => {
      const { result } = hold(useAccount, {})
      expect(result.current).toEqual({
        address: null,
        caipAddress: null,
        allAccounts: [],
        isConnected: false,
        status: 'disconnected',
        chainId: null,
        profileName: null,
        balance: null,
        balanceSymbol: null,
      })
    })

    it('returns the connected account and its network', async () => {
      const { result, tell } = hold(useAccount, { state: states.account })
      expect(result.current).toMatchObject({
        address: ALICE,
        caipAddress: `eip155:1:${ALICE}`,
        isConnected: true,
        status: 'connected',
      })
      await tell(accountsChanged({ ...HERON, accounts: [bob] }))
      expect(result.current).toMatchObject({ address: BOB, caipAddress: `eip155:1:${BOB}` })
      expect(result.current.allAccounts).toEqual([bob])
      // A store with RTK Query notifies of an answer in the next frame.
      await act(() => pass(20))
      expect(result.current).toMatchObject({ address: BOB, balance: '1.5', balanceSymbol: 'ETH' })
    })

    it('reports a session that is being restored after the wallet was asked', async () => {
      const { result, tell } = hold(useAccount, {})
      await tell(restoreStarted(HERON))
      expect(result.current).toMatchObject({ isConnected: false, status: 'reconnecting' })
    })

    it('names an account of another family by a network of that family', async () => {
      const { result, tell } = hold(where => useAccount({ ...where, namespace: 'solana' }), {
        mayLogErrors: true, // for a family without an adapter
        state: states.account,
      })
      await tell(families)
      await tell(connectSolana)
      await tell(networkSwitched({ caipNetworkId: 'eip155:1', by: 'visitor' }))
      expect(result.current).toMatchObject({
        address: SOLANA_ADDRESS,
        caipAddress: `${SOLANA}:${SOLANA_ADDRESS}`,
      })
    })

    it('builds the CAIP address with the wallet’s network, never with one it did not approve', async () => {
      const { result, tell } = hold(useAccount, { state: states.account })
      await tell(walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:137' }))
      expect(result.current.caipAddress).toBe(`eip155:137:${ALICE}`)
    })

    it('does not re-render for state it does not return', async () => {
      const { draws, tell } = hold(useAccount, {})
      const before = draws()
      await tell(modalOpenRequested({}))
      expect(draws()).toBe(before)
    })
  })

  describe('useNetwork', () => {
    it('returns the page’s network, and follows it', async () => {
      const { result, tell } = hold(useNetwork, {})
      expect(result.current).toMatchObject({
        caipNetworkId: 'eip155:1',
        network: { name: 'Ethereum' },
      })
      expect(result.current.networks).toHaveLength(sampleNetworks.length)
      await tell(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      expect(result.current).toMatchObject({
        caipNetworkId: 'eip155:8453',
        network: { name: 'Base' },
      })
    })

    it('returns the network of a given chain family, whichever family the page is on', async () => {
      const world = createWorld({ options: twoFamilies })
      const other = holdHook(world, where => useNetwork({ ...where, namespace: 'solana' }))
      const none = holdHook(world, where => useNetwork({ ...where, namespace: 'cosmos' }))
      expect(other.result.current).toMatchObject({
        caipNetworkId: SOLANA,
        network: { caipNetworkId: SOLANA },
        networks: [{ caipNetworkId: SOLANA }],
      })
      const { networks } = other.result.current
      await other.tell(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
      expect(other.result.current.caipNetworkId).toBe(SOLANA)
      expect(other.result.current.networks).toBe(networks)
      expect(none.result.current).toMatchObject({
        caipNetworkId: null,
        network: null,
        networks: [],
      })
    })

    it('switches the network and resolves with the outcome', async () => {
      const { result } = hold(useNetwork, {})
      await act(async () => {
        const outcome = result.current.switchNetwork('eip155:8453')
        await pass(100)
        expect(await outcome).toMatchObject({ status: 'done' })
      })
      expect(result.current.caipNetworkId).toBe('eip155:8453')
    })
  })

  describe('useWalletInfo', () => {
    it('is null while no wallet is connected', () => {
      expect(hold(useWalletInfo, {}).result.current).toBeNull()
    })

    it('returns the wallet, and at once another one for another family', async () => {
      const { result, tell } = hold(useWalletInfo, {
        mayLogErrors: true, // for a family without an adapter
        state: states.account,
      })
      expect(result.current).toMatchObject({
        id: 'io.heron',
        name: 'Heron',
        type: 'ANNOUNCED',
        rdns: 'io.heron',
      })
      await tell(families)
      await tell(connectSolana)
      expect(result.current).toMatchObject({ id: 'app.phantom', name: 'Phantom', icon: null })
    })
  })

  it('useWalletModal returns whether and where the modal is open, and opens it', async () => {
    const { result } = hold(useWalletModal, {})
    expect(result.current).toMatchObject({ isOpen: false, view: 'Connect' })
    await act(async () => {
      result.current.open({ view: 'WhatIsAWallet' }).catch(() => undefined)
      await pass(100)
    })
    expect(result.current).toMatchObject({ isOpen: true, view: 'WhatIsAWallet' })
    await act(async () => {
      result.current.close().catch(() => undefined)
      await settle()
    })
    expect(result.current).toMatchObject({ isOpen: false, view: 'Connect' })
  })

  it('useTheme returns the theme and changes it', async () => {
    const { result } = hold(useTheme, {})
    expect(result.current).toMatchObject({ mode: 'system', variables: {} })
    const { setMode } = result.current
    await act(async () => {
      result.current.setMode('dark')
      result.current.setVariables({ '--wm-accent': '#f00' })
      await settle()
    })
    expect(result.current).toMatchObject({ mode: 'dark', variables: { '--wm-accent': '#f00' } })
    expect(result.current.setMode).toBe(setMode)
  })

  describe('useDisconnect', () => {
    it('disconnects, and resolves when the page has forgotten the wallet', async () => {
      const { result, store } = hold(useDisconnect, { state: states.account })
      expect(result.current).toMatchObject({ isPending: false, error: null })
      await act(async () => {
        const asked = result.current.disconnect()
        await pass(1_000)
        expect(await asked).toEqual({ status: 'done' })
      })
      expect(store.getState().connections.byNamespace.eip155?.phase).toBe('disconnected')
      expect(result.current).toMatchObject({ isPending: false, error: null })
    })

    it('is pending until its chunk has loaded, and reports when loading fails', async () => {
      const { result, hostStore, tell } = hold(useDisconnect, { state: states.account })
      const dispatch = jest.spyOn(hostStore, 'dispatch').mockImplementation(action => action)
      act(() => {
        result.current.disconnect('eip155').catch(() => undefined)
      })
      expect(result.current).toMatchObject({ isPending: true, error: null })
      dispatch.mockRestore()
      await tell(modalOpenFailed())
      expect(result.current).toMatchObject({
        isPending: false,
        error: { code: 'CODE_NOT_LOADED' },
      })
      await tell(disconnectRequested({}))
      act(() => {
        result.current.disconnect('eip155').catch(() => undefined)
      })
      expect(result.current).toMatchObject({ isPending: false, error: null })
    })
  })

  it('use the store of the host’s own provider', () => {
    const { hostStore } = createWorld({ state: states.account })
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={hostStore as Store}>{children}</Provider>
    )
    const { result } = renderHook(() => useAccount(), { wrapper })
    expect(result.current.address).toBe(ALICE)
  })

  it('name the missing line when there is no store', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderHook(() => useAccount())).toThrow('no store and no <Provider>')
    printed.mockClear()
  })
})
