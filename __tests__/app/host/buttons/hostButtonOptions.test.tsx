import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, StrictMode, type ReactElement, type Ref } from 'react'
import {
  AccountButton,
  ConnectButton,
  NetworkButton,
  WalletButton,
  WalletModalButton,
  type CustomButtonState,
  type HostButtonOptions,
} from '../../../../src'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import type { HostStore } from '../../../../src/store/scopedStore'
import { sampleAccount } from '../../../../src/testing/samples'
import { connect, HERON, settle, setUpFlowTests, type FlowWorld } from '../../../support/flowWorld'

type Given = HostButtonOptions & { store: HostStore; ref: Ref<HTMLButtonElement> }

const BUTTONS: Readonly<Record<string, (given: Given) => ReactElement>> = {
  ConnectButton: given => <ConnectButton {...given} />,
  AccountButton: given => <AccountButton {...given} />,
  NetworkButton: given => <NetworkButton {...given} />,
  WalletButton: given => <WalletButton wallet="com.other" {...given} />,
  'WalletModalButton, disconnected': given => <WalletModalButton {...given} />,
  'WalletModalButton, connected': given => <WalletModalButton {...given} />,
}

const asksToOpen = (world: FlowWorld) => world.actions().some(modalOpenRequested.match)

describe('the props that a host passes to a button', () => {
  afterEach(cleanup) // unmount, so that nothing renders after the test
  const createWorld = setUpFlowTests()

  async function draw(name: string, more: HostButtonOptions) {
    const world = createWorld()
    if (/^Account|, connected/.test(name)) await connect(world, HERON)
    const ref = createRef<HTMLButtonElement>()
    const drawButton = BUTTONS[name] as (given: Given) => ReactElement
    render(
      <StrictMode>
        {drawButton({
          store: world.hostStore,
          ref,
          style: { marginTop: 7 },
          className: 'mine',
          children: <b>My words</b>,
          ...more,
        })}
      </StrictMode>,
    )
    await act(settle)
    const button = screen.getByText('My words').closest('button') as HTMLButtonElement
    return { world, ref, button }
  }

  it.each(Object.keys(BUTTONS))('%s renders them, and calls onClick first', async name => {
    const onClick = jest.fn()
    const { world, ref, button } = await draw(name, { onClick })
    expect(ref.current).toBe(button)
    expect(button).toHaveStyle({ marginTop: '7px' })
    expect(button).toHaveClass('wm-host', 'mine')
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(asksToOpen(world)).toBe(true)
    await act(settle)
  })

  it.each(Object.keys(BUTTONS))('%s does nothing when the host prevents it', async name => {
    const { world, button } = await draw(name, { onClick: event => event.preventDefault() })
    fireEvent.click(button)
    expect(asksToOpen(world)).toBe(false)
  })

  it.each(Object.keys(BUTTONS))('%s does nothing while it is disabled', async name => {
    const onClick = jest.fn()
    const { world, button } = await draw(name, { onClick, disabled: true })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(asksToOpen(world)).toBe(false)
  })
})

describe('WalletModalButton.Custom', () => {
  afterEach(cleanup) // unmount, so that nothing renders after the test
  const createWorld = setUpFlowTests()

  it('passes the state and actions of a button, and renders nothing itself', async () => {
    const world = createWorld()
    const seen: CustomButtonState[] = []
    const { container } = render(
      <WalletModalButton.Custom store={world.hostStore}>
        {state => {
          seen.push(state)
          return <button onClick={state.open}>{state.address ?? 'Connect'}</button>
        }}
      </WalletModalButton.Custom>,
    )
    expect(container.innerHTML).toBe('<button>Connect</button>')
    expect(seen.at(-1)).toMatchObject({
      isReady: true,
      isConnected: false,
      isConnecting: false,
      isOpen: false,
      address: null,
      network: { caipNetworkId: 'eip155:1' },
      isUnsupported: false,
    })
    await act(() => connect(world, HERON))
    expect(screen.getByRole('button')).toHaveTextContent(sampleAccount.address)
    expect(seen.at(-1)).toMatchObject({ isConnected: true, address: sampleAccount.address })
    fireEvent.click(screen.getByRole('button'))
    await act(settle)
    expect(seen.at(-1)?.isOpen).toBe(true)
    fireEvent.click(screen.getByRole('button'))
    await act(settle)
    expect(seen.at(-1)?.isOpen).toBe(false)
  })
})
