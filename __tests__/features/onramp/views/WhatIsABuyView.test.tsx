import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WhatIsABuyView } from '../../../../src/features/onramp/views/WhatIsABuyView'
import { backRequested } from '../../../../src/events/backEvents'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('WhatIsABuyView', () => {
  it('goes back', async () => {
    const { actions } = renderView(<WhatIsABuyView />, states.whatIsABuy())
    await press('Got it')
    expect(actions).toEqual([backRequested()])
  })
})
