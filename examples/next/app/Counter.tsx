'use client'

import { useDispatch, useSelector } from 'react-redux'
import { useAccount, WalletModalButton } from 'redux-wallet-modal'
import { incremented, type HostState } from './WalletProvider'

export function Counter() {
  const dispatch = useDispatch()
  const count = useSelector((state: HostState) => state.counter)
  const { address } = useAccount()
  return (
    <>
      <WalletModalButton />
      <p>{address ?? 'Not connected'}</p>
      <button onClick={() => dispatch(incremented())}>Count is {count}</button>
    </>
  )
}
