import { render, screen } from '@testing-library/react'
import { StageRoom } from '../../../src/ui/layout/StageRoom'
import { SteadyStages } from '../../../src/ui/layout/SteadyStages'

describe('SteadyStages', () => {
  it('shows one stage, and reserves the space of the others without their text', () => {
    const { container } = render(
      <SteadyStages
        rooms={[<StageRoom key="end" title="The end" text="It is over." buttons={2} />]}
      >
        <p>The beginning</p>
      </SteadyStages>,
    )
    expect(screen.getByText('The beginning')).toBeVisible()
    expect(screen.queryByText('The end')).not.toBeInTheDocument()
    const room = container.querySelector('[data-text="The end"]')
    expect(room).toBeEmptyDOMElement()
    expect(room?.closest('div[aria-hidden="true"]')).not.toBeVisible()
  })
})
