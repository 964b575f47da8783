import * as v from 'valibot'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { EVENT_JOURNEYS } from '../../support/eventJourneys'
import { pass } from '../../support/flowWorld'
import {
  analyticsRequests,
  asSent,
  namesIn,
  pageOptions,
  sentIn,
  sentSchema,
  statistics,
} from './analyticsWorld'
import { setUpFlowTests, type FlowWorld } from '../../support/flowWorld'
import type { TestStoreOptions } from '../../../src/testing/createTestStore'

type Name = keyof typeof EVENT_JOURNEYS
const names = Object.keys(EVENT_JOURNEYS) as Name[]

/** Events that exist only in this package’s statistics. */
const OURS_ALONE: readonly string[] = ['ACCOUNT_CHANGED']

/** A page option has no effect on a given state, so the state itself turns statistics on. */
function turnedOn(hasConsent: () => boolean, given: TestStoreOptions): TestStoreOptions {
  const { state } = given
  const options = pageOptions({ hasConsent }, given)
  if (!state) return options
  const made = typeof state === 'function' ? state() : state
  const features = { ...made.options?.features, analytics: true }
  return {
    ...options,
    http: { ...given.http, ...statistics },
    state: { ...made, options: { ...made.options, features } as NonNullable<typeof made.options> },
  }
}

async function begin(world: FlowWorld) {
  world.dispatch(modalOpenRequested({}))
  await pass(1_000)
}

async function end(world: FlowWorld) {
  world.dispatch(modalCloseRequested({ by: 'page' }))
  await pass(1_000)
}

describe('every statistics event', () => {
  const createWorld = setUpFlowTests()

  it.each(names.filter(name => !OURS_ALONE.includes(name)))(
    '%s is sent after consent, and contains no account, email or query',
    async name => {
      const { options, run, mayLogErrors = false } = EVENT_JOURNEYS[name]
      const world = createWorld({ ...turnedOn(() => true, options), mayLogErrors })
      await begin(world)
      await run(world)
      await end(world)
      expect(namesIn(world)).toContain(name)
      for (const body of sentIn(world)) {
        expect(v.safeParse(sentSchema, asSent(body)).issues).toBeUndefined()
      }
    },
  )

  it.each(names)('%s sends no request before consent', async name => {
    const { options, run, mayLogErrors = false } = EVENT_JOURNEYS[name]
    const world = createWorld({ ...turnedOn(() => false, options), mayLogErrors })
    await begin(world)
    await run(world)
    await end(world)
    expect(analyticsRequests(world)).toEqual([])
  })
})
