import * as v from 'valibot'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { flowFailed } from '../../../src/events/startEvents'
import { createFailureBudget } from '../../../src/features/analytics/failureBudget'
import { getSafeFrames } from '../../../src/lib/text/getSafeFrames'
import { pass } from '../../support/flowWorld'
import { asSent, leave, sentIn, sentSchema, setUpAnalyticsTests } from './analyticsWorld'

const SECRET = 'canary-7c1e ada@mail.example 0x00000000000000000000000000000000000b0b00'

describe('failures in statistics', () => {
  const createWorld = setUpAnalyticsTests()

  it('are limited to five in any 60 seconds', () => {
    const budget = createFailureBudget()
    const takes = (now: number) => Array.from({ length: 7 }, () => budget.take(now))
    expect(takes(0)).toEqual([true, true, true, true, true, false, false])
    expect(budget.take(59_999)).toBe(false)
    expect(budget.take(60_000)).toBe(true)
  })

  it('are flattened, name functions instead of messages, and keep five of many', async () => {
    const world = createWorld({ hasConsent: () => true })
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    const failure = getSafeFrames(
      Object.assign(new RangeError(SECRET), {
        stack: `RangeError: ${SECRET}\n    at pay (https://shop.example/a.js?key=canary-7c1e:1:2)`,
      }),
    )
    for (let times = 0; times < 8; times += 1) world.dispatch(flowFailed(failure))
    await pass(1_000)
    const sent = sentIn(world).filter(({ props }) => props['type'] === 'error')
    expect(sent).toHaveLength(5)
    expect(sent[0]?.props).toEqual({
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      errorType: 'RangeError',
      errorMessage: 'UNKNOWN',
      stackTrace: 'at pay (a.js:1:2)',
    })
    for (const body of sent) expect(v.safeParse(sentSchema, asSent(body)).issues).toBeUndefined()
    expect(JSON.stringify(world.http.requests)).not.toContain('canary')
    await leave(world)
  })

  it('come from a flow that throws', async () => {
    const world = createWorld(
      { hasConsent: () => true },
      {
        mayLogErrors: true,
        adapter: {
          discover: () => {
            throw new TypeError(SECRET)
          },
        },
      },
    )
    world.dispatch(modalOpenRequested({}))
    await pass(1_000)
    expect(sentIn(world).map(({ props }) => props['event'])).toContain('INTERNAL_SDK_ERROR')
    expect(JSON.stringify([world.http.requests, world.actions()])).not.toContain('canary')
    await leave(world)
  })
})
