import * as v from 'valibot'
import { failure } from '../failures'

/** The payload of an event, if it is as agreed. @throws `BAD_REQUEST` */
export function read<T>(shape: v.GenericSchema<unknown, T>, payload: unknown): T {
  const parsed = v.safeParse(shape, payload)
  if (!parsed.success) throw failure('BAD_REQUEST')
  return parsed.output
}
