import * as v from 'valibot'
import { ApiRefusal } from './apiRefusal'
import type { Context } from 'hono'

/** @throws {ApiRefusal} `BAD_REQUEST` when the body is not JSON or does not match the schema */
export async function readBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const body: unknown = await c.req.json().catch(() => {
    throw new ApiRefusal('BAD_REQUEST')
  })
  const read = v.safeParse(schema, body)
  if (!read.success) throw new ApiRefusal('BAD_REQUEST')
  return read.output
}
