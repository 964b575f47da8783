import { defineFeature } from '../../core/feature'

/** Sending coins and tokens. */
export const send = defineFeature({
  name: 'send',
  after: ['transactions', 'requests'],
  load: () => import('./chunk'),
  texts: () => import('../../strings/en/sendTexts'),
  views: {
    WalletSend: {
      title: 'send.title',
      tells: 'OPEN_SEND',
      needsAccount: true,
      needs: 'send',
      shows: ['holdings', 'history', 'activeNetwork'],
      load: () => import('./views/WalletSendView'),
    },
    WalletSendSelectToken: {
      title: 'selectToken.title',
      needsAccount: true,
      needs: 'send',
      shows: ['holdings', 'activeNetwork'],
      load: () => import('./views/WalletSendSelectTokenView'),
    },
    WalletSendPreview: {
      title: 'preview.title',
      titlesByPhase: {
        awaitingWallet: 'preview.sendingTitle',
        submitted: 'preview.sendingTitle',
        sent: 'preview.sentTitle',
      },
      needsAccount: true,
      needs: 'send',
      shows: ['holdings', 'activeNetwork', 'walletRequest'],
      abandons: 'review',
      load: () => import('./views/WalletSendPreviewView'),
    },
  },
})
