import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readPageFacts } from '../../../../src/clients/readPageFacts'
import { backRequested } from '../../../../src/events/backEvents'
import { farcasterRequested } from '../../../../src/features/embedded/social/socialBlockEvents'
import { ConnectSocialsView } from '../../../../src/features/embedded/views/ConnectSocialsView'
import { remoteFeaturesRead } from '../../../../src/core/options/optionsSlice'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

describe('ConnectSocialsView', () => {
  it('lists every provider in order, and starts the one that is pressed', async () => {
    const { actions } = renderView(<ConnectSocialsView />, states.socialsAll())
    expect(screen.getAllByRole('button').map(row => row.textContent)).toEqual([
      'GGoogle',
      'XX',
      'FFarcaster',
      'DDiscord',
      'AApple',
      'HGitHub',
      'fFacebook',
    ])
    await userEvent.click(screen.getByTestId('social-selector-farcaster'))
    expect(actions.some(farcasterRequested.match)).toBe(true)
  })

  it('warns at the Google row that Google refuses a web view', () => {
    const facts = {
      ...readPageFacts(undefined),
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]',
    }
    const state = testingReducer(states.socialsAll(), platformRead(readPlatform(facts)))
    renderView(<ConnectSocialsView />, state)
    const row = screen.getByTestId('social-selector-google')
    expect(row).toHaveTextContent('Open this page in your browser for Google')
    expect(row).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByTestId('wm-copy-page')).toBeInTheDocument()
  })

  it('keeps the providers on screen when the project’s owner turns them off meanwhile', () => {
    const state = testingReducer(states.socialsAll(), remoteFeaturesRead({ socials: false }))
    renderView(<ConnectSocialsView />, state)
    expect(screen.getAllByRole('button')).toHaveLength(7)
  })

  it('leads back when nothing is offered', async () => {
    const { actions } = renderView(<ConnectSocialsView />, states.socialsNone())
    await userEvent.click(screen.getByRole('button', { name: 'Choose another way' }))
    expect(actions.some(backRequested.match)).toBe(true)
  })
})
