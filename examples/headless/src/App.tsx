import {
  useAccount,
  useDisconnect,
  useSend,
  useSwap,
  useWalletModal,
} from 'redux-wallet-modal/headless'
import { Drawer } from './Drawer'
import { run } from './run'

/** The page: the connected account, and buttons that open the drawer. */
export function App() {
  const { open } = useWalletModal()
  const { address, status } = useAccount()
  const { disconnect } = useDisconnect()
  const send = useSend()
  const swap = useSwap()
  return (
    <main>
      <h1>Headless example</h1>
      <p>
        <output data-testid="status">{status}</output>{' '}
        <output data-testid="address">{address}</output>
      </p>
      {address === null ? (
        <button onClick={() => run(open())}>Connect</button>
      ) : (
        <>
          <button onClick={send.start}>Send</button>
          <button onClick={() => swap.start()}>Swap</button>
          <button onClick={() => run(disconnect())}>Disconnect</button>
        </>
      )}
      <Drawer />
    </main>
  )
}
