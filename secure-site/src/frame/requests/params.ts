import * as v from 'valibot'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'

/** Parses a method's params; throws -32602 with `reason`, a sentence, if they don't match. */
export function readParams<T>(
  shape: v.GenericSchema<unknown, T>,
  params: unknown,
  reason: string,
): T {
  const parsed = v.safeParse(shape, params)
  if (!parsed.success) throw rpcFailure(-32602, refusals.badParams(reason))
  return parsed.output
}

/** Returns a deep-frozen copy, so that what is reviewed is what is signed. */
export function frozenCopy<T>(value: T): T {
  const freeze = (each: unknown) => {
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) return
    for (const member of Object.values(each)) freeze(member)
    Object.freeze(each)
  }
  const copy = structuredClone(value)
  freeze(copy)
  return copy
}
