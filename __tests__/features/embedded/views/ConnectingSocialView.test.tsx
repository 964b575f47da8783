import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { backRequested } from '../../../../src/events/backEvents'
import { socialRequested } from '../../../../src/features/embedded/social/socialBlockEvents'
import { ConnectingSocialView } from '../../../../src/features/embedded/views/ConnectingSocialView'
import type { Deps } from '../../../../src/ports/deps'
import { states, type StateName } from '../../../support/states/states'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

const deps: Partial<Deps> = {
  embedded: { siteUrl: 'https://secure.example' } as never,
  openLink: () => null,
  readOpenPage: () => ({
    href: 'https://shop.example/x',
    origin: 'https://shop.example',
    globals: [],
  }),
}
const show = (name: StateName) =>
  renderView(<ConnectingSocialView provider="google" />, states[name](), { deps })

describe('ConnectingSocialView', () => {
  it.each([
    ['social', 'Continue in the Google window', 'Sign in there. This page goes on by itself.'],
    ['socialLeaving', 'Opening Google', 'Sign in there. You’ll be led back to this page.'],
    ['socialClosed', 'The window was closed', 'You are not signed in. Nothing was shared.'],
    [
      'socialBlocked',
      'Your browser blocked the window',
      'Allow pop-ups for shop.example, or open it from here.',
    ],
    ['socialDenied', 'You’re not signed in', 'You didn’t allow the sign-in.'],
    ['socialUnverified', 'You’re not signed in', 'hasn’t verified your email address'],
    ['socialUntrusted', 'You’re not signed in', 'from a site that isn’t trusted'],
    ['socialFailed', 'You’re not signed in', 'couldn’t be started or finished'],
    ['socialConnecting', 'Signed in with Google', 'Setting up your wallet.'],
    ['socialDone', 'You’re signed in', 'Your account is ready to use.'],
    ['socialOver', 'This login is over', 'You weren’t signed in.'],
  ] as const)('shows its status: %s', (name, title, text) => {
    show(name)
    expect(screen.getByRole('status')).toHaveTextContent(title)
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it.each([
    ['socialClosed', 'Try again'],
    ['socialBlocked', 'Open the Google window'],
    ['socialFailed', 'Try again'],
    ['socialOver', 'Sign in with Google'],
  ] as const)('opens the window on a press: %s', async (name, label) => {
    const { actions } = show(name)
    await userEvent.click(screen.getByRole('button', { name: label }))
    expect(actions.find(socialRequested.match)?.payload).toEqual({
      provider: 'google',
      windowId: null,
    })
  })

  it('leads back to the other methods', async () => {
    const { actions } = show('socialClosed')
    await userEvent.click(screen.getByRole('button', { name: 'Choose another way' }))
    expect(actions.some(backRequested.match)).toBe(true)
  })

  it('focuses the window again', async () => {
    let focused = 0
    const { secrets, actions } = show('social')
    jest.spyOn(secrets, 'read').mockReturnValue({ closed: false, focus: () => void (focused += 1) })
    await userEvent.click(screen.getByRole('button', { name: 'Show the window again' }))
    expect(focused).toBe(1)
    expect(actions.some(socialRequested.match)).toBe(false)
  })

  it.each(['socialConnecting', 'socialDone'] as const)(
    'offers no button while the login connects: %s',
    name => {
      show(name)
      expect(screen.queryByRole('button')).toBeNull()
    },
  )

  it('shows nothing of an attempt with another provider', () => {
    renderView(<ConnectingSocialView provider="x" />, states.social(), { deps })
    expect(screen.getByRole('button', { name: 'Sign in with X' })).toBeEnabled()
  })

  it('moves the focus of a removed button to the heading', async () => {
    renderView(inCard(<ConnectingSocialView provider="google" />), states.socialClosed(), { deps })
    screen.getByTestId('wm-retry').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByTestId('wm-retry')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
  })
})
