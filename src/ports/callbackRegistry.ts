export interface StackCallbacks {
  onSuccess?(): void
  onError?(): void
  onCancel?(): void
}

/** Callbacks of the transaction stack by id; state holds only the id. An unknown id is a no-op. */
export interface CallbackRegistry {
  register(callbacks: StackCallbacks): string
  settle(id: string, outcome: 'success' | 'error' | 'cancel'): boolean
}
