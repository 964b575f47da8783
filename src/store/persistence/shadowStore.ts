import { legacy_createStore, type Action } from '@reduxjs/toolkit'
import { persistReducer, persistStore } from 'redux-persist'
import type { ExactKeyEngine, StoredFields } from './exactKeyEngine'

interface MirrorAction extends Action<'mirror'> {
  readonly fields: StoredFields
}

const isMirror = (action: Action): action is MirrorAction => action.type === 'mirror'

/** Writes the latest fields after the current task; `flush` writes synchronously. */
export interface ShadowStore {
  mirror(fields: StoredFields): void
  flush(): void
}

/**
 * Uses redux-persist as a write queue on a private store. In a host's tree, replaying its actions
 * would write to storage.
 */
export function createShadowStore(engine: ExactKeyEngine, initial: StoredFields): ShadowStore {
  let latest = initial
  let isUp = false
  let isDirty = false
  const storage = {
    getItem: () => Promise.resolve(initial),
    setItem: (_key: string, fields: unknown) => {
      engine.write(fields as StoredFields)
      isDirty = false
      return Promise.resolve()
    },
    removeItem: () => Promise.resolve(),
  }
  const fieldsReducer = (state: StoredFields = initial, action: Action): StoredFields =>
    isMirror(action) ? { ...action.fields } : state
  const config = {
    key: 'walletModal',
    keyPrefix: '',
    storage,
    serialize: false,
    deserialize: false,
    stateReconciler: false as const,
    throttle: 0,
    timeout: 0,
  }
  const store = legacy_createStore(persistReducer(config as never, fieldsReducer as never))
  const send = (fields: StoredFields) => {
    const action: MirrorAction = { type: 'mirror', fields }
    store.dispatch(action)
  }
  // redux-persist ignores updates and flush() until its asynchronous start is over.
  const persistor = persistStore(store, null, () => {
    isUp = true
    if (isDirty) send(latest)
  })
  return {
    mirror(fields) {
      latest = fields
      isDirty = true
      if (isUp) send(fields)
      else engine.write(fields)
    },
    flush() {
      if (isUp) persistor.flush().catch(() => undefined) // the engine reports a full storage
      engine.write(latest) // retries what did not fit before
    },
  }
}
