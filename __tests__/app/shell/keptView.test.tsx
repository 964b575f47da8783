import { act, render } from '@testing-library/react'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { viewEntry } from '../../../src/domain/views'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import type * as WalletRowModule from '../../../src/core/connectors/components/WalletRow'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { states } from '../../support/states/states'
import { friendly, quietServices } from '../../support/flowWorld'

const drawn = jest.fn()
jest.mock('../../../src/core/connectors/components/WalletRow', () => {
  const actual = jest.requireActual<typeof WalletRowModule>(
    '../../../src/core/connectors/components/WalletRow',
  )
  return {
    ...actual,
    WalletRow(props: Parameters<typeof actual.WalletRow>[0]) {
      drawn()
      return actual.WalletRow(props)
    },
  }
})

let world: TestStore
const find = (selector: string) =>
  document.querySelector('[data-testid="wm-root"]')?.shadowRoot?.querySelector(selector) ?? null
const isOpen = () => find('dialog[open]') !== null
const dispatch = async (action: Parameters<TestStore['store']['dispatch']>[0]) => {
  await act(async () => void world.store.dispatch(action))
  await act(() => jest.advanceTimersByTimeAsync(500))
}
const open = () => dispatch(modalOpenRequested({}))
const close = () => dispatch(modalCloseRequested({ by: 'visitor' }))

async function begin(state?: typeof states.account) {
  world = createTestStore({ adapter: friendly, http: quietServices, ...(state && { state }) })
  render(<WalletModal store={world.hostStore} />)
  await open()
}

beforeEach(() => jest.useFakeTimers({ advanceTimers: false }))
afterEach(() => {
  world.dispose()
  jest.useRealTimers()
})

describe('a card that was closed', () => {
  const CONNECT = '[data-testid="wm-view-Connect"]'

  it('keeps the list of wallets, so that the next press only has to show it', async () => {
    await begin()
    const list = find(CONNECT)
    expect(list).not.toBeNull()
    await close()
    expect(isOpen()).toBe(false)
    expect(find(CONNECT)).toBe(list)
    await open()
    expect(isOpen()).toBe(true)
    expect(find(CONNECT)).toBe(list)
  })

  it('re-renders no row when it closes, nor when it opens again', async () => {
    await begin()
    expect(drawn).toHaveBeenCalled()
    drawn.mockClear()
    await close()
    await open()
    expect(isOpen()).toBe(true)
    expect(drawn).not.toHaveBeenCalled()
  })

  it('keeps no other view, including the account', async () => {
    await begin()
    await dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    expect(find('[data-testid="wm-view-WhatIsAWallet"]')).not.toBeNull()
    await close()
    expect(find('[data-wm-part="view"]')).toBeNull()
  })

  it('keeps nothing once a wallet is connected', async () => {
    await begin(states.account)
    expect(find('[data-testid="wm-view-Account"]')).not.toBeNull()
    await close()
    expect(find('[data-wm-part="view"]')).toBeNull()
  })
})
