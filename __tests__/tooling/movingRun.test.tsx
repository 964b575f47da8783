import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { modalOpenRequested } from '../../src/events/modalEvents'
import { walletNetworkReported } from '../../src/events/networkEvents'
import type { HostStore } from '../../src/index'
import { createTestStore, states } from '../../src/testing'
import { quietServices } from '../support/flowWorld'
import { run } from '../support/runBlock'

interface Site {
  readonly App: ComponentType
  readonly store: HostStore & { getState(): Readonly<Record<string, unknown>> }
}

const page = (state: keyof typeof states) => createTestStore({ state: states[state] })

const within = (hostStore: unknown, element: ReactNode) => (
  <Provider store={hostStore as never}>{element}</Provider>
)

/** The text of a guide's component on a page whose modal is in that state. */
function drawn(component: ReactElement, { hostStore }: ReturnType<typeof page>) {
  const { container, unmount } = render(within(hostStore, component))
  const text = container.textContent
  unmount()
  return text
}

describe('the code of the migration guides runs', () => {
  it.each([
    'src/fromRainbowKit/App.tsx',
    'src/fromConnectKit/App.tsx',
    'src/fromWalletAdapter/App.tsx',
  ])('%s renders the button in the store of the page', async file => {
    const { App, store } = run(file) as unknown as Site
    render(<App />)
    expect(await screen.findByRole('button', { name: 'Connect wallet' })).toBeVisible()
    expect(store.getState()).toMatchObject({
      greeting: 'your own reducers',
      walletModal: { modal: { phase: 'closed' } },
    })
  })

  it('wagmi’s config has the connector of the store', () => {
    const site = run('src/fromRainbowKit/App.tsx')
    const { config } = run('src/fromRainbowKit/wagmi.ts', {
      './App': site,
      wagmi: jest.requireActual('@wagmi/core'),
    }) as { readonly config: { readonly connectors: readonly { readonly id: string }[] } }
    expect(config.connectors.map(({ id }) => id)).toEqual(['redux-wallet-modal'])
  })

  it('a button in place of ConnectButton.Custom shows the account, or the wrong network', () => {
    const { MyButton } = run('src/fromRainbowKit/MyButton.tsx') as {
      readonly MyButton: ComponentType
    }
    expect(drawn(<MyButton />, page('connectFound'))).toBe('Connect')
    expect(drawn(<MyButton />, page('account'))).toMatch(/^(?:0x[\da-fA-F]{40}|.+\.\w+)$/)
    const elsewhere = page('account')
    elsewhere.store.dispatch(
      walletNetworkReported({ namespace: 'eip155', caipNetworkId: 'eip155:999' }),
    )
    expect(drawn(<MyButton />, elsewhere)).toBe('Wrong network')
  })

  it('a button in place of ConnectKitButton.Custom shows the account', () => {
    const { MyButton } = run('src/fromConnectKit/MyButton.tsx') as {
      readonly MyButton: ComponentType
    }
    expect(drawn(<MyButton />, page('connectFound'))).toBe('Connect')
    expect(drawn(<MyButton />, page('account'))).toMatch(/^(?:0x[\da-fA-F]{40}|.+\.\w+)$/)
  })

  it.each([
    ['src/fromRainbowKit/Buy.tsx', 'Connect to buy', 'Connect'],
    ['src/fromRainbowKit/Buy.tsx', 'Network', 'Networks'],
    ['src/fromConnectKit/Buy.tsx', 'Connect to buy', undefined],
  ])('%s opens the modal by “%s”', async (file, label, view) => {
    const { Buy } = run(file) as { readonly Buy: ComponentType }
    const { hostStore, seen } = createTestStore({ http: quietServices })
    const asked = seen(modalOpenRequested)
    render(within(hostStore, <Buy />))
    fireEvent.click(screen.getByRole('button', { name: label }))
    expect((await asked).payload?.view?.name).toBe(view)
  })

  it('the account of a Solana wallet is shown with its wallet, and can be disconnected', () => {
    const disconnect = jest.fn()
    const useAccount = jest.fn(() => ({ address: 'So1ana', isConnected: true }))
    const { Account } = run('src/fromWalletAdapter/Account.tsx', {
      'redux-wallet-modal': {
        useAccount,
        useDisconnect: () => ({ disconnect }),
        useWalletInfo: () => ({ name: 'Heron' }),
      },
    }) as { readonly Account: ComponentType }
    const { container } = render(<Account />)
    expect(useAccount).toHaveBeenCalledWith({ namespace: 'solana' })
    expect(container).toHaveTextContent('So1ana in Heron Disconnect')
    fireEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
    expect(disconnect).toHaveBeenCalledWith('solana')
  })

  it('a page without a Solana wallet shows that it is not connected', () => {
    const { Account } = run('src/fromWalletAdapter/Account.tsx') as {
      readonly Account: ComponentType
    }
    expect(drawn(<Account />, page('connectFound'))).toBe('Not connected')
  })

  it('a Solana payment is built and passed to the account’s signer', async () => {
    const sendTransaction = jest.fn(async () => 'signature')
    const payer = { key: 'payer' }
    const createWeb3Signer = jest.fn(async () => ({ publicKey: payer, sendTransaction }))
    const added: unknown[] = []
    const web3 = {
      Connection: class {
        getLatestBlockhash = async () => ({ blockhash: 'recent' })
      },
      PublicKey: class {
        constructor(readonly key: string) {}
      },
      SystemProgram: { transfer: (given: unknown) => given },
      Transaction: class {
        constructor(readonly given: unknown) {}
        add(instruction: unknown) {
          added.push(instruction)
        }
      },
      VersionedTransaction: class {},
    }
    const store = {}
    const { pay } = run('src/fromWalletAdapter/pay.ts', {
      '@solana/web3.js': web3,
      'redux-wallet-modal/solana-signers': { createWeb3Signer },
      './App': { store },
    }) as { readonly pay: (to: string, lamports: number) => Promise<string> }
    expect(await pay('recipient', 5)).toBe('signature')
    expect(createWeb3Signer).toHaveBeenCalledWith(
      store,
      expect.objectContaining({ Transaction: web3.Transaction }),
    )
    expect(sendTransaction).toHaveBeenCalledWith(
      expect.objectContaining({ given: { feePayer: payer, recentBlockhash: 'recent' } }),
    )
    expect(added).toEqual([{ fromPubkey: payer, toPubkey: { key: 'recipient' }, lamports: 5 }])
  })

  it('a message is signed, or nothing is returned while no wallet is connected', async () => {
    const { useGreeting } = run('src/fromWalletAdapter/useGreeting.ts') as {
      readonly useGreeting: () => () => Promise<string | null>
    }
    const { hostStore } = createTestStore()
    const { result } = renderHook(() => useGreeting(), {
      wrapper: ({ children }: { readonly children: ReactNode }) => within(hostStore, children),
    })
    expect(await result.current()).toBeNull()
  })
})
