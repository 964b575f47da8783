import { screen } from '@testing-library/react'
import {
  type OfferedProvider,
  selectProvider,
} from '../../../../src/features/onramp/onrampSelectors'
import { ContinueButton } from '../../../../src/features/onramp/components/ContinueButton'
import { type StateName, states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const show = (name: StateName) => {
  const state = states[name]()
  return renderView(<ContinueButton provider={selectProvider(state) as OfferedProvider} />, state)
}
const go = () => screen.getByTestId('wm-onramp-continue')

describe('ContinueButton', () => {
  it.each<[StateName, string]>([
    ['buyTooMuch', 'Lower the amount'],
    ['buyTooLittle', 'Raise the amount'],
    ['buyQuoting', 'Getting the price'],
    ['buyNoQuote', 'Continue with Coinbase'],
  ])('in %s is disabled: %s', (name, label) => {
    show(name)
    expect(go()).toHaveTextContent(label)
    expect(go()).toHaveAttribute('aria-disabled', 'true')
  })

  it('is enabled with a quote, and without an amount', () => {
    const { unmount } = show('buyQuoted')
    expect(go()).not.toHaveAttribute('aria-disabled', 'true')
    unmount()
    show('buyEmpty')
    expect(go()).toHaveTextContent('Continue with Coinbase')
    expect(go()).not.toHaveAttribute('aria-disabled', 'true')
  })
})
