import type { SecretDrawer } from '../ports/secretDrawer'

/** Holds values outside the store, each until it is taken once. */
export function createSecretDrawer(): SecretDrawer {
  const values = new Map<string, unknown>()
  let last = 0
  return {
    put(value) {
      const id = `secret-${++last}`
      values.set(id, value)
      return id
    },
    take(id) {
      const value = values.get(id)
      values.delete(id)
      return value
    },
  }
}
