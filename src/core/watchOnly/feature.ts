import type { UnknownAction } from '@reduxjs/toolkit'
import { defineFeature } from '../feature'
import { watchFailed, watchRequested } from './watchOnlyEvents'

const refuse = (held: UnknownAction) =>
  watchRequested.match(held)
    ? watchFailed({ error: { code: 'CODE_NOT_LOADED', detail: held.type } })
    : null

/** Viewing an account by its address. Its chunk never loads without `watchOnly()`. */
export const watchOnly = defineFeature({
  name: 'watchOnly',
  // Names resolve like a recipient's.
  after: ['connections', 'send'],
  load: () => import('./chunk'),
  refuse,
})
