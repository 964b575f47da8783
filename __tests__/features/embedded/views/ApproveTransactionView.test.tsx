import { act, render, screen, waitFor } from '@testing-library/react'
import { WalletModal } from '../../../../src/app/host/WalletModal'
import { walletConnected } from '../../../../src/events/connectionEvents'
import { modalCloseRequested } from '../../../../src/events/modalEvents'
import { ApproveTransactionView } from '../../../../src/features/embedded/views/ApproveTransactionView'
import { createTestStore } from '../../../../src/testing/createTestStore'
import { sampleServices } from '../../../../src/testing/sampleServices'
import { sampleAccount, sampleCapabilities } from '../../../../src/testing/samples'
import { states } from '../../../support/states/states'
import { AUTH, createFakeFrame } from '../../../support/embeddedWorld'
import { renderView } from '../../../support/renderView'

describe('ApproveTransactionView', () => {
  it('shows no frame in an imported state, and offers a way back', () => {
    renderView(<ApproveTransactionView />, states.emailApprove())
    expect(screen.getByText('Nothing to approve')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument()
  })

  it('places the frame, gives it theme and title, follows the system’s theme, and removes it again', async () => {
    const query = Object.assign(new EventTarget(), { matches: false })
    window.matchMedia = () => query as unknown as MediaQueryList
    const frame = createFakeFrame()
    const { hostStore, store, dispose } = createTestStore({
      embedded: frame,
      http: sampleServices,
      adapter: { getNativeBalance: async () => '1', getTokenBalances: async () => [] },
    })
    render(<WalletModal store={hostStore} />)
    await act(async () => {
      store.dispatch(
        walletConnected({
          ...AUTH,
          accounts: [sampleAccount],
          capabilities: sampleCapabilities,
          caipNetworkId: 'eip155:1',
          walletName: 'Email wallet',
          isRestored: true,
        }),
      )
      await Promise.resolve()
    })
    await waitFor(() => expect(frame.watchers()).toBeGreaterThan(0))
    act(() =>
      frame.tell({
        kind: 'requests',
        requests: [{ id: 'one', namespace: 'eip155', method: 'personal_sign' }],
      }),
    )
    await waitFor(() => expect(frame.calls).toContain('show'))
    const shown = frame.calls.filter(call => /^(syncTheme|setContainer|show)$/.test(call))
    expect(shown).toEqual(['syncTheme', 'setContainer', 'show'])
    const told = () => frame.calls.filter(call => call === 'syncTheme').length
    act(() => void query.dispatchEvent(new Event('change')))
    expect(told()).toBe(2)
    act(() => void store.dispatch(modalCloseRequested({ by: 'visitor' })))
    await waitFor(() => expect(frame.calls).toContain('hide'))
    query.dispatchEvent(new Event('change'))
    expect(told()).toBe(2)
    expect(frame.calls).toContain('rejectPending')
    dispose()
    Reflect.deleteProperty(window, 'matchMedia')
  })
})
