import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { TransactionsView } from '../../../../src/features/transactions/views/TransactionsView'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('PurchasesLink', () => {
  it('links from the activity to the purchases, and shows nothing when there are none', async () => {
    const { actions, unmount } = renderView(<TransactionsView />, states.activityBought())
    await press('Purchases')
    expect(actions).toEqual([viewPushed(viewEntry('OnRampActivity'))])
    unmount()
    renderView(<TransactionsView />, states.activityShown())
    expect(screen.queryByText('Purchases')).not.toBeInTheDocument()
  })
})
