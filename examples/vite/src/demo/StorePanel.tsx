import { lazy, Suspense } from 'react'
import { rowOf, type Row } from './groupSteps'
import type { Timeline } from './useTimeline'

const ROWS = 9
/** While the past step's modal is drawn above them. */
const ROWS_IN_THE_PAST = 5
const Replay = lazy(() =>
  import('./Replay').then(({ Replay: component }) => ({ default: component })),
)

const inTime = (ms: number): string =>
  ms < 1000 ? `${String(ms)} ms` : `${(ms / 1000).toFixed(1)} s`

/** De-emphasises the namespace. A request also shows its result and duration. */
function ActionName({ row: { path, name, answer, time } }: { row: Row }) {
  return (
    <span className="action">
      <span className="path">{path}</span>
      <wbr />
      {name}
      {answer && (
        <span className="answer" data-failed={answer.type.endsWith('rejected')}>
          {' '}
          {answer.type.endsWith('rejected') ? 'failed' : 'answered'} in {inTime(answer.time - time)}
        </span>
      )}
    </span>
  )
}

/** The latest actions, newest first; while viewing the past, those around that step. */
function Actions({ timeline }: { timeline: Timeline }) {
  const { current, isPast, jump, rows, steps } = timeline
  const count = isPast ? ROWS_IN_THE_PAST : ROWS
  const shown = rowOf(rows, current)
  const at = isPast && shown ? rows.indexOf(shown) : rows.length - 1
  const top = Math.min(rows.length - 1, Math.max(at + Math.floor(count / 2), count - 1))
  const visible = rows.slice(Math.max(0, top - count + 1), top + 1).toReversed()
  return (
    <ol className="actions" data-testid="actions">
      {visible.map(row => (
        <li key={row.index}>
          <button
            type="button"
            aria-current={row === shown ? 'step' : undefined}
            onClick={() => jump(row.answer?.index ?? row.index)}
          >
            <span className="number">{row.index}</span>
            <ActionName row={row} />
            <span className="gap">
              +{inTime(row.time - (steps[row.index - 1]?.time ?? row.time))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

export function StorePanel({ timeline }: { timeline: Timeline }) {
  const { current, last, isPast, jump, rows } = timeline
  const name = rowOf(rows, current)?.name ?? ''
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
          aria-valuetext={`${of}, ${name}`}
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
