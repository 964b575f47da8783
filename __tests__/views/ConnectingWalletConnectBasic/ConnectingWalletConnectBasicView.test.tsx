import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../src/domain/views'
import { pairingRequested } from '../../../src/events/pairingEvents'
import { viewPushed } from '../../../src/features/router/routerSlice'
import { optionsGiven } from '../../../src/features/options/optionsSlice'
import { stateAfter } from '../../../src/testing/stateAfter'
import { states } from '../../../src/testing/states'
import { ConnectingWalletConnectBasicView } from '../../../src/views/ConnectingWalletConnectBasic/ConnectingWalletConnectBasicView'
import { renderView } from '../../support/renderView'

const view = <ConnectingWalletConnectBasicView />

describe('ConnectingWalletConnectBasicView', () => {
  it('shows a code for any wallet and the way to all of them', async () => {
    const { actions } = renderView(view, states.pairingBasic())
    expect(screen.getByRole('img', { name: /^QR code to connect with/ })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
    expect(actions).toEqual([viewPushed(viewEntry('AllWallets'))])
  })

  it('says what went wrong and begins again for any wallet', async () => {
    const { actions } = renderView(view, states.pairingUnreachable())
    expect(screen.getByTestId('wm-pairing-failure')).toHaveTextContent('No code yet')
    await userEvent.click(screen.getByTestId('wm-retry'))
    expect(actions).toEqual([pairingRequested({ wallet: null })])
  })

  it('begins nothing by itself where the host pairs on its own', async () => {
    const manual = stateAfter(optionsGiven({ hasRelay: true, isRelayManual: true }))
    const { actions } = renderView(view, manual)
    expect(screen.queryByText('Making a code')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'New code' }))
    expect(actions).toEqual([pairingRequested({ wallet: null })])
    expect(screen.getByText('Making a code')).toBeInTheDocument()
  })
})
