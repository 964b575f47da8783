import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import {
  morePurchasesRequested,
  purchasesRequested,
} from '../../../../src/features/onramp/onrampSlice'
import { OnRampActivityView } from '../../../../src/features/onramp/views/OnRampActivityView'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('OnRampActivityView', () => {
  it('lists purchases by month, with their status', () => {
    renderView(<OnRampActivityView />, states.purchases())
    const rows = screen.getAllByTestId('wm-onramp-purchase')
    expect(rows.map(row => row.textContent)).toEqual([
      expect.stringMatching(/^UBuying 98\.080\u00a0USDCOn its way/),
      expect.stringMatching(/^UBought 98\.080\u00a0USDCArrived/),
      expect.stringMatching(/^UPurchase failed 98\.080\u00a0USDCNot completed/),
    ])
    expect(screen.getAllByRole('heading')).toHaveLength(2)
  })

  it('loads older purchases', async () => {
    const { actions } = renderView(<OnRampActivityView />, states.purchasesPaged())
    await press('Show more')
    expect(actions).toEqual([morePurchasesRequested()])
  })

  it('has loading, empty and failed states', async () => {
    const first = renderView(<OnRampActivityView />, states.purchasesLoading())
    expect(screen.getByText('Loading')).toBeInTheDocument()
    first.unmount()
    const second = renderView(<OnRampActivityView />, states.purchasesEmpty())
    expect(screen.getByText('Your purchases will appear here.')).toBeVisible()
    await press('Buy crypto')
    expect(second.actions).toEqual([viewPushed(viewEntry('OnRampProviders'))])
    second.unmount()
    const { actions } = renderView(<OnRampActivityView />, states.purchasesUnavailable())
    await press('Try again')
    expect(actions).toEqual([purchasesRequested()])
  })
})
