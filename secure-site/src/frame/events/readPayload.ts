import * as v from 'valibot'
import { failure } from '../failures'

/** Parses an event's payload. @throws `BAD_REQUEST` if it does not match the shape */
export function readPayload<T>(shape: v.GenericSchema<unknown, T>, payload: unknown): T {
  const parsed = v.safeParse(shape, payload)
  if (!parsed.success) throw failure('BAD_REQUEST')
  return parsed.output
}
