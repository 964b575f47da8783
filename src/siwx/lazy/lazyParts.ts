import { createLazy } from '../../lib/async/createLazy'
import type { SiwxHost } from '../../ports/siwx'
import type { SiwxMessenger, SiwxStorage } from '../../ports/siwxParts'
import { toLoadError } from './toLoadError'

export function lazyMessenger(load: () => Promise<SiwxMessenger>): SiwxMessenger {
  const messenger = createLazy(load, toLoadError)
  return {
    createMessage: async (...given) => (await messenger.load()).createMessage(...given),
    isTextOf: async (...given) => (await messenger.load()).isTextOf(...given),
  }
}

export function lazyStorage(load: () => Promise<SiwxStorage>): SiwxStorage {
  let host: SiwxHost | undefined
  const storage = createLazy(async () => {
    const loaded = await load()
    if (host) loaded.attach?.(host)
    return loaded
  }, toLoadError)
  return {
    attach(given) {
      host = given
      storage.peek()?.attach?.(given)
    },
    add: async (...given) => (await storage.load()).add(...given),
    set: async (...given) => (await storage.load()).set(...given),
    get: async (...given) => (await storage.load()).get(...given),
    delete: async (...given) => (await storage.load()).delete(...given),
  }
}
