import { connectRequested, restoreStarted, walletConnected } from '../../events/connectionEvents'
import { connectExpected } from '../../events/expectedEvents'
import { isAnyOf } from '@reduxjs/toolkit'
import type { FeatureRow } from '../feature'
import { accountSlice } from './accountSlice'
import { registerCloseOnDisconnectFlow } from './closeOnDisconnectFlow'

/** Who is connected, as it is drawn before an account's data is here. */
export const accountBasics: FeatureRow = {
  name: 'accountBasics',
  chunk: { slices: [accountSlice], flows: [registerCloseOnDisconnectFlow] },
}

/** Balance and identity of an account, and RTK Query for all that asks services and chains. */
export const account: FeatureRow = {
  name: 'account',
  wakesOn: isAnyOf(connectExpected, connectRequested, restoreStarted, walletConnected),
  load: () => import('../basics'),
  views: {
    Account: {
      title: 'account.title',
      isTitleHidden: true,
      home: 'connected',
      needsAccount: true,
      shows: ['holdings', 'history', 'activeNetwork'],
      height: 704,
      load: () => import('./views/AccountView'),
    },
  },
}

/** Tokens of an account, with what they are worth. */
export const tokens: FeatureRow = {
  name: 'tokens',
  isNeededBy: ({ shows }) => shows?.includes('holdings') === true,
}
