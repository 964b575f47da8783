import { originsSchema, type OriginsAnswer } from '../../domain/schemas/origins'
import { sendAndValidate } from '../../services/sendAndValidate'
import { modalApi } from '../../services/modalApi'
import type { ServiceError } from '../../services/serviceError'

/** Only these mean that the list could not be read (protocol §3.2). */
const isTold = ({ status }: ServiceError): boolean =>
  typeof status === 'number' && (status === 429 || status >= 500)

const EMPTY: OriginsAnswer = { allowedOrigins: [] }

/**
 * Origins allowed to use the embedded wallet. 429 and 5xx are failures; any other error counts as
 * an empty list.
 */
export const originsApi = modalApi.injectEndpoints({
  endpoints: build => ({
    getOrigins: build.query<OriginsAnswer, void>({
      async queryFn(_args, _api, _extra, ask) {
        const answer = await sendAndValidate(
          ask,
          { service: 'project', path: '/projects/v1/origins' },
          originsSchema,
        )
        return answer.error && !isTold(answer.error) ? { data: EMPTY } : answer
      },
      keepUnusedDataFor: Infinity,
    }),
  }),
})
