/** Holds what must never ride in an action or live in state: codes, tokens, e-mail. A value can be taken once. */
export interface SecretDrawer {
  put(value: unknown): string
  take(id: string): unknown
}
