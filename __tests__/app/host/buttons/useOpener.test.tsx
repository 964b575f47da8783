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

/**
 * The engine chunk resolves in a microtask, so it stays pending until the test awaits something.
 */
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
/** Unmounts after the test: a later render would happen outside `act`. */
const meanwhile = (test: () => void) => () => {
  test()
  cleanup()
}

it(
  'shows a pending state only while a chunk is loading',
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
  'loads once, however often it is pressed meanwhile',
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
  'can be pressed again after the chunk failed to load',
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
])('loads once, however often a button %s is pressed meanwhile', (_what, draw, name) =>
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
  'waits to ask a wallet while another button opens the card, which could not show the request',
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
