import { screen } from '@testing-library/react'
import { ActivityRow } from '../../../../src/core/transactions/components/ActivityRow'
import { sampleTransaction } from '../../../support/states/sampleHoldings'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const HOUR = 3_600_000

describe('the time of an activity row', () => {
  it.each([
    [2 * HOUR, '2 hrs'],
    [HOUR / 2, '30 min'],
  ])('is relative within the last day: %i ms', (age, words) => {
    const minedAt = new Date(Date.now() - age).toISOString()
    renderView(
      <ActivityRow transaction={sampleTransaction('0x1', { minedAt }, [])} />,
      states.account(),
    )
    expect(screen.getByText(words).closest('time')).toHaveAttribute('dateTime', minedAt)
  })

  it('is a date before that', () => {
    const minedAt = '2024-01-05T12:00:00.000Z'
    renderView(
      <ActivityRow transaction={sampleTransaction('0x1', { minedAt }, [])} />,
      states.account(),
    )
    expect(screen.getByText('Jan 5')).toBeVisible()
  })
})
