import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readPageFacts } from '../../../../src/clients/readPageFacts'
import { pairingUriCopyRequested } from '../../../../src/core/account/accountSlice'
import { farcasterRequested } from '../../../../src/features/embedded/social/socialBlockEvents'
import { socialApproved } from '../../../../src/features/embedded/social/socialEvents'
import { ConnectingFarcasterView } from '../../../../src/features/embedded/views/ConnectingFarcasterView'
import { platformRead } from '../../../../src/core/wallets/walletsSlice'
import { readPlatform } from '../../../../src/lib/links/platform'
import {
  SAMPLE_FARCASTER_URI,
  SAMPLE_FARCASTER_URI_ID,
} from '../../../../src/testing/sampleSecrets'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { inCard } from '../../../support/inCard'
import { renderView } from '../../../support/renderView'

const phone = platformRead(readPlatform({ ...readPageFacts(undefined), isPointerCoarse: true }))
const show = (name: StateName) => renderView(<ConnectingFarcasterView />, states[name]())
const showOnPhone = (name: StateName) =>
  renderView(<ConnectingFarcasterView />, testingReducer(states[name](), phone))

describe('ConnectingFarcasterView', () => {
  it('reserves the QR code’s room while it waits for the address', () => {
    show('farcasterAsking')
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(told.join('')).toContain('Asking Farcaster')
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByRole('button', { name: 'Copy link' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('shows the address as a QR code and copies it by its id', async () => {
    const { actions } = show('farcaster')
    expect(screen.getByRole('img', { name: /Farcaster QR code/ })).toBeInTheDocument()
    expect(screen.getByText(/Scan with your phone camera/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(actions.find(pairingUriCopyRequested.match)?.payload).toBe(SAMPLE_FARCASTER_URI_ID)
  })

  it('offers a new attempt when an imported state names an unknown address', async () => {
    const { actions } = renderView(<ConnectingFarcasterView />, {
      ...states.farcaster(),
      social: { ...states.farcaster().social, uriId: 'from-elsewhere' },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with Farcaster' }))
    expect(actions.some(farcasterRequested.match)).toBe(true)
  })

  it('opens the app by a link on a phone, once the address has arrived', () => {
    const { unmount } = showOnPhone('farcasterAsking')
    expect(screen.getByRole('button', { name: 'Open Farcaster' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    unmount()
    showOnPhone('farcaster')
    expect(screen.getByRole('link', { name: /Open Farcaster/ })).toHaveAttribute(
      'href',
      SAMPLE_FARCASTER_URI,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Continue in Farcaster')
  })

  it('confirms the approval while the login connects', () => {
    show('farcasterConnecting')
    expect(screen.getByRole('status')).toHaveTextContent('Signed in with Farcaster')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows that it failed, and offers a retry', async () => {
    const { actions } = show('farcasterFailed')
    expect(screen.getByRole('status')).toHaveTextContent('couldn’t be started or finished')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions.some(farcasterRequested.match)).toBe(true)
  })

  it('moves the focus of a removed button to the heading', async () => {
    renderView(inCard(<ConnectingFarcasterView />), states.farcasterFailed())
    screen.getByTestId('wm-retry').focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByTestId('wm-retry')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Card' })).toHaveFocus()
  })

  it('announces the approval in a live region that existed before', () => {
    const { dispatch } = show('farcaster')
    const place = screen.getByRole('status')
    expect(place).toBeEmptyDOMElement()
    act(() => dispatch(socialApproved({ provider: 'farcaster' })))
    expect(screen.getByRole('status')).toBe(place)
    expect(place).toHaveTextContent('Signed in with Farcaster')
  })
})
