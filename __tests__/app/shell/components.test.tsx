import { act, render, waitFor } from '@testing-library/react'
import { createContext, useContext } from 'react'
import { readOptions } from '../../../src/app/host/readOptions'
import { WalletModal } from '../../../src/app/host/WalletModal'
import { viewEntry } from '../../../src/domain/views'
import { connectRequested } from '../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { viewPushed } from '../../../src/core/router/routerSlice'
import type { ModalComponents, WalletBadgeProps } from '../../../src/store/Slot'
import { createTestStore, type TestStore } from '../../../src/testing/createTestStore'
import { friendly, HERON, quietServices } from '../../support/flowWorld'
import { hostOptions } from '../../support/hostWorld'

const Brand = createContext('no page')
let world: TestStore
const root = () => document.querySelector('[data-testid="wm-root"]')?.shadowRoot
const textOf = (selector: string) => root()?.querySelector(selector)?.textContent ?? null
const dispatch = (action: Parameters<TestStore['store']['dispatch']>[0]) =>
  act(async () => void world.store.dispatch(action))

async function begin(components: ModalComponents) {
  world = createTestStore({ adapter: friendly, http: quietServices, options: { components } })
  render(
    <Brand.Provider value="the page">
      <WalletModal store={world.hostStore} />
    </Brand.Provider>,
  )
  await dispatch(modalOpenRequested({}))
  await waitFor(() => expect(textOf('[data-testid="wm-view-Connect"]')).not.toBeNull())
}

const Broken = () => {
  throw new Error('cannot be drawn')
}

describe('the components slots of a page', () => {
  afterEach(() => world.dispose())

  it('show at the end of the wallets, with the props of each', async () => {
    const seen: Omit<WalletBadgeProps, 'children'>[] = []
    const WalletBadge = ({ children, ...given }: WalletBadgeProps) => {
      seen.push(given)
      return (
        <>
          {children}+{given.wallet.name}
        </>
      )
    }
    await begin({ WalletBadge })
    await waitFor(() => expect(seen.length).toBeGreaterThan(0))
    const { wallet, badge } = seen.at(-1) as WalletBadgeProps
    expect(textOf('[data-testid="wm-view-Connect"]')).toContain(`+${wallet.name}`)
    expect(['connected', 'recent', 'installed', 'qrCode', null]).toContain(badge)
  })

  it('show below the connectors, within the page’s contexts, and in no other view', async () => {
    const ConnectFooter = ({ view }: { readonly view: string }) => (
      <>
        {view} of {useContext(Brand)}
      </>
    )
    await begin({ ConnectFooter })
    expect(textOf('[data-wm-part="connect-footer"]')).toBe('Connect of the page')
    await dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    await waitFor(() => expect(textOf('[data-wm-part="connect-footer"]')).toBeNull())
  })

  it('replace the header of an account, which they receive', async () => {
    await begin({
      AccountHeader: ({ address, namespace, name, children }) => (
        <>
          {`${namespace} ${address} ${name ?? 'nameless'}`}
          {children}
        </>
      ),
    })
    await dispatch(connectRequested(HERON))
    await waitFor(() =>
      expect(world.store.getState().connections.byNamespace.eip155?.phase).toBe('connected'),
    )
    await dispatch(modalOpenRequested({ view: viewEntry('Account') }))
    await waitFor(() =>
      expect(textOf('[data-wm-part="account-header"]')).toMatch(/^eip155 0x\w{40} nameless/),
    )
    expect(
      root()?.querySelector('[data-wm-part="account-header"] [data-wm-part="avatar"]'),
    ).not.toBeNull()
  })

  it('leave the card alone when they fail to render', async () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await begin({ ConnectFooter: Broken, WalletBadge: Broken })
    expect(textOf('[data-wm-part="connect-footer"]')).toBeNull()
    expect(root()?.querySelectorAll('[data-wm-part="row"]').length).toBeGreaterThan(0)
    printed.mockRestore()
  })

  it('never enter the state', async () => {
    await begin({ ConnectFooter: () => 'a footer' })
    const state = world.store.getState()
    expect(JSON.parse(JSON.stringify(state.options))).toEqual(state.options)
    expect(JSON.stringify(state)).not.toContain('ConnectFooter')
  })

  it.each<readonly [string, unknown]>([
    ['WalletFooter', () => null],
    ['WalletBadge', 'a badge'],
    ['AccountHeader', null],
  ])('are rejected by name where they are no components: %s', (name, component) => {
    const components = { [name]: component } as ModalComponents
    expect(() => readOptions(hostOptions({ components }))).toThrow(
      expect.objectContaining({ code: 'INVALID_OPTION' }) as Error,
    )
  })
})
