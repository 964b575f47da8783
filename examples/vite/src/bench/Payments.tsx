import { useState } from 'react'
import { usePay, type PaymentRequest } from 'redux-wallet-modal/pay'
import { sayOutcome } from './sayOutcome'

/** A sandbox account that is otherwise unused. */
const SHOP = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const COIN: PaymentRequest['paymentAsset'] = {
  network: 'eip155:31337',
  asset: 'native',
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}

/** A page that requests a payment. */
export function Payments() {
  const { pay } = usePay()
  const [amount, setAmount] = useState('0.25')
  const [recipient, setRecipient] = useState(SHOP)
  const [result, setResult] = useState('nothing yet')
  const ask = () => {
    setResult('waiting')
    pay({ paymentAsset: COIN, recipient, amount, payWithExchange: { hosts: ['localhost'] } }).then(
      outcome => setResult(sayOutcome(outcome)),
      () => setResult('failed'),
    )
  }
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <p className="row">
        <label>
          Amount{' '}
          <input
            value={amount}
            data-testid="pay-amount"
            onChange={event => setAmount(event.target.value)}
          />
        </label>
        <label>
          To{' '}
          <input
            value={recipient}
            data-testid="pay-recipient"
            onChange={event => setRecipient(event.target.value)}
          />
        </label>
        <button type="button" data-testid="pay" onClick={ask}>
          Pay
        </button>
      </p>
      <p>
        Last result: <output data-testid="pay-result">{result}</output>
      </p>
    </section>
  )
}
