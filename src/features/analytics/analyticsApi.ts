import { analyticsSchema, type AnalyticsAnswer } from '../../domain/schemas/analytics'
import { sendAndValidate } from '../../services/sendAndValidate'
import { modalApi } from '../../services/modalApi'
import type { EventBody } from './eventBody'

/** Endpoints for the project's analytics setting and for sending events. */
export const analyticsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getAnalyticsConfig: build.query<AnalyticsAnswer, void>({
      queryFn: (_args, _api, _extra, ask) =>
        sendAndValidate(ask, { service: 'project', path: '/getAnalyticsConfig' }, analyticsSchema),
      keepUnusedDataFor: Infinity,
    }),
    /** Sends one event. The response is ignored. */
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
