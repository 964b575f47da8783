import { useAccount } from 'redux-wallet-modal'
import { incremented, useAppDispatch, useAppSelector } from './store'

export function Counter() {
  const { address } = useAccount()
  const count = useAppSelector(state => state.counter)
  const dispatch = useAppDispatch()
  return (
    <>
      <p>{address ?? 'Not connected'}</p>
      <button onClick={() => dispatch(incremented())}>Count is {count}</button>
    </>
  )
}
