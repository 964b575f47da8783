import * as v from 'valibot'
import type { Answer, SendRequest } from './endpointRun'
import type { ServiceRequest } from './serviceBaseQuery'

/** Sends a request and validates the response with a schema. */
export async function sendAndValidate<T>(
  ask: SendRequest,
  request: ServiceRequest,
  schema: v.GenericSchema<unknown, T>,
): Promise<Answer<T>> {
  const answer = await ask(request)
  if (answer.error) return answer
  const result = v.safeParse(schema, answer.data)
  if (result.success) return { data: result.output }
  const [issue] = result.issues
  return {
    error: {
      status: 'PARSING_ERROR',
      code: 'SERVICE_ANSWER_INVALID',
      message: `Invalid answer from ${request.path}: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    },
  }
}
