import { useState } from 'react'
import { useWatchOnly } from 'redux-wallet-modal/watch-only'
import { sayOutcome } from './sayOutcome'

/** Shows the account of an address or a name, without its wallet. */
export function Watching() {
  const { isWatchOnly, isPending, watch, stop } = useWatchOnly()
  const [text, setText] = useState('')
  const [result, setResult] = useState('nothing yet')
  return (
    <section aria-labelledby="watching">
      <h2 id="watching">Watching</h2>
      <p className="row">
        <label>
          Address or name{' '}
          <input
            value={text}
            data-testid="watch-text"
            onChange={event => setText(event.target.value)}
          />
        </label>
        <button
          type="button"
          data-testid="watch"
          onClick={() => {
            watch(text).then(
              outcome => setResult(sayOutcome(outcome)),
              () => setResult('failed'),
            )
          }}
        >
          View this account
        </button>
        <button type="button" data-testid="watch-stop" onClick={stop}>
          Stop viewing
        </button>
      </p>
      <p role="status" data-testid="watch-result">
        {isPending ? 'waiting' : result}
      </p>
      <p data-testid="watch-only">{isWatchOnly ? 'view only' : 'not view only'}</p>
    </section>
  )
}
