import { useState, type FormEvent } from 'react'
import { useSend } from 'redux-wallet-modal/headless'
import { Dangers } from './Dangers'
import { wordsFor } from './words'

/** The amount, the token and the recipient. */
export function SendForm() {
  const send = useSend()
  const { holdings, token, amount, recipientText, problem, error } = send
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) send.prepare()
  }
  return (
    <form onSubmit={submit}>
      <fieldset>
        <legend>Token</legend>
        {holdings.phase !== 'known' && <p role="status">{wordsFor(holdings.phase)}</p>}
        {holdings.tokens.map(each => (
          <label key={each.address ?? each.symbol}>
            <input
              type="radio"
              name="token"
              checked={token?.address === each.address && token?.symbol === each.symbol}
              onChange={() => send.setToken(each)}
            />
            {each.symbol}
          </label>
        ))}
      </fieldset>
      <label>
        Amount <input value={amount} onChange={({ target }) => send.setAmount(target.value)} />
      </label>
      <label>
        Recipient{' '}
        <input value={recipientText} onChange={({ target }) => send.setRecipient(target.value)} />
      </label>
      <p role="status">{wordsFor(error?.code ?? problem ?? '')}</p>
      <button disabled={problem !== null}>Review</button>
    </form>
  )
}

/** The payment as the wallet receives it, a checkbox per danger, and the outcome. */
export function Review() {
  const { intent, fee, phase, dangers, error, hash, confirm, moveWallet } = useSend()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [obstacle, setObstacle] = useState<string | null>(null)
  if (!intent) return null
  return (
    <>
      <dl>
        <dt>Amount</dt>
        <dd>
          {intent.amount} {intent.token.symbol}
        </dd>
        <dt>To</dt>
        <dd>{intent.to}</dd>
        <dt>Fee</dt>
        <dd>{fee ? `${fee.fee} ${fee.symbol}` : '…'}</dd>
      </dl>
      <Dangers dangers={dangers} accepted={accepted} onChange={setAccepted} />
      <p role="status" data-testid="phase" data-phase={phase}>
        {wordsFor(phase)}
      </p>
      {obstacle !== null && <p role="alert">{wordsFor(obstacle)}</p>}
      {obstacle === 'walletElsewhere' && (
        <button onClick={moveWallet}>Move the wallet to this network</button>
      )}
      {error && <p role="alert">{wordsFor(error.code)}</p>}
      {hash !== null && <output data-testid="hash">{hash}</output>}
      {phase === 'reviewing' && (
        <button onClick={() => setObstacle(confirm(accepted))}>Send now</button>
      )}
    </>
  )
}
