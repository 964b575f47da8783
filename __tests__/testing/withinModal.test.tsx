import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { WalletModal } from '../../src'
import { ignoreStyleErrors, setupStore, withinModal } from '../../src/testing'
import { states } from '../support/states/states'

describe('withinModal', () => {
  it('finds and presses the modal’s contents, which queries of the page do not find', async () => {
    const printed = jest.spyOn(console, 'error')
    const store = setupStore({ walletModal: states.connectRich() })
    render(
      <Provider store={store}>
        <WalletModal />
      </Provider>,
    )
    const modal = await waitFor(() => withinModal(within))
    expect(screen.queryByText('Heron')).toBeNull()
    expect(await modal.findByText('Heron')).toBeInTheDocument()
    await userEvent.click(modal.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(store.getState().walletModal.modal.phase).toBe('closed'))
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })

  it('explains what to do on a page without a modal', () => {
    expect(() => withinModal(within, document.implementation.createHTMLDocument())).toThrow(
      'Render <WalletModal>, open it',
    )
  })
})

describe('ignoreStyleErrors', () => {
  it('silences style sheet errors, and nothing else, until it ends', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { error } = console
    const stop = ignoreStyleErrors()
    console.error(Object.assign(new Error('Could not parse CSS stylesheet'), { detail: '.a{}' }))
    console.error('Error: Could not parse CSS stylesheet')
    expect(printed).not.toHaveBeenCalled()
    console.error('something else', 1)
    console.error(null)
    expect(printed.mock.calls).toEqual([['something else', 1], [null]])
    stop()
    expect(console.error).toBe(error)
    printed.mockRestore()
  })
})
