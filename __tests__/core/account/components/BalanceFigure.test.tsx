import { screen } from '@testing-library/react'
import { viewEntry } from '../../../../src/domain/views'
import { modalClosed } from '../../../../src/events/modalEvents'
import { viewShown } from '../../../../src/events/viewEvents'
import { BalanceFigure } from '../../../../src/core/account/components/BalanceFigure'
import { selectAccountFigure } from '../../../../src/core/account/tokenSelectors'
import { figureRemembered } from '../../../../src/features/send/sendSlice'
import { toCaipAddress } from '../../../../src/lib/address/caip'
import { BOB } from '../../../support/flowWorld'
import { SAMPLE_ADDRESS } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const account = toCaipAddress('eip155:1', SAMPLE_ADDRESS)
const figure = { kind: 'fiat', total: '9999.99' } as const
const after = (...actions: Parameters<typeof testingReducer>[1][]) =>
  actions.reduce(testingReducer, states.accountTokens())
const shown = (name: 'Account' | 'Networks') =>
  viewShown({ view: viewEntry(name), cause: 'reset', previous: null })
const rolling = () => document.querySelectorAll('[data-wm-part="rolling-digit"]').length
const balance = () => screen.getByTestId('wm-account-balance')

describe('BalanceFigure', () => {
  it('does not animate without a payment', () => {
    renderView(<BalanceFigure />, states.accountTokens())
    expect(rolling()).toBe(0)
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })

  it('rolls from the balance before a payment, and is announced once, in one piece', () => {
    const state = after(figureRemembered({ account, figure }), shown('Account'))
    const now = selectAccountFigure(state)
    expect(now).toMatchObject({ kind: 'fiat' })
    renderView(<BalanceFigure />, state)
    expect(rolling()).toBeGreaterThan(0)
    expect(screen.getByRole('status')).toHaveTextContent(/^\S+ \$[\d,]+\.\d\d$/)
    const drawn = balance().querySelector('[aria-hidden="true"]')
    const heard = screen.getByRole('status').textContent?.split(' ').at(-1)
    expect(drawn?.textContent?.trim()).toBe(heard)
  })

  it('does not animate when the earlier figure was of another kind', () => {
    const coin = { kind: 'native', amount: '2', symbol: 'ETH' } as const
    renderView(<BalanceFigure />, after(figureRemembered({ account, figure: coin })))
    expect(rolling()).toBe(0)
  })

  it.each([
    ['another account', [figureRemembered({ account: toCaipAddress('eip155:1', BOB), figure })]],
    [
      'another network',
      [figureRemembered({ account: toCaipAddress('eip155:10', SAMPLE_ADDRESS), figure })],
    ],
    [
      'a visitor who went elsewhere meanwhile',
      [figureRemembered({ account, figure }), shown('Networks')],
    ],
    ['a card that was closed meanwhile', [figureRemembered({ account, figure }), modalClosed()]],
  ])('does not animate for %s', (_whom, actions) => {
    renderView(<BalanceFigure />, after(...actions))
    expect(rolling()).toBe(0)
  })
})
