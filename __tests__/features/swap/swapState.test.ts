import {
  createEmptySwap,
  EMPTY_SWAP,
  isHandedOver,
  isSwapAboutNamespace,
  SWAP_STAGES,
  type SwapPhase,
} from '../../../src/features/swap/swapState'
import { states, type StateName } from '../../support/states/states'
import { selectSwap } from '../../../src/features/swap/swapSlice'

describe('isHandedOver', () => {
  it.each<[StateName, boolean]>([
    ['swapQuoted', false],
    ['swapReview', false],
    ['swapReviewChecking', false],
    ['swapReviewMoved', false],
    ['swapReviewStale', false],
    ['swapDeclined', false],
    ['swapWaiting', true],
    ['swapAllowSettling', true],
    ['swapSubmitted', true],
    ['swapDone', true],
    ['swapRejected', true],
  ])('is whether the wallet has the swap: %s, %s', (name, isOut) => {
    expect(isHandedOver(selectSwap(states[name]()))).toBe(isOut)
  })
})

describe('isSwapAboutNamespace', () => {
  it('goes by the review, then the form, and is any family before there is either', () => {
    const { swap } = states.swapReview()
    expect(isSwapAboutNamespace(swap, 'eip155')).toBe(true)
    expect(isSwapAboutNamespace(swap, 'solana')).toBe(false)
    const form = { ...EMPTY_SWAP, caipNetworkId: 'eip155:1' } as const
    expect(isSwapAboutNamespace(form, 'eip155')).toBe(true)
    expect(isSwapAboutNamespace(form, 'bip122')).toBe(false)
    expect(isSwapAboutNamespace({ ...EMPTY_SWAP, source: swap.source }, 'solana')).toBe(false)
    expect(isSwapAboutNamespace(EMPTY_SWAP, 'solana')).toBe(true)
  })
})

describe('createEmptySwap', () => {
  it('keeps the tolerance alone', () => {
    const { swap } = states.swapReview()
    expect(createEmptySwap({ ...swap, slippage: '3' })).toEqual({ ...EMPTY_SWAP, slippage: '3' })
  })
})

describe('the stage of a phase', () => {
  it.each<[SwapPhase, string]>([
    ['reviewing', 'review'],
    ['checking', 'review'],
    ['moved', 'review'],
    ['stale', 'failed'],
    ['awaitingWallet', 'waiting'],
    ['settling', 'waiting'],
    ['submitted', 'outcome'],
    ['done', 'outcome'],
    ['failed', 'failed'],
  ])('of %s is %s', (phase, stage) => {
    expect(SWAP_STAGES[phase]).toBe(stage)
  })
})
