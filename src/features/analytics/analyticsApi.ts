import { analyticsSchema, type AnalyticsAnswer } from '../../domain/schemas/analytics'
import { askValid } from '../../services/askValid'
import { modalApi } from '../../services/modalApi'
import type { EventBody } from './eventBody'

/** Whether the project's owner wants statistics, and where they go. */
export const analyticsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getAnalyticsConfig: build.query<AnalyticsAnswer, void>({
      queryFn: (_args, _api, _extra, ask) =>
        askValid(ask, { service: 'project', path: '/getAnalyticsConfig' }, analyticsSchema),
      keepUnusedDataFor: Infinity,
    }),
    /** One event. What is answered says nothing. */
    sendEvent: build.query<null, EventBody>({
      queryFn: async (body, _api, _extra, ask) => {
        const answer = await ask({
          service: 'analytics',
          path: '/e',
          method: 'POST',
          body,
          contentType: 'text',
        })
        return answer.error ? answer : { data: null }
      },
      serializeQueryArgs: ({ queryArgs: { eventId } }) => `sendEvent/${eventId}`,
      keepUnusedDataFor: 0,
    }),
  }),
})
