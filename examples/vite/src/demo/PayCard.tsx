import { useDispatch, useSelector } from 'react-redux'
import {
  useAccount,
  useBalance,
  useNetwork,
  useWalletModal,
  useWalletProvider,
} from 'redux-wallet-modal'
import type { Address, EIP1193Provider } from 'viem'
import { payingMoved, type Progress } from './shopSlice'
import { run } from './run'
import { shorten } from './shorten'
import type { DemoState } from './store'

const PRICE = '0.004'
/** The second account of the sandbox. */
const SHOP: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const say = (progress: Progress): string => {
  switch (progress.phase) {
    case 'idle':
      return ''
    case 'waiting':
      return 'Approve the payment in your wallet.'
    case 'sent':
      return `Sent as ${shorten(progress.hash)}. Waiting for the network.`
    case 'done':
      return progress.detail
    case 'declined':
      return 'You declined in the wallet. Nothing was sent.'
    case 'unknown':
      return `Sent as ${shorten(progress.hash)}, but the network did not confirm it yet. Check your wallet before you pay again.`
    case 'failed':
      return `The payment failed (${progress.code}). Check your wallet before you pay again.`
  }
}

export function PayCard() {
  const { address, isConnected } = useAccount()
  const { network } = useNetwork()
  const { provider } = useWalletProvider<EIP1193Provider>()
  const { refetch } = useBalance()
  const modal = useWalletModal()
  const dispatch = useDispatch()
  const progress = useSelector((state: DemoState) => state.shop.paying)
  const isBusy = progress.phase === 'waiting' || progress.phase === 'sent'
  const price = `${PRICE} ${network?.nativeCurrency.symbol ?? 'ETH'}`

  const pay = async () => {
    if (!isConnected || address === null) return run(modal.open())
    if (!provider || !network) return
    dispatch(payingMoved({ phase: 'waiting' }))
    const { payWithViem } = await import('./payWithViem')
    const payment = await payWithViem({
      provider,
      network,
      from: address as Address,
      to: SHOP,
      amount: PRICE,
      onSent: hash => dispatch(payingMoved({ phase: 'sent', hash })),
    })
    switch (payment.status) {
      case 'paid':
        dispatch(
          payingMoved({ phase: 'done', detail: `Paid, in block ${String(payment.block)}. Enjoy!` }),
        )
        run(refetch())
        break
      case 'declined':
        dispatch(payingMoved({ phase: 'declined' }))
        break
      case 'failed':
        dispatch(payingMoved({ phase: 'failed', code: payment.code }))
        break
      case 'unknown':
        dispatch(payingMoved({ phase: 'unknown', hash: payment.hash }))
    }
  }

  return (
    <section className="card" aria-labelledby="pay">
      <h2 id="pay">Pay</h2>
      <p className="quiet">A transaction by viem, over the wallet that the modal connected.</p>
      <dl className="order">
        <div>
          <dt>Flat white</dt>
          <dd>{price}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd className="mono">{shorten(SHOP)}</dd>
        </div>
      </dl>
      <button
        type="button"
        className="button primary"
        aria-disabled={isBusy}
        onClick={() => !isBusy && run(pay())}
      >
        {isConnected ? `Pay ${price}` : 'Connect to pay'}
      </button>
      <p className="result" role="status" data-testid="paid">
        {say(progress)}
      </p>
    </section>
  )
}
