import { defineFeature } from '../../core/feature'

/** Names for accounts, issued by the host's registry. */
export const names = defineFeature({
  name: 'names',
  after: ['account', 'requests'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/namesTexts'),
  views: {
    ChooseAccountName: {
      title: 'chooseName.title',
      needsAccount: true,
      load: () => import('./views/ChooseAccountNameView'),
    },
    RegisterAccountName: {
      title: 'registerName.title',
      tells: 'OPEN_ENS_FLOW',
      needsAccount: true,
      needs: 'signMessage',
      shows: ['walletRequest'],
      load: () => import('./views/RegisterAccountNameView'),
    },
    RegisterAccountNameSuccess: {
      title: 'nameRegistered.title',
      needsAccount: true,
      load: () => import('./views/RegisterAccountNameSuccessView'),
    },
  },
})
