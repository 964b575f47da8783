import { act, screen } from '@testing-library/react'
import {
  providerChosen,
  purchaseStopped,
  windowClosed,
} from '../../../../src/features/onramp/onrampSlice'
import { BuyInProgressView } from '../../../../src/features/onramp/views/BuyInProgressView'
import { states } from '../../../support/states/states'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

describe('BuyInProgressView', () => {
  it('moves the focus of a removed button to the heading', () => {
    const { dispatch } = renderView(inCard(<BuyInProgressView />), states.buyOpen())
    const copy = screen.getByTestId('wm-onramp-copy')
    copy.focus()
    act(() => dispatch(windowClosed()))
    expect(copy).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
  })

  it('shows the form of a provider with quotes, and none of one without', () => {
    const { unmount } = renderView(<BuyInProgressView />, states.buyEmpty())
    expect(screen.getByRole('textbox', { name: 'You pay' })).toBeVisible()
    unmount()
    renderView(<BuyInProgressView />, states.buyFromMeld())
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByTestId('wm-onramp-continue')).toBeVisible()
  })

  it('shows the progress once the window is open, and the form again when that is left', () => {
    const { dispatch } = renderView(<BuyInProgressView />, states.buyOpen())
    expect(screen.queryByRole('textbox')).toBeNull()
    act(() => dispatch(purchaseStopped()))
    expect(screen.getByRole('textbox', { name: 'You pay' })).toHaveValue('100')
  })

  it('waits while no provider is chosen, and explains that the chosen one does not sell', () => {
    const { unmount } = renderView(<BuyInProgressView />, states.onrampProviders())
    expect(screen.getByText('Loading')).toBeInTheDocument()
    unmount()
    const { dispatch } = renderView(<BuyInProgressView />, states.onrampProvidersNone())
    act(() => dispatch(providerChosen('coinbase')))
    expect(screen.getByText('No provider pays out to this account on this network.')).toBeVisible()
  })
})
