import type { UnknownAction } from '@reduxjs/toolkit'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { viewEntry } from '../../../src/domain/views'
import { modalClosed } from '../../../src/events/modalEvents'
import { isOrderShown } from '../../../src/features/pay/isOrderShown'
import { payEnded } from '../../../src/features/pay/payEvents'
import { payConnectRequested, payReviewed } from '../../../src/features/pay/paySlice'
import type { RootState } from '../../../src/store/rootReducer'
import { testingReducer } from '../../../src/testing/stateAfter'
import { type StateName, states } from '../../support/states/states'

const after = (name: StateName, ...actions: readonly UnknownAction[]) =>
  actions.reduce<RootState>(testingReducer, states[name]())
const isShown = (state: RootState) => isOrderShown({ getState: () => state })
const review = viewPushed(viewEntry('WalletSendPreview'))

describe('an order is on screen', () => {
  it.each<[string, RootState, boolean]>([
    ['at its methods', after('pay'), true],
    ['at an exchange', after('payOpen'), true],
    ['in its review', after('pay', payReviewed(), review), true],
    [
      'while its balance is read elsewhere',
      after('payChecking', viewPushed(viewEntry('Networks'))),
      true,
    ],
    [
      'while a wallet is connected for it',
      after('payApart', payConnectRequested(), viewPushed(viewEntry('Connect'))),
      true,
    ],
    ['not in a review of another payment', after('pay', review), false],
    ['not at another view', after('pay', viewPushed(viewEntry('Account'))), false],
    ['not in a closed modal', after('pay', modalClosed()), false],
    ['not once it ended', after('pay', payEnded({ id: 'sample' })), false],
    ['not without an order', after('account'), false],
  ])('%s', (_where, state, expected) => {
    expect(isShown(state)).toBe(expected)
  })
})
