import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import {
  pairingUriIssued,
  pairingFailed,
  pairingRequested,
} from '../../../../src/events/pairingEvents'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { optionsGiven } from '../../../../src/core/options/optionsSlice'
import { SAMPLE_PAIRING_URI_ID } from '../../../../src/testing/sampleSecrets'
import { stateAfter } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { ConnectingWalletConnectBasicView } from '../../../../src/core/pairing/views/ConnectingWalletConnectBasicView'
import { renderView } from '../../../support/renderView'

const view = <ConnectingWalletConnectBasicView />

describe('ConnectingWalletConnectBasicView', () => {
  it('shows a QR code for any wallet, and links to all of them', async () => {
    const { actions } = renderView(view, states.pairingBasic())
    expect(screen.getByRole('img', { name: /^Connection QR code/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
    expect(actions).toEqual([viewPushed(viewEntry('AllWallets'))])
  })

  it('shows the error and starts again for any wallet', async () => {
    const { actions } = renderView(view, states.pairingUnreachable())
    expect(screen.getByTestId('wm-pairing-failure')).toHaveTextContent('Couldn’t create a code')
    await userEvent.click(screen.getByTestId('wm-retry'))
    expect(actions).toEqual([pairingRequested({ wallet: null })])
  })

  it('links to all wallets from a failure, too', async () => {
    const { actions, dispatch } = renderView(view, states.pairingBasic())
    act(() => dispatch(pairingFailed({ error: { code: 'USER_REJECTED', detail: '' } })))
    expect(screen.getByTestId('wm-retry')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
    expect(actions.at(-1)).toEqual(viewPushed(viewEntry('AllWallets')))
  })

  it('shows no QR code and no link before consent', async () => {
    const { actions, dispatch } = renderView(view, states.pairingBasicConsent())
    const box = await screen.findByRole('checkbox', { name: /^I accept the Terms/ })
    act(() => {
      dispatch(pairingRequested({ wallet: null }))
      dispatch(
        pairingUriIssued({ pairingUriId: SAMPLE_PAIRING_URI_ID, expiresAt: Date.now() + 60_000 }),
      )
    })
    expect(screen.queryByTestId('wm-qr')).not.toBeInTheDocument()
    expect(screen.getByRole('group').querySelector('[inert]')).toContainElement(
      screen.getByText('All wallets'),
    )
    await userEvent.click(box)
    expect(screen.getByTestId('wm-qr')).toBeVisible()
    expect(box).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
    expect(actions.at(-1)).toEqual(viewPushed(viewEntry('AllWallets')))
  })

  it('starts nothing by itself when the host pairs on its own', async () => {
    const manual = stateAfter(optionsGiven({ hasWalletConnect: true, isWalletConnectManual: true }))
    const { actions } = renderView(view, manual)
    expect(screen.queryByText('Creating a code…')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'New code' }))
    expect(actions).toEqual([pairingRequested({ wallet: null })])
    expect(screen.getByText('Creating a code…')).toBeInTheDocument()
  })
})
