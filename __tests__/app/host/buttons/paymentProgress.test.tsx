import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AccountButton } from '../../../../src'
import { transactionMined, transactionSubmitted } from '../../../../src/events/sendEvents'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { viewEntry } from '../../../../src/domain/views'
import type { SubmittedTransaction } from '../../../../src/domain/transaction'
import type { Receipt } from '../../../../src/ports/chainClient'
import {
  ALICE,
  connect,
  deferred,
  friendly,
  HERON,
  NOW,
  pass,
  setUpFlowTests,
  settle,
} from '../../../support/flowWorld'

const payment: SubmittedTransaction = {
  hash: '0xabc',
  caipNetworkId: 'eip155:1',
  from: ALICE,
  to: ALICE,
  amount: '0.25',
  symbol: 'ETH',
  status: 'pending',
  submittedAt: NOW,
}

describe('the connection indicator for a payment in the account button', () => {
  afterEach(cleanup)
  const createWorld = setUpFlowTests()

  async function sent() {
    const receipt = deferred<Receipt>()
    const world = createWorld({
      adapter: { ...friendly, waitForReceipt: () => receipt.promise },
    })
    await connect(world, HERON)
    render(<AccountButton store={world.hostStore} />)
    await act(settle)
    act(() => void world.dispatch(transactionSubmitted(payment)))
    await act(settle)
    await act(settle)
    return { world, receipt }
  }

  const thread = () => document.querySelector('[data-wm-part="payment-progress"]')
  const full = () => thread()?.querySelectorAll('[data-full]').length

  it('shows and announces that a payment was requested, approved and sent', async () => {
    await sent()
    expect(full()).toBe(3)
    expect(screen.getByRole('status')).toHaveTextContent('Payment sent, not confirmed yet')
  })

  it.each([
    ['confirmed', 'done', 'Payment confirmed'],
    ['failed', 'stopped', 'Payment failed'],
  ] as const)('shows that the payment was %s, then disappears', async (status, outcome, text) => {
    const { receipt } = await sent()
    receipt.resolve({ hash: payment.hash, status, minedAt: NOW })
    await act(settle)
    expect(thread()).toHaveAttribute('data-outcome', outcome)
    expect(screen.getByRole('status')).toHaveTextContent(text)
    await act(() => pass(1_200))
    expect(thread()).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('opens the payment while it is pending', async () => {
    const { world } = await sent()
    fireEvent.click(screen.getByRole('button'))
    const asked = world.actions().filter(modalOpenRequested.match)
    expect(asked.map(({ payload }) => payload)).toEqual([{ view: viewEntry('Transactions') }])
    await act(settle)
    expect(thread()).not.toBeInTheDocument()
  })

  it('ignores a payment that settled earlier', async () => {
    const { world, receipt } = await sent()
    cleanup()
    receipt.resolve({ hash: payment.hash, status: 'confirmed', minedAt: NOW })
    await act(settle)
    expect(world.actions().some(transactionMined.match)).toBe(true)
    render(<AccountButton store={world.hostStore} />)
    await act(settle)
    expect(thread()).not.toBeInTheDocument()
  })
})
