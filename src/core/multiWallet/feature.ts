import { hydrated } from '../../events/lifecycleEvents'
import { defineFeature } from '../feature'
import {
  connectionSwitchFailed,
  connectionSwitchRequested,
} from '../../events/otherConnectionEvents'
import { remoteFeaturesRead } from '../options/optionsSlice'

const hasSeveral = (list: unknown) => Array.isArray(list) && list.length > 1

/** Several wallets per namespace. Its chunk never loads if the project does not allow them. */
export const multiWallet = defineFeature({
  name: 'multiWallet',
  after: ['connections'],
  wakesOn: action =>
    remoteFeaturesRead.match(action)
      ? action.payload.multiWallet === true
      : hydrated.match(action) &&
        Object.values(action.payload['connections'] ?? {}).some(hasSeveral),
  load: () => import('./chunk'),
  refuse: held =>
    connectionSwitchRequested.match(held)
      ? connectionSwitchFailed({
          namespace: held.payload.namespace,
          connectorId: held.payload.connectorId,
          error: { code: 'CODE_NOT_LOADED', detail: held.type },
        })
      : null,
})
