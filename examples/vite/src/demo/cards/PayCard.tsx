import {
  useAccount,
  useBalance,
  useNetwork,
  useWalletModal,
  useWalletProvider,
} from 'redux-wallet-modal'
import type { Address, EIP1193Provider } from 'viem'
import { ActionButton } from '../ActionButton'
import { Card } from '../Card'
import { EVM, SHOP } from '../parties'
import { run } from '../run'
import { shorten } from '../shorten'
import { useNeed } from '../useNeed'
import { useProgress } from '../useProgress'

const PRICE = '0.004'

export function PayCard() {
  const { address } = useAccount()
  const { network } = useNetwork()
  const { provider } = useWalletProvider<EIP1193Provider>({ namespace: 'eip155' })
  const { refetch } = useBalance()
  const modal = useWalletModal()
  const need = useNeed('pay', EVM)
  const { isBusy, begin, move, said } = useProgress('pay', {
    declined: 'Nothing was sent.',
    failed: 'The payment failed. Check your wallet before you pay again',
  })
  const symbol = network?.namespace === 'eip155' ? network.nativeCurrency.symbol : 'ETH'
  const price = `${PRICE} ${symbol}`

  const pay = () => {
    if (address === null || !provider || !network) return run(modal.open())
    begin(async () => {
      const { payWithViem } = await import('../snippets/payWithViem')
      const payment = await payWithViem({
        provider,
        rpcUrl: network.rpcUrls[0],
        from: address as Address,
        to: SHOP,
        amount: PRICE,
        onSent: hash => move({ phase: 'sent', hash }),
      })
      switch (payment.status) {
        case 'paid':
          run(refetch())
          return { phase: 'done', detail: `Paid, in block ${String(payment.block)}. Enjoy!` }
        case 'declined':
          return { phase: 'declined' }
        case 'failed':
          return { phase: 'failed', code: payment.code }
        case 'unknown':
          return { phase: 'unknown', hash: payment.hash }
      }
    })
  }

  return (
    <Card
      id="pay"
      title="Pay with viem"
      line="A transaction by viem, over the wallet that the modal connected."
      snippet="payWithViem"
      result={said}
    >
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
      <ActionButton need={need} label={`Pay ${price}`} isBusy={isBusy} onPress={pay} />
    </Card>
  )
}
