import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  networkSwitchCancelled,
  networkSwitched,
  networkSwitchRequested,
  walletNetworkReported,
} from '../../../src/events/networkEvents'
import { backRequested } from '../../../src/features/modal/modalSlice'
import { BASE } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { states, type StateName } from '../../../src/testing/states'
import { SwitchNetworkView } from '../../../src/views/SwitchNetwork/SwitchNetworkView'
import { renderView } from '../../support/renderView'

const show = (name: StateName) => renderView(<SwitchNetworkView networkId={BASE} />, states[name]())
const thread = (container: HTMLElement) =>
  container.querySelector('[data-wm-part="thread"]')?.getAttribute('data-state')

describe('SwitchNetworkView', () => {
  it('says where to approve the move, from where and to where', () => {
    const { container } = show('switchWaiting')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent('Approve in Heron')
    expect(status).toHaveTextContent('Accept the request to move from Ethereum to Base.')
    expect(thread(container)).toBe('waiting')
  })

  it('can be cancelled while it waits', async () => {
    const { actions } = show('switchWaiting')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(actions).toEqual([backRequested()])
  })

  it('tells the end in place and keeps the pictures', () => {
    const { container, dispatch } = show('switchWaiting')
    const pictures = () =>
      [...container.querySelectorAll('[data-wm-part="tile"] img')].map(img =>
        img.getAttribute('src'),
      )
    const before = pictures()
    expect(new Set(before).size).toBe(2)
    act(() => {
      dispatch(walletNetworkReported({ namespace: 'eip155', networkId: BASE }))
      dispatch(networkSwitched({ networkId: BASE, by: 'visitor' }))
    })
    expect(screen.getByRole('status')).toHaveTextContent('Switched to Base')
    expect(screen.getByRole('status')).toHaveTextContent('Heron is on Base now.')
    expect(pictures()).toEqual(before)
    expect(thread(container)).toBe('done')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    ['switchDeclined', 'You declined in Heron. Nothing changed.'],
    ['switchTimeout', 'Your wallet did not answer. You are still where you were.'],
  ] as const)('tells %s as it is and asks again', async (name, text) => {
    const { actions, container } = show(name)
    expect(screen.getByRole('status')).toHaveTextContent('Still on Ethereum')
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(thread(container)).toBe('stopped')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(actions).toEqual([networkSwitchRequested({ networkId: BASE })])
  })

  it('does not name a network it does not know', () => {
    const lost = walletNetworkReported({ namespace: 'eip155', networkId: 'eip155:999' })
    const waiting = testingReducer(states.switchWaiting(), lost)
    const { unmount } = renderView(<SwitchNetworkView networkId={BASE} />, waiting)
    expect(screen.getByText('Accept the request to move to Base.')).toBeVisible()
    unmount()
    const failed = testingReducer(states.switchDeclined(), lost)
    renderView(<SwitchNetworkView networkId={BASE} />, failed)
    expect(screen.getByText('Not switched')).toBeVisible()
  })

  it('offers to ask when nobody has asked yet', async () => {
    const state = testingReducer(states.switchWaiting(), networkSwitchCancelled())
    const { actions } = renderView(<SwitchNetworkView networkId={BASE} />, state)
    expect(screen.getByRole('status')).toHaveTextContent('Switch to Base')
    await userEvent.click(screen.getByRole('button', { name: 'Switch' }))
    expect(actions).toEqual([networkSwitchRequested({ networkId: BASE })])
  })
})
