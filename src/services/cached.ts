import * as v from 'valibot'
import type { CacheName } from '../ports/ttlCache'
import { depsOf } from './depsOf'
import type { EndpointRun } from './endpointRun'

export interface CacheRule<Args, T> {
  readonly name: CacheName
  /** CAIP-10 for balances, the plain address for names. */
  readonly idOf: (args: Args) => string
  /** Storage is foreign input: what comes out of it is read like an answer. */
  readonly schemaOf: (args: Args) => v.GenericSchema<unknown, T>
}

/** Answers from the stored cache while it is young enough, and stores what `run` brings. A forced refetch always runs. */
export function cached<Args, T>(
  { name, idOf, schemaOf }: CacheRule<Args, T>,
  run: EndpointRun<Args, T>,
): EndpointRun<Args, T> {
  return async (args, api, ask) => {
    const { cache } = depsOf(api)
    const id = idOf(args)
    if (!api.forced) {
      const stored = cache.read(name, id)
      const known = stored === undefined ? null : v.safeParse(schemaOf(args), stored)
      if (known?.success) return { data: known.output }
    }
    const answer = await run(args, api, ask)
    if (!answer.error && !api.signal.aborted) cache.write(name, id, answer.data)
    return answer
  }
}
