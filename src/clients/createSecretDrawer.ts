import { nanoid } from '@reduxjs/toolkit'
import type { SecretDrawer } from '../ports/secretDrawer'

/** Holds values outside the store, each until it is taken once. An id of another page life means nothing here. */
export function createSecretDrawer(given: Readonly<Record<string, unknown>> = {}): SecretDrawer {
  const values = new Map<string, unknown>(Object.entries(given))
  return {
    put(value) {
      const id = `secret-${nanoid()}`
      values.set(id, value)
      return id
    },
    read: id => values.get(id),
    take(id) {
      const value = values.get(id)
      values.delete(id)
      return value
    },
  }
}
