import type { UnknownAction } from '@reduxjs/toolkit'
import { defineFeature } from '../feature'
import { watchFailed, watchRequested } from './watchOnlyEvents'

const refuse = (held: UnknownAction) =>
  watchRequested.match(held)
    ? watchFailed({ error: { code: 'CODE_NOT_LOADED', detail: held.type } })
    : null

/** Viewing an account by its address, without a wallet. A page without `watchOnly()` never fetches its code. */
export const watchOnly = defineFeature({
  name: 'watchOnly',
  // A name is looked up as a recipient's is.
  after: ['connections', 'send'],
  load: () => import('./chunk'),
  refuse,
})
