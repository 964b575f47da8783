import { screen } from '@testing-library/react'
import {
  SwapFailure,
  SwapOutcome,
  SwapWaiting,
} from '../../../../src/features/swap/components/SwapOutcome'
import type { SwapReview } from '../../../../src/domain/swap/swapReview'
import { selectSwap } from '../../../../src/features/swap/swapSlice'
import { states, type StateName } from '../../../../src/testing/states'
import { renderView } from '../../../support/renderView'

const PARTS = { waiting: SwapWaiting, outcome: SwapOutcome, failure: SwapFailure }

function show(part: keyof typeof PARTS, name: StateName, change: Partial<SwapReview> = {}) {
  const state = states[name]()
  const { review } = selectSwap(state)
  if (!review) throw new Error('no swap is under review')
  const Part = PARTS[part]
  return renderView(<Part review={{ ...review, ...change }} />, state)
}

describe('the outcome of a swap', () => {
  it('is on its way before it is confirmed', () => {
    show('outcome', 'swapSubmitted')
    expect(screen.getByText('On its way')).toBeVisible()
    expect(document.body).not.toHaveTextContent('You got')
  })

  it('names the received amount only if the receipt has it', () => {
    show('outcome', 'swapDoneKnown')
    expect(document.body).toHaveTextContent('You got 163.09 USDC.')
  })

  it('names what the calldata guaranteed otherwise', () => {
    show('outcome', 'swapDone')
    expect(document.body).toHaveTextContent(/at least 161\.48\d* USDC/)
  })

  it('promises nothing for a contract that was not read', () => {
    show('outcome', 'swapDone', { isRead: false })
    expect(document.body).toHaveTextContent('Your ETH was swapped for USDC.')
    expect(document.body).not.toHaveTextContent('161')
  })
})

describe('a failed swap', () => {
  it.each([
    ['swapDeclined', /You still have your 0\.05\sETH/],
    ['swapChanged', /no longer matches what you reviewed/],
    ['swapTimeout', /it may still go out/],
    ['swapUncertain', /your activity before you try again/],
    ['swapRejected', /The swap failed/],
    ['swapReplaced', /The payment was replaced/],
    ['swapReviewStale', /This review is out of date/],
  ] as const)('is explained in %s', (name, text) => {
    show('failure', name)
    expect(document.body).toHaveTextContent(text)
  })

  it('is told apart from a failed approval', () => {
    const { unmount } = show('failure', 'swapChanged')
    expect(screen.getByText('Not swapped')).toBeVisible()
    unmount()
    show('failure', 'swapChanged', { step: 'allow' })
    expect(screen.getByText('Approval failed')).toBeVisible()
  })

  it('never claims that nothing was sent while that is unknown', () => {
    for (const name of ['swapTimeout', 'swapUncertain'] as const) {
      const { unmount } = show('failure', name)
      expect(document.body).not.toHaveTextContent(/nothing was sent/i)
      unmount()
    }
  })
})

describe('a swap that waits', () => {
  it.each([
    ['swapWaiting', /Nothing is swapped until you do/],
    ['swapAllowWaiting', /lets the swap use 6\sLINK and no more/],
    ['swapResetWaiting', /No tokens are moved/],
    ['swapAllowSettling', /The swap comes next/],
    ['swapResetSettling', /The new allowance comes next/],
    ['swapSecondWaiting', /Step 2 of 2: swap/],
  ] as const)('says in %s what comes next', (name, text) => {
    show('waiting', name)
    expect(document.body).toHaveTextContent(text)
  })
})
