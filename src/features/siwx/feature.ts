import { walletConnected } from '../../events/connectionEvents'
import { defineFeature } from '../../core/feature'

/** Sign-in by a wallet's signature. Its chunk never loads without the `siwx` option. */
export const siwx = defineFeature({
  name: 'siwx',
  after: ['account', 'requests'],
  wakesOn: (action, _state, { siwx }) => siwx !== undefined && walletConnected.match(action),
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/siwxTexts'),
  parts: {
    oneClickSignIn: () => import('./oneClickSignIn'),
    signInByLogin: () => import('./signInByLogin'),
  },
  views: {
    SIWXSignMessage: {
      title: 'siwx.title',
      isRequired: true,
      shows: ['walletRequest'],
      load: () => import('./views/SIWXSignMessageView'),
    },
  },
})
