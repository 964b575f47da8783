import { useState, type FormEvent } from 'react'
import { useNetwork, useSwap } from 'redux-wallet-modal/headless'
import { Dangers } from './Dangers'
import { run } from './run'
import { SWAPS_ON } from './wallets'
import { wordsFor } from './words'

type Swap = ReturnType<typeof useSwap>
type Side = NonNullable<Swap['source']>

interface SideFieldProps {
  readonly label: string
  readonly sides: readonly Side[]
  readonly chosen: Side | null
  readonly onChoose: (side: Side) => void
}

function SideField({ label, sides, chosen, onChoose }: SideFieldProps) {
  const choose = (address: string) => {
    const side = sides.find(each => each.address === address)
    if (side) onChoose(side)
  }
  return (
    <label>
      {label}{' '}
      <select value={chosen?.address ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">Choose a token</option>
        {sides.map(({ address, symbol }) => (
          <option key={address} value={address}>
            {symbol}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Swaps exist on some networks only; elsewhere there is no form. */
export function SwapForm() {
  const swap = useSwap()
  const { switchNetwork } = useNetwork()
  const { options, problem, quote, target } = swap
  if (!swap.isHere) {
    return <button onClick={() => run(switchNetwork(SWAPS_ON))}>Move to Sandbox Base</button>
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null) swap.prepare()
  }
  const sides = [...options.own, ...options.others].map(({ side }) => side)
  return (
    <form onSubmit={submit}>
      <SideField label="From" sides={sides} chosen={swap.source} onChoose={swap.setSource} />
      <label>
        Amount{' '}
        <input
          inputMode="decimal"
          value={swap.amount}
          onChange={({ target: field }) => swap.setAmount(field.value)}
        />
      </label>
      <SideField label="To" sides={sides} chosen={target} onChoose={swap.setTarget} />
      {quote && target && (
        <output>
          about {quote.targetAmount} {target.symbol}
        </output>
      )}
      <p role="status">{wordsFor(swap.reviewProblem ?? problem ?? '')}</p>
      <button disabled={problem !== null || swap.isPreparing}>Review</button>
    </form>
  )
}

/** Each step that the wallet has to approve, and the outcome of the swap. */
export function SwapReview() {
  const { review, phase, dangers, error, submitted, confirm, acceptNewPrice } = useSwap()
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [obstacle, setObstacle] = useState<string | null>(null)
  if (!review) return null
  const { amount, source, target, targetAmount, minimum, step, cost } = review
  return (
    <>
      <dl>
        <dt>You pay</dt>
        <dd>
          {amount} {source.symbol}
        </dd>
        <dt>You get about</dt>
        <dd>
          {targetAmount} {target.symbol}
        </dd>
        <dt>You get at least</dt>
        <dd>
          {minimum} {target.symbol}
        </dd>
        <dt>Network fee</dt>
        <dd>{cost ?? 'unknown'}</dd>
      </dl>
      <Dangers dangers={dangers} accepted={accepted} onChange={setAccepted} />
      <p role="status" data-testid="phase" data-phase={phase}>
        {wordsFor(phase)}
      </p>
      {obstacle !== null && <p role="alert">{wordsFor(obstacle)}</p>}
      {error && <p role="alert">{wordsFor(error.code)}</p>}
      {submitted && <output data-testid="hash">{submitted.hash}</output>}
      {phase === 'moved' && <button onClick={acceptNewPrice}>Accept the new price</button>}
      {phase === 'reviewing' && (
        <button onClick={() => setObstacle(confirm(accepted))}>
          {step === 'swap' ? 'Swap now' : 'Allow the token'}
        </button>
      )}
    </>
  )
}
