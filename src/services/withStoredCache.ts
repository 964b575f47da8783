import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import * as v from 'valibot'
import type { CacheName } from '../ports/ttlCache'
import { getDeps } from './getDeps'
import type { EndpointRun } from './endpointRun'

export interface CacheRule<Args, T> {
  readonly name: CacheName
  /** CAIP-10 for balances, the plain address for names. */
  readonly idOf: (args: Args) => string
  /** Stored values are untrusted and validated like a response. */
  readonly schemaOf: (args: Args, api: BaseQueryApi) => v.GenericSchema<unknown, T>
}

/** Answers from the stored cache while fresh; stores what `run` returns. A forced refetch runs. */
export function withStoredCache<Args, T>(
  { name, idOf, schemaOf }: CacheRule<Args, T>,
  run: (
    ...asked: [...Parameters<EndpointRun<Args, T>>, v.GenericSchema<unknown, T>]
  ) => ReturnType<EndpointRun<Args, T>>,
): EndpointRun<Args, T> {
  return async (args, api, ask) => {
    // Without the cache's chunk every request runs.
    const cache = await getDeps(api)
      .cache()
      .catch(() => undefined)
    const id = idOf(args)
    const schema = schemaOf(args, api)
    if (!api.forced) {
      const stored = cache?.read(name, id)
      const known = stored === undefined ? null : v.safeParse(schema, stored)
      if (known?.success) return { data: known.output }
    }
    const answer = await run(args, api, ask, schema)
    if (!answer.error && !api.signal.aborted) cache?.write(name, id, answer.data)
    return answer
  }
}
