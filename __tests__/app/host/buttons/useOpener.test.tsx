import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createWalletModal } from '../../../../src/app/host/createWalletModal'
import { NetworkButton } from '../../../../src/app/host/buttons/NetworkButton'
import { WalletButton } from '../../../../src/app/host/buttons/WalletButton'
import { WalletModalButton } from '../../../../src/app/host/buttons/WalletModalButton'
import { connectRequested } from '../../../../src/events/connectionEvents'
import { modalOpenFailed, modalOpenRequested } from '../../../../src/events/modalEvents'
import type { HostStore } from '../../../../src/store/scopedStore'
import { hostOptions } from '../../../support/hostWorld'

/** The code of the engine comes in a microtask: as long as nothing is awaited it is on its way. */
function drawButton(
  draw = (store: HostStore) => <WalletModalButton store={store} />,
  name = 'Connect wallet',
) {
  const actions: string[] = []
  const walletModal = createWalletModal(hostOptions({ preload: 'none' }))
  const store = configureStore({
    reducer: {
      host: (_state: unknown, action: UnknownAction) => {
        actions.push(action.type)
        return 0
      },
    },
    enhancers: getDefault => getDefault().prepend(walletModal.enhancer),
  }) as unknown as HostStore
  render(draw(store))
  return { store, actions, button: screen.getByRole('button', { name }) }
}
const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
/** What came after a test would draw outside of it. */
const meanwhile = (test: () => void) => () => {
  test()
  cleanup()
}

it(
  'shows that it waits only for code that does not come at once',
  meanwhile(() => {
    const { button } = drawButton()
    fireEvent.click(button)
    passes(149)
    expect(button).not.toHaveAttribute('aria-busy')
    passes(1)
    expect(button).toHaveAttribute('aria-busy', 'true')
  }),
)

it(
  'asks once, however often it is pressed meanwhile',
  meanwhile(() => {
    const { button, actions } = drawButton()
    fireEvent.click(button)
    fireEvent.click(button)
    passes(150)
    fireEvent.click(button)
    expect(actions.filter(type => type === modalOpenRequested.type)).toHaveLength(1)
  }),
)

it(
  'can be pressed again where the code did not come',
  meanwhile(() => {
    const { store, button, actions } = drawButton()
    fireEvent.click(button)
    passes(150)
    act(() => void store.dispatch(modalOpenFailed()))
    expect(button).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('alert')).toBeVisible()
    fireEvent.click(button)
    expect(actions.filter(type => type === modalOpenRequested.type)).toHaveLength(2)
  }),
)

it.each([
  ['that was pressed', 'Network', ['true', 'true']],
  ['and not one of a network beside it', 'Connect wallet', ['true', null]],
])('a slow opening shows on the button %s', (_what, pressed, busy) =>
  meanwhile(() => {
    drawButton(store => (
      <>
        <WalletModalButton store={store} />
        <NetworkButton store={store} label="Network" />
      </>
    ))
    fireEvent.click(screen.getByRole('button', { name: pressed }))
    passes(150)
    expect(
      ['Connect wallet', 'Network'].map(name =>
        screen.getByRole('button', { name }).getAttribute('aria-busy'),
      ),
    ).toEqual(busy)
  })(),
)

it.each([
  [
    'of a network',
    (store: HostStore) => <NetworkButton store={store} label="Network" />,
    'Network',
  ],
  [
    'of a wallet',
    (store: HostStore) => <WalletButton store={store} wallet="one.wallet" label="One" />,
    'One',
  ],
])('asks once, however often a button %s is pressed meanwhile', (_what, draw, name) =>
  meanwhile(() => {
    const { button, actions } = drawButton(draw, name)
    fireEvent.click(button)
    fireEvent.click(button)
    expect(actions.filter(type => type === modalOpenRequested.type)).toHaveLength(1)
    expect(actions.filter(type => type === connectRequested.type).length).toBe(
      name === 'One' ? 1 : 0,
    )
  })(),
)

it(
  'a wallet is not asked while another button opens the card, which would not show that',
  meanwhile(() => {
    const { button, actions } = drawButton(store => (
      <>
        <WalletModalButton store={store} />
        <WalletButton store={store} wallet="one.wallet" label="One" />
      </>
    ))
    fireEvent.click(button)
    fireEvent.click(screen.getByRole('button', { name: 'One' }))
    expect(actions.filter(type => type === modalOpenRequested.type)).toHaveLength(1)
    expect(actions).not.toContain(connectRequested.type)
  }),
)
