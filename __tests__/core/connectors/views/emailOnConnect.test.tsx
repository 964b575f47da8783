import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DEFAULT_FEATURES, type Features } from '../../../../src/domain/options'
import { viewEntry } from '../../../../src/domain/views'
import { emailSubmitted } from '../../../../src/features/embedded/emailFieldEvents'
import { connectorsFound } from '../../../../src/core/connectors/connectorsSlice'
import { ConnectView } from '../../../../src/core/connectors/views/ConnectView'
import { ConnectWalletsView } from '../../../../src/core/connectors/views/ConnectWalletsView'
import { optionsGiven, remoteFeaturesRead } from '../../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { SAMPLE_EMAIL_ID } from '../../../../src/testing/sampleSecrets'
import { sampleConnectors } from '../../../../src/testing/samples'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states, type StateName } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const IDS =
  /^(?:w3m-email-login-widget|w3m-email-login-or-separator|wm-wallet-io\.heron|w3m-collapse-wallets-button|wm-get-wallet)$/

/** The test ids on screen, from top to bottom. */
const order = () => screen.getAllByTestId(IDS).map(({ dataset }) => dataset.testid)
const field = () => screen.findByTestId('wui-email-input')

function show(name: StateName, features: Partial<Features> = {}) {
  const given = optionsGiven({ features: { ...DEFAULT_FEATURES, socials: false, ...features } })
  return renderView(<ConnectView />, testingReducer(states[name](), given))
}

describe('email on the first view', () => {
  it('is above the wallets when none is in this browser', async () => {
    show('email')
    await field()
    expect(order().slice(0, 2)).toEqual(['w3m-email-login-widget', 'w3m-email-login-or-separator'])
  })

  it('is below the browser wallets', async () => {
    show('emailBesideWallets')
    await field()
    expect(order().slice(0, 3)).toEqual([
      'wm-wallet-io.heron',
      'w3m-email-login-or-separator',
      'w3m-email-login-widget',
    ])
  })

  it('follows the host’s order', async () => {
    show('emailBesideWallets', { connectMethodsOrder: ['email', 'wallet'] })
    await field()
    expect(order()[0]).toBe('w3m-email-login-widget')
  })

  it('keeps its place when a wallet is found later', async () => {
    const { dispatch } = show('email')
    await field()
    act(() => dispatch(connectorsFound({ namespace: 'eip155', connectors: sampleConnectors })))
    expect(order().slice(0, 3)).toEqual([
      'w3m-email-login-widget',
      'w3m-email-login-or-separator',
      'wm-wallet-io.heron',
    ])
  })

  it('is alone when the host offers no wallets', async () => {
    show('emailOnly')
    await field()
    expect(screen.queryByTestId('w3m-email-login-or-separator')).toBeNull()
    expect(screen.queryByText('No wallet found in this browser.')).toBeNull()
  })

  it.each([
    ['the page has no embedded wallet', optionsGiven({ hasEmbedded: false })],
    ['the host says no', optionsGiven({ features: { ...DEFAULT_FEATURES, email: false } })],
    ['the owner of the project says no', remoteFeaturesRead({ email: false })],
    ['nothing but codes is offered', optionsGiven({ hasAdapters: false })],
  ])('is absent when %s', (_why, action) => {
    renderView(<ConnectView />, testingReducer(states.email(), action))
    expect(screen.queryByTestId('w3m-email-login-widget')).toBeNull()
  })

  it.each([{ collapseWallets: true }, { emailShowWallets: false }])(
    'folds the wallets into one row with %j',
    async features => {
      const { actions } = show('emailBesideWallets', features)
      await userEvent.click(await screen.findByTestId('w3m-collapse-wallets-button'))
      expect(actions).toContainEqual(viewPushed(viewEntry('ConnectWallets')))
      expect(screen.queryByTestId('wm-wallet-io.heron')).toBeNull()
    },
  )

  it('disables the wallets while an email is being sent', async () => {
    const { dispatch } = show('emailBesideWallets')
    await field()
    const region = screen.getByTestId('wm-wallet-io.heron').closest('[inert]')
    expect(region).toBeNull()
    act(() => dispatch(emailSubmitted({ emailId: SAMPLE_EMAIL_ID })))
    expect(screen.getByTestId('wm-wallet-io.heron').closest('[inert]')).not.toBeNull()
    expect((await field()).closest('[inert]')).toBeNull()
  })

  it('leads to the same wallets on a view of their own', () => {
    renderView(<ConnectWalletsView />, states.connectWallets())
    const list = screen.getByRole('list', { name: 'Wallets' })
    expect(within(list).getAllByRole('button')).toHaveLength(sampleConnectors.length)
  })
})
