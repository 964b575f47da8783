import { walletConnected } from '../../events/connectionEvents'
import { defineFeature } from '../feature'

/** Signing in by a signature of the connected wallet. A page that does not want it never fetches its code. */
export const siwx = defineFeature({
  name: 'siwx',
  after: ['account', 'requests'],
  wakesOn: (action, _state, { siwx }) => siwx !== undefined && walletConnected.match(action),
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/siwxTexts'),
  views: {
    SIWXSignMessage: {
      title: 'siwx.title',
      isRequired: true,
      shows: ['walletRequest'],
      load: () => import('./views/SIWXSignMessageView'),
    },
  },
})
