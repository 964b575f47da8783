import * as v from 'valibot'
import { failure } from '../failures'

/** What a page sent with an event. @throws `BAD_REQUEST` where it is not of the shape. */
export function readPayload<T>(shape: v.GenericSchema<unknown, T>, payload: unknown): T {
  const parsed = v.safeParse(shape, payload)
  if (!parsed.success) throw failure('BAD_REQUEST')
  return parsed.output
}
