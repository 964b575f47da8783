import { defineFeature } from '../feature'
import { signFailed, signRequested, walletRpcFailed, walletRpcRequested } from './signingEvents'

/** Requests of the page: signatures, batches of calls, assets. */
export const signing = defineFeature({
  name: 'signing',
  after: ['connections', 'requests'],
  load: () => import('./chunk'),
  prefetch: 'connected',
  refuse: action => {
    const error = { code: 'CODE_NOT_LOADED', detail: action.type } as const
    if (signRequested.match(action)) return signFailed({ id: action.payload.id, error })
    return walletRpcRequested.match(action)
      ? walletRpcFailed({ id: action.payload.id, error })
      : null
  },
})
