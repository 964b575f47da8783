import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type OfferedProvider,
  selectProvider,
} from '../../../../src/features/onramp/onrampSelectors'
import { purchaseStarted } from '../../../../src/features/onramp/onrampSlice'
import { ProviderHandoff } from '../../../../src/features/onramp/components/ProviderHandoff'
import { type StateName, states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => {
  const state = states[name]()
  return renderView(<ProviderHandoff provider={selectProvider(state) as OfferedProvider} />, state)
}
const go = () => screen.getByTestId('wm-onramp-continue')

describe('ProviderHandoff', () => {
  it('continues to a provider without quotes, and asks for no amount', async () => {
    const { actions } = show('buyFromMeld')
    expect(screen.queryByRole('textbox')).toBeNull()
    await userEvent.click(go())
    expect(actions).toEqual([purchaseStarted()])
  })

  it('cannot continue while the provider’s page has no address', async () => {
    const state = states.buyFromMeld()
    const provider = {
      ...(selectProvider(state) as OfferedProvider),
      status: 'unavailable' as const,
    }
    const { actions } = renderView(<ProviderHandoff provider={provider} />, state)
    await userEvent.click(go())
    expect(actions).toEqual([])
  })
})
