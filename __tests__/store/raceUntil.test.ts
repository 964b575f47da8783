import {
  createAction,
  createListenerMiddleware,
  configureStore,
  TaskAbortError,
} from '@reduxjs/toolkit'
import type { FlowApi } from '../../src/store/listening'
import { raceUntil, type RaceOutcome } from '../../src/store/raceUntil'
import { deferred, hang } from '../support/flowWorld'
import { turn } from '../support/turn'

const begun = createAction('begun')
const left = createAction('left')

describe('raceUntil', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** A flow that races work against `left` and one second. */
  function race(work: (signal: AbortSignal) => Promise<string>) {
    const ended: { outcome?: RaceOutcome<string>; thrown?: unknown } = {}
    const flows = createListenerMiddleware()
    flows.startListening({
      actionCreator: begun,
      effect: async (_action, api) => {
        try {
          const outcome = await raceUntil(api as unknown as FlowApi, left.match, 1_000, work)
          ended.outcome = outcome
        } catch (thrown) {
          ended.thrown = thrown
        }
      },
    })
    const store = configureStore({
      reducer: () => null,
      middleware: getDefault => getDefault().concat(flows.middleware),
    })
    store.dispatch(begun())
    return { store, ended, cancel: () => flows.clearListeners() }
  }
  const settle = () => jest.advanceTimersByTimeAsync(0)

  it('ends with the result of the work', async () => {
    const { ended } = race(async () => 'done')
    await settle()
    expect(ended.outcome).toEqual({ kind: 'done', value: 'done' })
    expect(jest.getTimerCount()).toBe(0)
  })

  it('throws what the work throws', async () => {
    const { ended } = race(() => Promise.reject(new Error('no')))
    await settle()
    expect(ended.thrown).toEqual(new Error('no'))
    expect(jest.getTimerCount()).toBe(0)
  })

  it('P27 leaves no rejection behind in a flow that was cancelled before it began to wait', async () => {
    const thrown: unknown[] = []
    const flows = createListenerMiddleware()
    flows.startListening({
      actionCreator: begun,
      effect: async (_action, api) => {
        api.cancel()
        await raceUntil(api as unknown as FlowApi, left.match, 1_000, hang).catch(reason =>
          thrown.push(reason),
        )
      },
    })
    const store = configureStore({
      reducer: () => null,
      middleware: getDefault => getDefault().concat(flows.middleware),
    })
    store.dispatch(begun())
    jest.useRealTimers()
    await turn()
    expect(thrown).toEqual([expect.any(TaskAbortError)]) // and there is no unhandled rejection
  })

  it('ends when it is left, aborts the work, and drops its late answer', async () => {
    const answer = deferred<string>()
    const signals: AbortSignal[] = []
    const { store, ended } = race(signal => {
      signals.push(signal)
      return answer.promise
    })
    store.dispatch(left())
    await settle()
    expect(ended.outcome).toMatchObject({ kind: 'left', action: { type: 'left' } })
    expect(signals[0]?.aborted).toBe(true)
    answer.reject(new Error('late'))
    await settle()
    expect(ended.thrown).toBeUndefined()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends after its time', async () => {
    const signals: AbortSignal[] = []
    const { ended } = race(signal => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    await jest.advanceTimersByTimeAsync(999)
    expect(ended.outcome).toBeUndefined()
    await jest.advanceTimersByTimeAsync(1)
    expect(ended.outcome).toEqual({ kind: 'timedOut' })
    expect(signals[0]?.aborted).toBe(true)
  })

  it('ends with its flow', async () => {
    const signals: AbortSignal[] = []
    const { ended, cancel } = race(signal => {
      signals.push(signal)
      return new Promise(() => undefined)
    })
    cancel()
    await settle()
    expect(ended.thrown).toBeInstanceOf(TaskAbortError)
    expect(signals[0]?.aborted).toBe(true)
    expect(jest.getTimerCount()).toBe(0)
  })
})
