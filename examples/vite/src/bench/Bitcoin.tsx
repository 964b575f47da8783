import { useState } from 'react'
import { useWalletModal, useWalletProvider } from 'redux-wallet-modal'
import type { BitcoinProvider, BitcoinTransfer } from 'redux-wallet-modal/bitcoin'

const describe = ({ amount, fee, change }: BitcoinTransfer) =>
  `pays ${amount}, fee ${fee}, back ${change}`

/** Bitcoin requests of a page: a payment that is reviewed before it is signed. */
export function Bitcoin() {
  const modal = useWalletModal()
  const { provider } = useWalletProvider<BitcoinProvider>({ namespace: 'bip122' })
  const [recipient, setRecipient] = useState('')
  const [amount, setAmount] = useState('')
  const [transfer, setTransfer] = useState<BitcoinTransfer | null>(null)
  const [result, setResult] = useState('nothing yet')
  const run = (work: Promise<string>) => {
    setResult('waiting')
    work.then(setResult, (thrown: unknown) =>
      setResult(`failed ${String((thrown as { code?: unknown }).code)}`),
    )
  }
  return (
    <section aria-labelledby="bitcoin">
      <h2 id="bitcoin">Bitcoin</h2>
      <p className="row">
        <label>
          Recipient{' '}
          <input
            value={recipient}
            data-testid="bitcoin-recipient"
            onChange={event => setRecipient(event.target.value)}
          />
        </label>
        <label>
          Satoshi{' '}
          <input
            value={amount}
            data-testid="bitcoin-amount"
            onChange={event => setAmount(event.target.value)}
          />
        </label>
        <button
          type="button"
          data-testid="bitcoin-review"
          disabled={!provider}
          onClick={() =>
            provider &&
            run(
              provider.buildTransfer({ recipient, amount }).then(built => {
                setTransfer(built)
                return describe(built)
              }),
            )
          }
        >
          Work it out
        </button>
        <button
          type="button"
          data-testid="bitcoin-send"
          disabled={!provider || !transfer}
          onClick={() => provider && transfer && run(provider.sendTransfer(transfer))}
        >
          Sign and send
        </button>
        <button
          type="button"
          data-testid="bitcoin-sign"
          disabled={!provider}
          onClick={() =>
            run(
              modal
                .signMessage('Hello from the example host', 'bip122')
                .then(outcome => (outcome.status === 'done' ? outcome.value : outcome.status)),
            )
          }
        >
          Sign a message
        </button>
      </p>
      <p>
        Last result: <output data-testid="bitcoin-result">{result}</output>
      </p>
    </section>
  )
}
