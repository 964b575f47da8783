import type { UnknownAction } from '@reduxjs/toolkit'
import { payRequested } from '../../../src/features/pay/payEvents'
import { selectExchanges } from '../../../src/features/pay/selectExchanges'
import type { ModalApiState } from '../../../src/services/modalApi'
import type { RootState } from '../../../src/store/rootReducer'
import {
  exchangesAnswered,
  exchangesFailed,
  exchangesPending,
} from '../../../src/testing/serviceAnswers'
import { stateAfter } from '../../../src/testing/stateAfter'
import { order } from '../../support/payWorld'

const list = [{ id: 'tidewater', name: 'Tidewater' }]
const after = (...actions: readonly UnknownAction[]) => stateAfter(payRequested(order), ...actions)

describe('the exchanges of the current order', () => {
  it('are not requested at first', () => {
    expect(selectExchanges(after())).toEqual({
      status: 'uninitialized',
      list: [],
      error: null,
      retryAt: null,
    })
  })

  it('are not requested without the service cache', () => {
    const { walletModalApi: _absent, ...state } = after() as RootState & ModalApiState
    expect(selectExchanges(state as RootState).status).toBe('uninitialized')
  })

  it('are loading', () => {
    expect(selectExchanges(after(exchangesPending(order)))).toMatchObject({
      status: 'pending',
      list: [],
    })
  })

  it('are listed, as the same object for the same answer', () => {
    const state = after(exchangesAnswered(order, list))
    expect(selectExchanges(state)).toEqual({
      status: 'fulfilled',
      list,
      error: null,
      retryAt: null,
    })
    expect(selectExchanges({ ...state })).toBe(selectExchanges(state))
  })

  it.each([
    ['ASSET_NOT_SUPPORTED', 'ASSET_NOT_SUPPORTED'],
    ['SERVICE_ANSWER_INVALID', 'UNABLE_TO_GET_EXCHANGES'],
    [undefined, 'UNABLE_TO_GET_EXCHANGES'],
  ] as const)('failed with %s, which the visitor reads as %s', (code, shown) => {
    expect(selectExchanges(after(...exchangesFailed(order, code)))).toMatchObject({
      status: 'rejected',
      list: [],
      error: { code: shown },
      retryAt: null,
    })
  })

  it('show no failure while they load again', () => {
    const state = after(...exchangesFailed(order), exchangesPending(order))
    expect(selectExchanges(state)).toMatchObject({ status: 'pending', error: null })
  })

  it('are not those of an order on the same terms before', () => {
    const state = after(exchangesAnswered({ ...order, id: 'earlier' }, list))
    expect(selectExchanges(state)).toMatchObject({ status: 'uninitialized', list: [] })
  })

  it('are none without an order', () => {
    const state = stateAfter(exchangesAnswered(order, list))
    expect(selectExchanges(state)).toMatchObject({ status: 'uninitialized', list: [] })
  })
})
