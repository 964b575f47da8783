import { screen } from '@testing-library/react'
import { ExampleNote } from '../../../../src/features/onramp/components/ExampleNote'
import { OnRampFiatSelectView } from '../../../../src/features/onramp/views/OnRampFiatSelectView'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('the note about examples', () => {
  it('marks built-in currencies, and not the service’s own', () => {
    const { unmount } = renderView(<ExampleNote />, states.buyEmpty())
    expect(screen.getByText(/^Example only/)).toBeVisible()
    unmount()
    const { container } = renderView(<ExampleNote />, states.buyTooMuch())
    expect(container).toBeEmptyDOMElement()
  })

  it('is above a list of examples', () => {
    renderView(<OnRampFiatSelectView />, states.fiatSelectExamples())
    expect(screen.getByText(/^Example only\./)).toBeVisible()
  })
})
