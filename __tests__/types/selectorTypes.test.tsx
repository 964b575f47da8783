import { renderHook } from '@testing-library/react'
import { createSelector } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { createWalletModal } from '../../src/app/host/createWalletModal'
import { useAccount, useNetwork } from '../../src/app/host/hooks/hooks'
import {
  selectAccount,
  selectAddress,
  selectBalance,
} from '../../src/app/host/selectors/selectAccount'
import type { StateWithModal } from '../../src/app/host/selectors/selectModalPart'
import { selectChainId } from '../../src/app/host/selectors/selectNetwork'
import { hostOptions } from '../support/hostWorld'
import { same } from '../support/sameTypes'

describe('the types of selectors and hooks', () => {
  const store = createWalletModal(hostOptions({ preload: 'none' })).createStore()
  type HostState = ReturnType<typeof store.getState>
  const useTyped = useSelector.withTypes<HostState>()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )

  it('hold in a component', () => {
    const { result } = renderHook(
      () => ({
        address: useTyped(selectAddress),
        untyped: useSelector(selectAccount),
        evm: useTyped(state => selectAddress(state, 'eip155')),
        mine: useAccount({ namespace: 'eip155' }),
        any: useAccount(),
        network: useNetwork({ namespace: 'eip155' }),
        solana: useNetwork({ namespace: 'solana' }),
      }),
      { wrapper },
    )
    const { current } = result
    expect(same<typeof current.address, string | null>(true)).toBe(true)
    expect(same<typeof current.untyped.address, string | null>(true)).toBe(true)
    expect(same<typeof current.evm, `0x${string}` | null>(true)).toBe(true)
    expect(same<typeof current.mine.address, `0x${string}` | null>(true)).toBe(true)
    expect(same<typeof current.mine.chainId, number | null>(true)).toBe(true)
    expect(same<typeof current.any.address, string | null>(true)).toBe(true)
    expect(same<typeof current.any.chainId, number | string | null>(true)).toBe(true)
    expect(same<typeof current.network.chainId, number | null>(true)).toBe(true)
    expect(same<typeof current.solana.chainId, string | null>(true)).toBe(true)
    expect([current.network.chainId, current.solana.chainId]).toEqual([1, null])
  })

  it('hold in a selector of the page', () => {
    const selectFacts = createSelector(
      [selectAddress, selectBalance, (state: HostState) => selectChainId(state, 'eip155')],
      (address, balance, chainId) => [address, balance, chainId],
    )
    expect(selectFacts(store.getState())).toEqual([null, null, 1])
  })

  it('reject a state whose modal has another key', () => {
    type Wallets = { readonly wallets: HostState['walletModal'] }
    type IsTaken<S> = S extends StateWithModal ? true : false
    expect(same<IsTaken<Wallets>, false>(true)).toBe(true)
    expect(same<IsTaken<Wallets['wallets']>, true>(true)).toBe(true)
  })
})
