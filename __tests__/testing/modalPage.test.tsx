import {
  act,
  render,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { ConnectButton, WalletModal } from '../../src'
import { connectorsFound } from '../../src/core/connectors/connectorsSlice'
import { sampleConnector } from '../../src/testing/samples'
import { modalPage, setupStore, withinModal, type LocatorLike } from '../../src/testing'
import { states } from '../support/states/states'

type Find = () => HTMLElement[]

/**
 * The part of a locator the page object uses: it resolves lazily and pierces the modal's shadow
 * root, as Playwright's do.
 */
class Located implements LocatorLike<Located> {
  constructor(private readonly find: Find) {}
  getByRole(role: string, options: { name?: string | RegExp; level?: number } = {}) {
    return this.inside(place => place.queryAllByRole(role, options))
  }
  getByTestId(testId: string | RegExp) {
    return this.inside(place => place.queryAllByTestId(testId))
  }
  first() {
    return new Located(() => this.find().slice(0, 1))
  }
  async click() {
    await this.waitFor()
    await userEvent.click(this.only())
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}) {
    await waitFor(() => {
      if (state === 'visible') this.only()
      else expect(this.find()).toEqual([])
    })
  }
  only(): HTMLElement {
    const [element] = this.find()
    if (!element) throw new Error('Nothing is there')
    return element
  }
  all(): readonly HTMLElement[] {
    return this.find()
  }
  private inside(query: (place: BoundFunctions<typeof queries>) => HTMLElement[]) {
    return new Located(() => this.find().flatMap(element => query(within(element))))
  }
}

const wholePage = new Located(() => {
  try {
    const dialog = withinModal(within).getByRole('dialog').parentElement
    return dialog ? [document.body, dialog] : [document.body]
  } catch {
    return [document.body] // no modal yet
  }
})

describe('modalPage', () => {
  it('finds the buttons of the page and the wallets of the modal, and closes the modal', async () => {
    const store = setupStore({ walletModal: states.connectRich() })
    render(
      <Provider store={store}>
        <ConnectButton />
        <WalletModal />
      </Provider>,
    )
    const modal = modalPage(wholePage)
    await modal.dialog.waitFor()
    expect(modal.heading.only()).toHaveTextContent('Connect wallet')
    expect(modal.wallet('Heron').only()).toHaveAccessibleName(/^Heron/)
    expect(modal.connectButton.only()).toHaveAttribute('data-wm-part', 'connect-button')
    await modal.close()
    expect(store.getState().walletModal.modal.phase).toBe('closed')
  })

  it('distinguishes a wallet from one whose name starts the same', async () => {
    const store = setupStore({ walletModal: states.connectRich() })
    render(
      <Provider store={store}>
        <WalletModal />
      </Provider>,
    )
    const connectors = [
      sampleConnector('io.heron', 'Heron'),
      sampleConnector('io.heron.two', 'Heron Two'),
      sampleConnector('io.heron.odd', 'Heron (beta)', { warnings: ['knownNameForeignRdns'] }),
    ]
    act(() => void store.dispatch(connectorsFound({ namespace: 'eip155', connectors })))
    const modal = modalPage(wholePage)
    await modal.dialog.waitFor()
    await modal.wallet('Heron Two').waitFor()
    const found = (name: string) => modal.wallet(name).all().length
    expect([found('Heron'), found('Heron Two'), found('Heron (beta)')]).toEqual([1, 1, 1])
    expect(found('Her')).toBe(0)
  })
})
