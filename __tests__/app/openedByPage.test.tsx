import { act, render, waitFor } from '@testing-library/react'
import { WalletModal } from '../../src/index'
import { viewEntry, type ViewEntry } from '../../src/domain/views'
import { modalOpenRequested } from '../../src/events/modalEvents'
import { createTestStore, type TestStore } from '../../src/testing/createTestStore'
import { states } from '../support/states/states'
import { friendly, quietServices } from '../support/flowWorld'

let world: TestStore
const card = () =>
  document
    .querySelector('[data-testid="wm-root"]')
    ?.shadowRoot?.querySelector<HTMLElement>('dialog[open]') ?? null
const find = (selector: string) => card()?.querySelector<HTMLElement>(selector) ?? null
const shown = async (view: ViewEntry['name'], title: string) => {
  await waitFor(() => expect(find(`[data-testid="wm-view-${view}"]`)).not.toBeNull())
  expect(find('h2')).toHaveTextContent(title)
}

function begin(state?: typeof states.account) {
  world = createTestStore({
    adapter: friendly,
    http: quietServices,
    ...(state && { state }),
  })
  render(<WalletModal store={world.hostStore} />)
}
const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  act(async () => void world.store.dispatch(action))

afterEach(() => world.dispose())

describe('a view for connected accounts', () => {
  it('opens for a page as any other view, with its title and content', async () => {
    begin(states.account)
    await dispatch(modalOpenRequested({ view: viewEntry('WalletSend') }))
    await shown('WalletSend', 'Send')
    expect(world.store.getState().send.phase).toBe('editing')
  })

  it('opens the list of wallets first when no account is connected', async () => {
    begin()
    await dispatch(modalOpenRequested({ view: viewEntry('WalletSend') }))
    await shown('Connect', 'Connect wallet')
  })

  it('falls back to the account when its wallet does not support it', async () => {
    const account = states.account()
    const connection = account.connections?.byNamespace.eip155
    if (connection?.phase !== 'connected') throw new Error('No account is connected.')
    begin(
      () =>
        ({
          ...account,
          connections: {
            ...account.connections,
            byNamespace: { eip155: { ...connection, capabilities: ['balance'] } },
          },
        }) as never,
    )
    await dispatch(modalOpenRequested({ view: viewEntry('WalletSend') }))
    await shown('Account', 'Account')
    expect(find('[data-testid="wm-view-WalletSend"]')).toBeNull()
  })
})
