import { lazy, Suspense } from 'react'
import type { Timeline } from './useTimeline'

const ROWS = 9
/** While the modal of that step is drawn above them. */
const ROWS_IN_THE_PAST = 5
const Replay = lazy(() =>
  import('./Replay').then(({ Replay: component }) => ({ default: component })),
)

const NAME = /^(.*\/)?([^/]+)$/

/** How long after the action before, as DevTools say it. */
const gap = (ms: number): string =>
  ms < 1000 ? `+${String(ms)} ms` : `+${(ms / 1000).toFixed(1)} s`

/** The namespace is quiet, the name of the action is not. */
function ActionName({ type }: { type: string }) {
  const [, path = '', name = type] = NAME.exec(type) ?? []
  return (
    <span className="action">
      <span className="path">{path}</span>
      <wbr />
      {name}
    </span>
  )
}

/** The last actions, newest first; while the page shows the past, those around that moment. */
function Actions({ timeline }: { timeline: Timeline }) {
  const { current, last, isPast, jump, stepAt } = timeline
  const rows = isPast ? ROWS_IN_THE_PAST : ROWS
  const top = Math.min(last, Math.max(current + Math.floor(rows / 2), rows - 1))
  const bottom = Math.max(0, top - rows + 1)
  const steps = Array.from({ length: top - bottom + 1 }, (_, row) => stepAt(top - row))
  return (
    <ol className="actions" reversed start={top} data-testid="actions">
      {steps.map(({ index, type, time }) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === current ? 'step' : undefined}
            onClick={() => jump(index)}
          >
            <span className="number">{index}</span>
            <ActionName type={type} />
            <span className="gap">{gap(time - stepAt(Math.max(0, index - 1)).time)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

export function StorePanel({ timeline }: { timeline: Timeline }) {
  const { current, last, isPast, jump, stepAt } = timeline
  const { type } = stepAt(current)
  const of = `Step ${String(current)} of ${String(last)}`
  return (
    <section className="card store" aria-labelledby="store" data-past={isPast}>
      <div className="head">
        <h2 id="store">Redux store</h2>
        <p className="quiet" data-testid="step">
          {of}
        </p>
      </div>
      <div className="travel">
        <button
          type="button"
          className="button icon"
          aria-label="One step back"
          aria-disabled={current === 0}
          onClick={() => jump(Math.max(0, current - 1))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m12 5-5 5 5 5" />
          </svg>
        </button>
        <input
          type="range"
          aria-label="Time travel"
          aria-valuetext={`${of}, ${type}`}
          min={0}
          max={last}
          value={current}
          onChange={event => jump(Number(event.target.value))}
        />
        <button
          type="button"
          className="button icon"
          aria-label="One step forward"
          aria-disabled={!isPast}
          onClick={() => jump(Math.min(last, current + 1))}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m8 5 5 5-5 5" />
          </svg>
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={!isPast}
          data-testid="now"
          onClick={() => jump(last)}
        >
          Now
        </button>
      </div>
      {isPast && (
        <Suspense>
          <Replay timeline={timeline} />
        </Suspense>
      )}
      <Actions timeline={timeline} />
      <p className="quiet small">
        As in Redux DevTools: the state is replaced, and nothing is asked, signed or sent again.
      </p>
    </section>
  )
}
