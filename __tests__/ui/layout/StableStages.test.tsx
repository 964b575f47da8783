import { render, screen } from '@testing-library/react'
import { StagePlaceholder } from '../../../src/ui/layout/StagePlaceholder'
import { StableStages } from '../../../src/ui/layout/StableStages'

describe('StableStages', () => {
  it('shows one stage, and reserves the space of the others without their text', () => {
    const { container } = render(
      <StableStages
        rooms={[<StagePlaceholder key="end" title="The end" text="It is over." buttons={2} />]}
      >
        <p>The beginning</p>
      </StableStages>,
    )
    expect(screen.getByText('The beginning')).toBeVisible()
    expect(screen.queryByText('The end')).not.toBeInTheDocument()
    const room = container.querySelector('[data-text="The end"]')
    expect(room).toBeEmptyDOMElement()
    expect(room?.closest('div[aria-hidden="true"]')).not.toBeVisible()
  })
})
