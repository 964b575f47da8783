/** Holds what must never ride in an action or live in state: codes, tokens, e-mail. A value can be taken once. */
export interface SecretDrawer {
  put(value: unknown): string
  /** Looks at a value and leaves it there. Undefined once it was taken, and in any other life of the page. */
  read(id: string): unknown
  take(id: string): unknown
}
