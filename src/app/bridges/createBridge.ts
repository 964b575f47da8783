import { createControls } from '../host/createControls'
import type { Controls } from '../host/Controls'
import { findRuntime } from '../runtime/findRuntime'
import type { Runtime } from '../runtime/Runtime'
import type { HostStore } from '../../store/scopedStore'

/** What a bridge to another library uses. */
export interface Bridge {
  readonly runtime: Runtime
  readonly controls: Controls
}

/** @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal. */
export function createBridge(store: HostStore, modalKey = 'walletModal'): Bridge {
  const runtime = findRuntime(store, modalKey)
  runtime.attach(store)
  return { runtime, controls: createControls(runtime) }
}
