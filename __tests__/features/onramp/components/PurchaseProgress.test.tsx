import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type OfferedProvider,
  selectProvider,
} from '../../../../src/features/onramp/onrampSelectors'
import {
  linkFollowed,
  providerWindowRequested,
  purchaseStopped,
  selectOnRamp,
} from '../../../../src/features/onramp/onrampSlice'
import { PurchaseProgress } from '../../../../src/features/onramp/components/PurchaseProgress'
import { copyRequested } from '../../../../src/core/account/accountSlice'
import { backRequested } from '../../../../src/events/backEvents'
import { type StateName, states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'
import type { BuyPhase } from '../../../../src/features/onramp/onrampState'

const show = (name: StateName) => {
  const state = states[name]()
  const provider = selectProvider(state) as OfferedProvider
  const phase = selectOnRamp(state).phase as Exclude<BuyPhase, 'editing'>
  return renderView(<PurchaseProgress provider={provider} phase={phase} />, state)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('PurchaseProgress', () => {
  it('waits for the window, focuses it again, and stops', async () => {
    const { actions } = show('buyOpen')
    expect(screen.getByRole('status')).toHaveTextContent('Finish in the Coinbase window')
    expect(screen.getByRole('status')).toHaveTextContent('Looking for your purchase')
    await press('Show the window again')
    await press('Copy link')
    await press('Cancel')
    expect(actions).toEqual([
      providerWindowRequested(),
      copyRequested({
        text: 'https://pay.coinbase.com/buy/select-asset?appId=sample',
        what: 'link',
      }),
      purchaseStopped(),
    ])
  })

  it('offers a link instead of a blocked window', async () => {
    const { actions } = show('buyBlocked')
    const link = screen.getByRole('link', { name: /Open Coinbase/ })
    expect(link).toHaveAttribute('href', 'https://pay.coinbase.com/buy/select-asset?appId=sample')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    link.addEventListener('click', event => event.preventDefault())
    await userEvent.click(link)
    expect(actions).toEqual([linkFollowed()])
  })

  it.each<[StateName, string, string]>([
    ['buyClosed', 'The Coinbase window is closed', 'Open Coinbase again'],
    ['buyNotFound', 'No purchase found yet', 'Open Coinbase'],
  ])('in %s explains it, and reopens the window', async (name, title, label) => {
    const { actions } = show(name)
    expect(screen.getByText(title)).toBeVisible()
    await press(label)
    await press('Choose another provider')
    expect(actions).toEqual([providerWindowRequested(), backRequested()])
  })

  it('does not say that it is looking for a purchase once it stopped', () => {
    show('buyNotFound')
    expect(screen.queryByText(/Looking for your purchase/)).not.toBeInTheDocument()
  })
})
