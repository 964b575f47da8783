import * as v from 'valibot'
import type { AnalyticsOptions } from '../../../src/domain/options'
import { isPrivateText } from '../../../src/lib/text/isPrivateText'
import { answered, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import type { TestStoreOptions } from '../../../src/testing/createTestStore'
import { modalCloseRequested } from '../../../src/events/modalEvents'
import { pass, quietServices, setUpFlowTests, type FlowWorld } from '../../support/flowWorld'

/** A string that is no address, no email and has no query. */
const plainText = v.pipe(
  v.string(),
  v.check(text => !isPrivateText(text), 'tells of a visitor'),
  v.check(text => !/[?&]\w+=/.test(text), 'has a query'),
)
const plainValue: v.GenericSchema<unknown> = v.lazy(() =>
  v.union([
    plainText,
    v.number(),
    v.boolean(),
    v.null(),
    v.array(plainValue),
    v.record(v.string(), plainValue),
  ]),
)
const place = {
  eventId: v.pipe(
    v.string(),
    v.regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
  ),
  url: v.pipe(plainText, v.url()),
  domain: plainText,
}

/** A body that statistics may send: an event or a failure, with no visitor data. */
export const sentSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('track'),
    ...place,
    timestamp: v.pipe(v.number(), v.integer()),
    props: v.strictObject({
      type: v.literal('track'),
      event: v.pipe(v.string(), v.regex(/^[A-Z][A-Z_0-9]+$/)),
      properties: v.optional(v.record(v.string(), plainValue)),
    }),
  }),
  v.strictObject({
    kind: v.literal('error'),
    ...place,
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    props: v.strictObject({
      type: v.literal('error'),
      event: v.picklist([
        'API_ERROR',
        'DATA_PARSING_ERROR',
        'SECURE_SITE_ERROR',
        'INTERNAL_SDK_ERROR',
      ]),
      errorType: plainText,
      errorMessage: plainText,
      stackTrace: v.optional(plainText),
    }),
  }),
])

export interface SentBody {
  readonly url: string
  readonly props: Readonly<Record<string, unknown>>
}

/** Returns the statistics sent so far. */
export const sentIn = ({ http }: Pick<FlowWorld, 'http'>): SentBody[] =>
  http.requests.filter(({ path }) => path === '/e').map(({ body }) => body as SentBody)

export const namesIn = (world: Pick<FlowWorld, 'http'>) =>
  sentIn(world).map(({ props }) => props['event'])

/** Returns the requests that statistics make, whatever their outcome. */
export const analyticsRequests = ({ http }: Pick<FlowWorld, 'http'>) =>
  http.requests.filter(({ path }) => path === '/e' || path === '/getAnalyticsConfig')

export const asSent = (body: SentBody) => ({ kind: body.props['type'], ...body })

export const statistics: Readonly<Record<string, HttpAnswer>> = {
  '/getAnalyticsConfig': answered({ isAnalyticsEnabled: true }),
  '/e': answered(null),
}

/** Options of a page that turned statistics on. */
export const pageOptions = (
  analytics: AnalyticsOptions | undefined,
  { options, http, ...more }: TestStoreOptions = {},
): TestStoreOptions => ({
  ...more,
  http: { ...quietServices, ...statistics, ...http },
  options: {
    ...options,
    features: { analytics: true, ...options?.features },
    ...(analytics && { analytics }),
  },
})

/** Closes the modal as the visitor and flushes the resulting statistics. */
export async function leave(world: Pick<FlowWorld, 'dispatch'>) {
  world.dispatch(modalCloseRequested({ by: 'page' }))
  await pass(1_000)
}

/** Sets up worlds that send statistics, on fake timers. */
export function setUpAnalyticsTests() {
  const createWorld = setUpFlowTests()
  return (
    analytics: AnalyticsOptions | undefined,
    given?: TestStoreOptions & { readonly mayLogErrors?: boolean },
  ) => {
    const { mayLogErrors = false, ...more } = given ?? {}
    return createWorld({ ...pageOptions(analytics, more), mayLogErrors })
  }
}
