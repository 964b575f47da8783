import { createCalls } from 'redux-wallet-modal/calls'
import type { Hex } from 'viem'
import { store } from '../store'

export const { sendCalls, getCallsStatus } = createCalls(store)

export const sendBatch = (friends: readonly [Hex, Hex]) =>
  sendCalls({
    calls: [
      { to: friends[0], value: 1_000_000_000_000_000n },
      { to: friends[1], value: 2_000_000_000_000_000n },
    ],
  })
