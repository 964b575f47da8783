import type { SiwxHost } from '../../ports/siwx'
import type { SiwxMessenger, SiwxStorage } from '../../ports/siwxParts'
import { onceHere } from './onceHere'

/** A part whose code comes with the first thing that is asked of it. */
function comesLater<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= onceHere(load).catch((thrown: unknown) => {
      loading = undefined
      throw thrown
    }))
}

export function lazyMessenger(load: () => Promise<SiwxMessenger>): SiwxMessenger {
  const messenger = comesLater(load)
  return {
    createMessage: async (...given) => (await messenger()).createMessage(...given),
    isTextOf: async (...given) => (await messenger()).isTextOf(...given),
  }
}

export function lazyStorage(load: () => Promise<SiwxStorage>): SiwxStorage {
  let host: SiwxHost | undefined
  let here: SiwxStorage | undefined
  const storage = comesLater(async () => {
    here = await load()
    if (host) here.attach?.(host)
    return here
  })
  return {
    attach(given) {
      host = given
      here?.attach?.(given)
    },
    add: async (...given) => (await storage()).add(...given),
    set: async (...given) => (await storage()).set(...given),
    get: async (...given) => (await storage()).get(...given),
    delete: async (...given) => (await storage()).delete(...given),
  }
}
