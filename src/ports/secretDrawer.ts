/** Keeps secrets out of actions and state: codes, tokens, emails. A value can be taken once. */
export interface SecretStore {
  put(value: unknown): string
  /** Returns a value without removing it. Undefined once it is taken, and after a reload. */
  read(id: string): unknown
  take(id: string): unknown
}
