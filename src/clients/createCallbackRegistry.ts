import type { CallbackRegistry, StackCallbacks } from '../ports/callbackRegistry'

const CALLBACK = { success: 'onSuccess', error: 'onError', cancel: 'onCancel' } as const

/** Keeps callbacks out of state. Each registration is settled once; later outcomes find nothing. */
export function createCallbackRegistry(): CallbackRegistry {
  const waiting = new Map<string, StackCallbacks>()
  let last = 0
  return {
    register(callbacks) {
      const id = `callbacks-${++last}`
      waiting.set(id, callbacks)
      return id
    },
    settle(id, outcome) {
      const callbacks = waiting.get(id)
      if (!callbacks) return false
      waiting.delete(id)
      callbacks[CALLBACK[outcome]]?.()
      return true
    },
  }
}
