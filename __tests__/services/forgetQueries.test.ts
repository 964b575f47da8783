import type { UnknownAction } from '@reduxjs/toolkit'
import type { CachedQuery } from '../../src/services/cachedQuery'
import { forgetQueries } from '../../src/services/forgetQueries'
import { selectModalApiState } from '../../src/services/selectModalApiState'
import type { RootState } from '../../src/store/rootReducer'
import { ETHEREUM } from '../../src/testing/samples'
import { tokensAnswered } from '../support/states/serviceAnswers'
import { stateAfter, testingReducer } from '../../src/testing/stateAfter'
import { ALICE, BOB } from '../support/flowWorld'

const whose = (address: string) => ({ address, caipNetworkId: ETHEREUM })
const isOf = (address: string) => (query: CachedQuery) =>
  (query.originalArgs as ReturnType<typeof whose>).address === address

/** Forgets over a state; `running` is the request that has not been answered yet. */
function forget(before: RootState, isForgotten: (query: CachedQuery) => boolean) {
  let state = before
  const running = { abort: jest.fn() }
  forgetQueries(
    {
      getState: () => state,
      dispatch: (action: UnknownAction | (() => unknown)) => {
        if (typeof action === 'function') return running
        state = testingReducer(state, action)
        return action
      },
    },
    isForgotten,
  )
  const { queries } = selectModalApiState(state)?.walletModalApi ?? {}
  return { running, left: Object.values(queries ?? {}) as readonly CachedQuery[] }
}

describe('forgetting answers', () => {
  const state = stateAfter(tokensAnswered(whose(ALICE), []), tokensAnswered(whose(BOB), []))

  it('deletes what is meant, and keeps the rest', () => {
    const { left } = forget(state, isOf(ALICE))
    expect(left.map(query => query.originalArgs)).toEqual([whose(BOB)])
  })

  it('aborts the request of each deleted answer', () => {
    expect(forget(state, isOf(ALICE)).running.abort).toHaveBeenCalledTimes(1)
    expect(forget(state, () => true).running.abort).toHaveBeenCalledTimes(2)
  })

  it('deletes nothing when nothing is meant', () => {
    const { left, running } = forget(state, () => false)
    expect(left).toHaveLength(2)
    expect(running.abort).not.toHaveBeenCalled()
  })
})
