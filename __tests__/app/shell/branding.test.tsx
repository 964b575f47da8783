import { act, render, screen } from '@testing-library/react'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { viewEntry, type ViewEntry } from '../../../src/domain/views'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import { remoteFeaturesRead } from '../../../src/core/options/optionsSlice'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { friendly, quietServices } from '../../support/flowWorld'

let world: TestStore
const find = (selector: string) =>
  document.querySelector('[data-testid="wm-root"]')?.shadowRoot?.querySelector(selector) ?? null
const branding = () => find('[data-testid="wm-branding"]')?.textContent ?? null
const step = async (action: Parameters<TestStore['store']['dispatch']>[0]) => {
  await act(async () => void world.store.dispatch(action))
  await act(() => jest.advanceTimersByTimeAsync(500))
}

async function begin(given: WalletModalOptions['branding']) {
  world = createTestStore({ adapter: friendly, http: quietServices, options: { branding: given } })
  render(<WalletModal store={world.hostStore} />)
  await step(modalOpenRequested({}))
}

describe('the branding of a page', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: false }))
  afterEach(() => {
    world.dispose()
    jest.useRealTimers()
  })

  it('shows below the connectors', async () => {
    await begin(<b>UX by Example</b>)
    expect(branding()).toBe('UX by Example')
    expect(find('[data-wm-part="card"]')?.textContent).toMatch(/UX by Example$/)
    expect(screen.queryByText('UX by Example')).toBeNull()
  })

  it.each([undefined, null, false, ''])('is hidden where it is %p', async given => {
    await begin(given)
    expect(find('[data-testid="wm-view-Connect"]')).not.toBeNull()
    expect(branding()).toBeNull()
  })

  it.each<[ViewEntry, string | null]>([
    [viewEntry('ConnectWallets'), 'UX by Example'],
    [viewEntry('ConnectingWalletConnectBasic'), 'UX by Example'],
    [viewEntry('WhatIsAWallet'), null],
    [viewEntry('WhatIsANetwork'), null],
  ])('shows where a visitor connects: %p', async (view, shown) => {
    await begin('UX by Example')
    await step(viewPushed(view))
    expect(branding()).toBe(shown)
  })

  it.each([
    ['switches it off', { branding: false }, null],
    ['switches it on', { branding: true }, 'UX by Example'],
    ['leaves it to the page', { activity: true }, 'UX by Example'],
  ])('shows where the project’s owner %s', async (_what, remote, shown) => {
    await begin('UX by Example')
    await step(remoteFeaturesRead(remote))
    expect(branding()).toBe(shown)
  })

  it('leaves the card alone when it fails to render', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('no picture')
    }
    await begin(<Broken />)
    expect(find('[data-testid="wm-view-Connect"]')).not.toBeNull()
    expect(branding()).toBeNull()
    printed.mockRestore()
  })
})
