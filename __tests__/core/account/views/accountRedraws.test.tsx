import { act } from '@testing-library/react'
import { SHOULD_AUTOBATCH, type UnknownAction } from '@reduxjs/toolkit'
import { TokenTile } from '../../../../src/core/account/components/TokenTile'
import { selectAccountFigure, selectHoldings } from '../../../../src/core/account/tokenSelectors'
import { selectActivity } from '../../../../src/core/transactions/activitySelectors'
import { useActivityTexts } from '../../../../src/core/transactions/components/useActivityTexts'
import { toastShown } from '../../../../src/core/notifications/notificationsSlice'
import { sampleTokens } from '../../../support/states/sampleHoldings'
import { tokensAnswered, balanceAnswered } from '../../../support/states/serviceAnswers'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { ETHEREUM, SAMPLE_ADDRESS, sampleNetworks } from '../../../../src/testing/samples'
import { states } from '../../../support/states/states'
import { AccountView } from '../../../../src/core/account/views/AccountView'
import { renderView } from '../../../support/renderView'

// Each token row renders one tile, and each activity row calls the selector once.
jest.mock('../../../../src/core/account/components/TokenTile', () =>
  counted(jest.requireActual('../../../../src/core/account/components/TokenTile')),
)
jest.mock('../../../../src/core/transactions/components/useActivityTexts', () =>
  counted(jest.requireActual('../../../../src/core/transactions/components/useActivityTexts')),
)

/** Wraps the functions of a module to count their calls. */
function counted(module: Record<string, (props: never) => unknown>) {
  return Object.fromEntries(
    Object.entries(module).map(([name, component]) => [name, jest.fn(component)]),
  )
}

const drawn = () =>
  jest.mocked(TokenTile).mock.calls.length + jest.mocked(useActivityTexts).mock.calls.length
const selectors = [selectHoldings, selectAccountFigure, selectActivity]
const recomputed = () => selectors.reduce((sum, each) => sum + each.recomputations(), 0)

/** Notifies of the answer at once: a store otherwise waits for the next frame. */
const balance = (amount: string) => ({
  ...balanceAnswered({ address: SAMPLE_ADDRESS, network: sampleNetworks[0] }, amount),
  meta: { requestId: amount, timestamp: 0, [SHOULD_AUTOBATCH]: false },
})
const unrelated: UnknownAction = { type: 'host/pressed' }
const toast = toastShown({ id: 'any', tone: 'positive', text: 'toast.sent' })

describe('P36: what an action rerenders and recomputes', () => {
  beforeEach(() => jest.clearAllMocks())

  it.each([
    ['tokens', states.accountTokens, TokenTile],
    ['activity', states.activityShown, useActivityTexts],
  ])('rerenders no row of the %s on a new balance', (_, state, row) => {
    const { dispatch } = renderView(<AccountView />, state())
    expect(row).toHaveBeenCalled()
    act(() => dispatch(balance('1.5')))
    const before = drawn()
    act(() => dispatch(balance('2.5')))
    expect(drawn() - before).toBe(0)
  })

  it('rerenders only the row of a coin that the service left out on its new balance', () => {
    const whose = { address: SAMPLE_ADDRESS, caipNetworkId: ETHEREUM }
    const held = sampleTokens.filter(({ address }) => address !== undefined)
    const state = testingReducer(states.account(), tokensAnswered(whose, held))
    const { dispatch } = renderView(<AccountView />, state)
    act(() => dispatch(balance('1.5')))
    expect(drawn()).toBeGreaterThan(held.length)
    const before = drawn()
    act(() => dispatch(balance('2.5')))
    expect(drawn() - before).toBe(1)
  })

  it.each([
    ['of the host', unrelated],
    ['of another part of ours', toast],
  ])('rerenders nothing on an action %s', (_, action) => {
    const { dispatch } = renderView(<AccountView />, states.activityShown())
    const before = { drawn: drawn(), recomputed: recomputed() }
    act(() => dispatch(action))
    expect({ drawn: drawn(), recomputed: recomputed() }).toEqual(before)
  })
})
