import { useState } from 'react'
import { useAccount, useNetwork, type Outcome } from 'redux-wallet-modal'
import { useCalls, type WalletCall } from 'redux-wallet-modal/calls'

/** Well-known development chain accounts, and a call that moves nothing. */
const CALLS: readonly [WalletCall, ...WalletCall[]] = [
  { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1_000_000_000_000_000n },
  { to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', value: 2_000_000_000_000_000n },
  { to: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', data: '0x' },
]

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

const say = (outcome: Outcome<unknown>): string =>
  outcome.status === 'done'
    ? `done ${JSON.stringify(outcome.value, plain)}`
    : outcome.status === 'failed'
      ? `failed ${outcome.error.code}`
      : outcome.status

/** Several calls in one approval, and the wallet's capabilities. */
export function Batches() {
  const { sendCalls, getCallsStatus, getCapabilities, getAssets } = useCalls()
  const { status } = useAccount()
  const { network } = useNetwork()
  const [id, setId] = useState('')
  const [isAtomic, setAtomic] = useState(true)
  const [result, setResult] = useState('nothing yet')
  const run = (asked: Promise<Outcome<unknown>>) => {
    setResult('waiting')
    asked.then(
      outcome => setResult(say(outcome)),
      () => setResult('failed'),
    )
  }
  const send = async () => {
    const outcome = await sendCalls({ calls: CALLS, atomicRequired: isAtomic })
    if (outcome.status === 'done' && outcome.value.kind === 'calls') setId(outcome.value.id)
    return outcome
  }
  return (
    <section aria-labelledby="batches">
      <h2 id="batches">Several calls in one approval</h2>
      <p className="row">
        <button
          type="button"
          data-testid="send-calls"
          disabled={status !== 'connected'}
          onClick={() => run(send())}
        >
          Send three calls on {network?.name ?? 'no network'}
        </button>
        <label>
          <input
            type="checkbox"
            checked={isAtomic}
            data-testid="calls-atomic"
            onChange={event => setAtomic(event.target.checked)}
          />{' '}
          All of them or none
        </label>
        <label>
          Batch{' '}
          <input value={id} data-testid="calls-id" onChange={event => setId(event.target.value)} />
        </label>
        <button type="button" data-testid="calls-status" onClick={() => run(getCallsStatus(id))}>
          What became of it
        </button>
        <button type="button" data-testid="capabilities" onClick={() => run(getCapabilities())}>
          What the wallet can do
        </button>
        <button type="button" data-testid="assets" onClick={() => run(getAssets())}>
          What the wallet says it holds
        </button>
      </p>
      <p>
        Last result: <output data-testid="calls-result">{result}</output>
      </p>
    </section>
  )
}
