import type { UnknownAction } from '@reduxjs/toolkit'
import { storeReady } from '../../../events/lifecycleEvents'
import type { Deps } from '../../../ports/deps'
import { PENDING_SOCIAL_KEY } from '../../../ports/embedded'

/** The page was left for a provider, and the visitor may be back from there. */
export function isSocialReturn(action: UnknownAction, { storage }: Deps): boolean {
  if (!storeReady.match(action)) return false
  try {
    return Boolean(storage?.getItem(PENDING_SOCIAL_KEY))
  } catch {
    return false // a storage that throws keeps nothing
  }
}
