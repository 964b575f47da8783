import { screen } from '@testing-library/react'
import { PurchaseRow } from '../../../../src/features/onramp/components/PurchaseRow'
import type { TransactionStatus } from '../../../../src/domain/transaction'
import { samplePurchase } from '../../../support/states/onrampStates'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('PurchaseRow', () => {
  it.each<[TransactionStatus, string, string]>([
    ['ONRAMP_TRANSACTION_STATUS_SUCCESS', 'Bought', 'Arrived'],
    ['confirmed', 'Bought', 'Arrived'],
    ['ONRAMP_TRANSACTION_STATUS_IN_PROGRESS', 'Buying', 'On its way'],
    ['pending', 'Buying', 'On its way'],
    ['ONRAMP_TRANSACTION_STATUS_FAILED', 'Purchase failed', 'Not completed'],
    ['failed', 'Purchase failed', 'Not completed'],
  ])('with the status %s says “%s” and “%s”', (status, label, note) => {
    renderView(<PurchaseRow purchase={samplePurchase('1', status)} />, states.purchases())
    const row = screen.getByTestId('wm-onramp-purchase')
    expect(row).toHaveTextContent(`${label} 98.080`)
    expect(row).toHaveTextContent(note)
  })

  it('shows no amount of a purchase that moved nothing yet', () => {
    const purchase = { ...samplePurchase('1'), transfers: [] }
    renderView(<PurchaseRow purchase={purchase} />, states.purchases())
    expect(screen.getByTestId('wm-onramp-purchase').textContent).not.toContain('98')
  })
})
