import { nanoid } from '@reduxjs/toolkit'
import type { SecretStore } from '../ports/secretDrawer'

/** Holds values outside the store until they are taken. Ids are only valid within one page load. */
export function createSecretStore(given: Readonly<Record<string, unknown>> = {}): SecretStore {
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
