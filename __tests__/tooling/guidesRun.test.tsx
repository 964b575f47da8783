import ecc from '@bitcoinerlab/secp256k1'
import type * as wagmiCore from '@wagmi/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { initEccLib, Psbt, Transaction } from 'bitcoinjs-lib'
import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { decodeFunctionData, erc20Abi, type Hex } from 'viem'
import { handoverFingerprint } from '../../src/domain/payment/bitcoinTransfer'
import { transferReviewed } from '../../src/features/bitcoinReview/bitcoinReviewEvents'
import { selectBitcoinReview } from '../../src/features/bitcoinReview/bitcoinReviewSlice'
import { bitcoin, bitcoinMainnet } from '../../src/entries/bitcoin'
import { ModalError } from '../../src/domain/ModalError'
import type { PermissionsRequest } from '../../src/domain/permissions/permissions'
import type { TokenBalance } from '../../src/domain/token'
import { modalCloseRequested } from '../../src/events/modalEvents'
import { selectIsOpen } from '../../src/core/modal/modalSlice'
import { payFromWalletRequested } from '../../src/features/pay/payEvents'
import { selectFee } from '../../src/features/send/sendFeeSelectors'
import { sendConfirmed } from '../../src/features/send/sendSlice'
import { selectCurrentView } from '../../src/core/router/routerSlice'
import { cookieToSession, type CookieSession } from '../../src/entries/ssr'
import { createWalletModal, type Controls, type HostStore } from '../../src/index'
import {
  createRequestHandlers,
  createScriptableBitcoinWallet,
  createScriptableWallet,
  createTestStore,
  memoryStorage,
  type ScriptableWallet,
} from '../../src/testing'
import { toCaipAddress } from '../../src/lib/address/caip'
import type { AdapterAnswers } from '../../src/testing/createFakeAdapter'
import type { RequestAnswers } from '../../src/testing/createRequestHandlers'
import { answered } from '../../src/testing/createFakeHttp'
import { ALICE, friendly, quietServices, session } from '../support/flowWorld'
import { fee } from '../support/payment'
import { run, runSnippet } from '../support/runBlock'
import { until } from '../support/until'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH = `0x${'ab'.repeat(32)}`
const TRUE = `0x${'1'.padStart(64, '0')}`

const RECEIPT = {
  transactionHash: HASH,
  transactionIndex: '0x0',
  blockHash: HASH,
  blockNumber: '0x2',
  from: TO,
  to: TO,
  cumulativeGasUsed: '0x1',
  gasUsed: '0x1',
  effectiveGasPrice: '0x1',
  contractAddress: null,
  logs: [],
  logsBloom: `0x${'0'.repeat(512)}`,
  status: '0x1',
  type: '0x2',
}

/** A node of Base that has included every payment in a block. */
const NODE = {
  eth_chainId: '0x2105',
  eth_blockNumber: '0x2',
  eth_call: TRUE,
  eth_estimateGas: '0x5208',
  eth_gasPrice: '0x1',
  eth_maxPriorityFeePerGas: '0x1',
  eth_getTransactionCount: '0x1',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getTransactionReceipt: RECEIPT,
  eth_getBlockByNumber: { number: '0x2', timestamp: '0x1', baseFeePerGas: '0x1', transactions: [] },
}

const dollars: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:8453',
  address: 'eip155:8453:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  quantity: { decimals: '6', numeric: '100' },
}

const { getAccount } = jest.requireActual<typeof wagmiCore>('@wagmi/core')

type Call<T> = (...given: readonly unknown[]) => Promise<T>

interface Site {
  readonly store: HostStore
  readonly modal: Controls
}

describe('the code of the guides runs over the real modal', () => {
  const realFetch = globalThis.fetch
  const toUndo: (() => void)[] = []
  // As in a browser, the modal's wallets and chunks answer outside `act`.
  const asInBrowsers = { IS_REACT_ACT_ENVIRONMENT: false }
  beforeAll(() => void Object.assign(globalThis, asInBrowsers))
  afterEach(() => {
    for (const undo of toUndo.splice(0).reverse()) undo()
    globalThis.fetch = realFetch
    localStorage.clear()
  })

  function answer(answers: RequestAnswers = {}) {
    const handlers = createRequestHandlers({ ...answers, rpc: { ...NODE, ...answers.rpc } })
    globalThis.fetch = handlers.fetch
    return handlers
  }

  /** Opens the page that the guides start from, with a wallet in its browser. */
  function open(rdns = 'io.heron') {
    answer()
    const wallet = createScriptableWallet({ chainId: 1, knownChainIds: [8453], rdns })
    wallet.answer('eth_sendTransaction', () => HASH)
    toUndo.push(wallet.install())
    const site = run('src/store.ts') as unknown as Site
    toUndo.push(() => {
      site.modal.disconnect().catch(() => undefined)
    })
    return { wallet, site, around: { './store': site } }
  }

  const sentBy = (wallet: ScriptableWallet) =>
    wallet.requests
      .filter(({ method }) => method === 'eth_sendTransaction')
      .map(({ params }) => params[0] as { readonly to: string; readonly data?: Hex })

  const transferIn = (data: Hex | undefined) =>
    decodeFunctionData({ abi: erc20Abi, data: data ?? '0x' })

  const draw = (store: HostStore, element: ReactNode) =>
    render(<Provider store={store as never}>{element}</Provider>)

  it('wagmi follows the modal, pays and calls a contract', async () => {
    const { wallet, site, around } = open()
    const wagmi = run('src/wagmi.ts', around)
    const account = () => getAccount(wagmi['config'] as never)
    expect(account().isConnected).toBe(false)

    await site.modal.connect('io.heron')
    await until(() => account().isConnected)
    expect(account().connector?.id).toBe('redux-wallet-modal')
    const { payWithWagmi, transferWithWagmi } = run('src/payWithWagmi.ts', {
      ...around,
      './wagmi': wagmi,
    }) as { readonly payWithWagmi: Call<string>; readonly transferWithWagmi: Call<object> }
    expect(await payWithWagmi(TO, '0.5')).toBe(HASH)
    expect(sentBy(wallet)[0]).toMatchObject({ to: TO, value: '0x6f05b59d3b20000' })
    expect(await transferWithWagmi(TO, TO, 5n)).toMatchObject({ status: 'success' })
    expect(transferIn(sentBy(wallet)[1]?.data)).toEqual({
      functionName: 'transfer',
      args: [TO, 5n],
    })
    expect(wallet.requests.map(({ method }) => method)).toContain('wallet_switchEthereumChain')

    site.modal.disconnect().catch(() => undefined)
    await until(() => !account().isConnected)
  })

  it('viem pays from the connected wallet, and rejects while none is connected', async () => {
    const { wallet, site, around } = open()
    const { payNow } = run('src/payNow.ts', around) as { readonly payNow: Call<string> }
    await expect(payNow(TO, '0.5')).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await site.modal.connect('io.heron')
    expect(await payNow(TO, '0.5')).toBe(HASH)
    expect(sentBy(wallet)[0]).toMatchObject({ to: TO, value: '0x6f05b59d3b20000' })
  })

  it('wagmi follows the switch to another wallet', async () => {
    const { site, around } = open()
    const other = createScriptableWallet({ rdns: 'app.lumen', name: 'Lumen', accounts: [TO] })
    toUndo.push(other.install())
    const wagmi = run('src/wagmi.ts', around)
    await site.modal.connect('io.heron')
    await site.modal.connect('app.lumen')
    await until(() => getAccount(wagmi['config'] as never).address === TO)
  })

  it('a button transfers a token through viem', async () => {
    const { wallet, site, around } = open()
    const { Transfer } = run('src/Transfer.tsx', around) as {
      readonly Transfer: ComponentType<{ to: string }>
    }
    draw(site.store, <Transfer to={TO} />)
    expect(screen.queryByRole('button')).toBeNull()
    await site.modal.connect('io.heron')
    fireEvent.click(await screen.findByRole('button', { name: 'Send 5 USDC' }))
    await until(() => sentBy(wallet).length === 1)
    const [sent] = sentBy(wallet)
    expect(sent?.to.toLowerCase()).toBe('0x833589fcd6edb6e08f4c7c32d4f71b54bda02913')
    expect(transferIn(sent?.data)).toEqual({ functionName: 'transfer', args: [TO, 5_000_000n] })
  })

  it('a purchase continues once a wallet is connected, and stops if the visitor closes the modal', async () => {
    const { site, around } = open()
    const { ensureConnected } = run('src/buy.ts', around) as {
      readonly ensureConnected: Call<boolean>
    }
    const asked = ensureConnected()
    await until(() => viewIn(site.store) === 'Connect' && isOpenIn(site.store))
    site.modal.close().catch(() => undefined)
    expect(await asked).toBe(false)
    await site.modal.connect('io.heron')
    expect(await ensureConnected()).toBe(true)
  })

  it('a button connects one wallet, shows that it declined, and disconnects it', async () => {
    const { wallet, site } = open('io.metamask')
    const { ConnectOne } = run('src/ConnectOne.tsx') as { readonly ConnectOne: ComponentType }
    draw(site.store, <ConnectOne />)
    wallet.reject()
    fireEvent.click(screen.getByRole('button', { name: 'Connect MetaMask' }))
    expect((await screen.findByRole('alert')).textContent).toBe('You declined.')
    wallet.approve()
    fireEvent.click(screen.getByRole('button', { name: 'Connect MetaMask' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Disconnect Heron' }))
    await screen.findByRole('button', { name: 'Connect MetaMask' })
  })

  it('a theme is switched by hooks and by actions', async () => {
    const { site, around } = open()
    const { ThemeSwitch } = run('src/ThemeSwitch.tsx') as { readonly ThemeSwitch: ComponentType }
    draw(site.store, <ThemeSwitch />)
    const theme = () =>
      (site.store.getState() as { readonly walletModal: { readonly theme: object } }).walletModal
        .theme
    fireEvent.click(screen.getByRole('button', { name: 'Switch theme' }))
    fireEvent.click(screen.getByRole('button', { name: 'Purple' }))
    expect(theme()).toMatchObject({ mode: 'dark', variables: { '--wm-accent': 'rebeccapurple' } })
    fireEvent.click(screen.getByRole('button', { name: 'Switch theme' }))
    expect(theme()).toMatchObject({ mode: 'light' })
    await runSnippet('docs/guides/theming.md', 'themeModeChosen', around)
    expect(theme()).toMatchObject({ mode: 'dark', variables: { '--wm-accent': '#0f766e' } })
    await runSnippet('docs/guides/theming.md', '--wm-radius-card')
    await runSnippet('docs/guides/theming.md', '...midnight')
    await runSnippet('docs/guides/theming.md', 'WalletBadge: Recommended')
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    await runSnippet('docs/guides/theming.md', 'contrastProblems')
    expect(said).toHaveBeenCalledWith([])
    said.mockRestore()
  })

  it('views open by name, and a report is created', async () => {
    const { site, around } = open()
    const opened: unknown[] = []
    const modal = {
      ...site.modal,
      open: (options: unknown) => Promise.resolve(opened.push(options)),
    }
    await runSnippet('docs/guides/views.md', 'await modal.open()', { './store': { modal } })
    expect(opened).toHaveLength(4)
    const { NetworksLink } = await runSnippet('docs/guides/views.md', 'NetworksLink')
    const Link = NetworksLink as ComponentType
    draw(site.store, <Link />)
    fireEvent.click(screen.getByRole('button', { name: 'Choose a network' }))
    await until(() => viewIn(site.store) === 'Networks')
    site.store.dispatch(modalCloseRequested({ by: 'page' }))

    // The snippet's listener stays on the page and logs again on every later discovery.
    const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined)
    await runSnippet('docs/guides/troubleshooting.md', 'modal.report()', around)
    expect(printed.mock.calls[0]?.[0]).toMatch(/modal/)
    printed.mockClear()
    await runSnippet('docs/guides/troubleshooting.md', 'eip6963')
    expect(printed.mock.calls).toContainEqual([expect.objectContaining({ rdns: 'io.heron' })])
  })

  it('the Next page, and the one migrated from AppKit, offer to connect', async () => {
    answer()
    const { WalletProvider } = run('app/WalletProvider.tsx') as {
      readonly WalletProvider: ComponentType<{ children: ReactNode }>
    }
    const { Header } = run('app/Header.tsx') as { readonly Header: ComponentType }
    const { unmount } = render(
      <WalletProvider>
        <Header />
      </WalletProvider>,
    )
    await until(() => screen.queryByRole('button', { name: 'Connect wallet' }) !== null)
    unmount()
    const layout = run('app/layout.tsx', {
      './WalletProvider': { WalletProvider },
      'redux-wallet-modal/host.css': {},
    })
    expect(typeof layout['default']).toBe('function')
    const { App } = run('src/Moved.tsx') as { readonly App: ComponentType }
    render(<App />)
    expect(screen.getByRole('button', { name: 'Connect' })).toBeTruthy()
  })

  it('the page with a session cookie renders the account of a returning visitor', () => {
    const session = cookieToSession(`walletModal.session=1&eip155:8453&eip155:8453:${TO}/io.heron`)
    const made = run('src/makeStore.ts')
    const { ReturningWallet } = run('src/ReturningWallet.tsx', { './makeStore': made }) as {
      readonly ReturningWallet: ComponentType<{ session: CookieSession | null }>
    }
    expect(renderToString(<ReturningWallet session={session} />)).toContain(TO.slice(-6))
    expect(renderToString(<ReturningWallet session={null} />)).toContain('Connect wallet')
  })

  /** A page that accepts payments, over a scripted wallet. */
  function payments(adapter: AdapterAnswers) {
    const world = createTestStore({
      adapter: {
        ...friendly,
        connect: async () => ({ ...session, caipNetworkId: 'eip155:8453' }),
        getTokenBalances: async () => [dollars],
        ...adapter,
      },
      http: {
        '/v1/json-rpc': answered({ jsonrpc: '2.0', id: 1, result: { exchanges: [], total: 0 } }),
        ...quietServices,
      },
      options: { features: { pay: true } },
    })
    toUndo.push(() => world.dispose())
    const { askForPayment } = run('src/askForPayment.ts', {
      './withPayments': { store: world.hostStore },
    }) as { readonly askForPayment: Call<string | null> }
    return { ...world, askForPayment }
  }

  it('every sign-in method is a configuration', async () => {
    for (const way of ['localSiwx(', 'sessionSiwxStorage()'])
      for (const config of Object.values(await runSnippet('docs/guides/sign-in.md', way)))
        expect(config).toMatchObject({ createMessage: expect.any(Function) as unknown })
  })

  it('a payment is requested, paid from the wallet and reported, or cancelled', async () => {
    answer()
    const wallet = createScriptableWallet({ chainId: 8453 })
    wallet.answer('eth_sendTransaction', () => HASH)
    toUndo.push(wallet.install())
    const around = run('src/withPayments.ts')
    const { store } = around as unknown as Site
    const { askForPayment } = run('src/askForPayment.ts', { './withPayments': around }) as {
      readonly askForPayment: Call<string | null>
    }
    const first = askForPayment(TO)
    await until(() => viewIn(store) === 'Pay')
    store.dispatch(modalCloseRequested({ by: 'visitor' }))
    expect(await first).toBeNull()
  })

  it('an invalid payment is an error, and one from a wallet resolves with its hash', async () => {
    const toNowhere = payments({ getTokenDecimals: async () => 8 })
    await toNowhere.controls.connect('io.heron')
    await expect(toNowhere.askForPayment('nowhere')).rejects.toThrow('INVALID_RECIPIENT')

    const { controls, askForPayment, store, hostStore } = payments({
      estimateFee: async () => fee,
      send: async () => HASH,
      waitForReceipt: async () => ({ hash: HASH, status: 'confirmed', minedAt: 1 }),
    })
    await controls.connect('io.heron')
    const asked = askForPayment(TO)
    await until(() => viewIn(hostStore) === 'Pay')
    store.dispatch(payFromWalletRequested())
    await until(
      () => viewIn(hostStore) === 'WalletSendPreview' && selectFee(store.getState()) !== null,
    )
    store.dispatch(sendConfirmed())
    expect(await asked).toBe(HASH)
  })

  it('an allowance is requested, listed and revoked', async () => {
    const path = `/v1/sessions/${encodeURIComponent(toCaipAddress('eip155:8453', ALICE))}`
    const key = { type: 'secp256k1', publicKey: `0x04${'cd'.repeat(64)}` }
    let listed: Record<string, unknown>[] = []
    let answersNo = false
    const batching = {
      getCapabilities: async () => ({}),
      grantPermissions: async (_id: string, asked: object) => {
        if (answersNo) throw new ModalError('USER_REJECTED')
        return { ...asked, context: '0xc0de' }
      },
      revokePermissions: async () => '0x51',
    }
    const world = createTestStore({
      adapter: {
        ...friendly,
        connect: async () => ({ ...session, caipNetworkId: 'eip155:8453' }),
        loadBatching: async () => batching as never,
      },
      http: {
        [path]: ({ method, body }) => {
          if (method !== 'POST') return answered({ pcis: listed })
          const { expiry, permissions, policies } = body as PermissionsRequest
          const project = { id: 'p', name: 'Host' }
          const createdAt = Date.now() / 1_000
          const context = null
          listed = [{ project, pci: 'one', expiry, createdAt, permissions, policies, context }]
          return answered({ pci: 'one', key })
        },
        [`${path}/activate`]: ({ body }) => {
          const { context } = body as { readonly context: string }
          listed = listed.map(each => ({ ...each, context }))
          return answered('')
        },
        [`${path}/revoke`]: () => {
          listed = listed.map(each => ({ ...each, revokedAt: Date.now() / 1_000 }))
          return answered('')
        },
        ...quietServices,
      },
      options: { features: { smartSessions: true } },
    })
    toUndo.push(() => world.dispose())
    const around = { './withSessions': { store: world.hostStore } }
    const { askForAllowance } = run('src/allowance.ts', around) as {
      readonly askForAllowance: Call<string | null>
    }
    const publicKey = `0x04${'ab'.repeat(64)}`
    await expect(askForAllowance(publicKey)).rejects.toThrow('The session was not granted')
    await world.controls.connect('io.heron')
    expect(await askForAllowance(publicKey)).toBe('one')
    await runSnippet('docs/guides/smart-sessions.md', 'getSessions()', around)
    expect(listed).toMatchObject([{ revokedAt: expect.any(Number) as unknown }])
    answersNo = true
    expect(await askForAllowance(publicKey)).toBeNull()
    expect(run('src/withSessions.ts')['store']).toBeDefined()
  })

  it('a payment on Bitcoin is built, signed and sent', async () => {
    initEccLib(ecc)
    const key = Uint8Array.from({ length: 32 }, (_, index) => (index === 31 ? 1 : 0))
    const publicKey = ecc.pointFromScalar(key, true) ?? new Uint8Array()
    const signer = { publicKey, sign: (hash: Uint8Array) => ecc.sign(hash, key) }
    const wallet = createScriptableBitcoinWallet()
    wallet.answer('signPsbt', ([asked]) => {
      const psbt = Psbt.fromBase64((asked as { readonly psbt: string }).psbt)
      return { psbt: psbt.signAllInputs(signer).toBase64() }
    })
    toUndo.push(wallet.install())
    const coin = { txid: 'cd'.repeat(32), vout: 0, value: 100_000, status: { confirmed: true } }
    const sent: string[] = []
    const handlers = answer({
      services: {
        '/api/address/*/utxo': answered([coin]),
        '/api/fee-estimates': answered({ 1: 20, 3: 10 }),
      },
    })
    globalThis.fetch = async (input, init) => {
      if (!(input as string).endsWith('/api/tx')) return handlers.fetch(input, init)
      const hex = init?.body as string
      sent.push(hex)
      return new Response(Transaction.fromHex(hex).getId())
    }
    const walletModal = createWalletModal({
      projectId: 'test',
      networks: [bitcoinMainnet],
      adapters: [bitcoin()],
      customRpcUrls: { [bitcoinMainnet.caipNetworkId as string]: ['https://esplora.example/api'] },
      storage: memoryStorage(),
    })
    const store = walletModal.createStore()
    const modal = walletModal.controls(store)
    expect(await modal.connect(wallet.connectorId)).toMatchObject({ status: 'connected' })
    const { prepareBitcoin, payWithBitcoin } = run('src/payWithBitcoin.ts', {
      './store': { modal },
    }) as {
      readonly prepareBitcoin: Call<unknown>
      readonly payWithBitcoin: Call<string>
    }
    const transfer = await prepareBitcoin('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', '50000')
    const paying = payWithBitcoin(transfer)
    await until(() => viewIn(store) === 'BitcoinReview')
    expect(sent).toEqual([])
    const { review } = selectBitcoinReview(stateOf(store))
    if (!review) throw new Error('Nothing is shown')
    const fingerprint = handoverFingerprint(review)
    store.dispatch(transferReviewed({ id: review.id, fingerprint }))
    const id = await paying
    expect(sent.map(hex => Transaction.fromHex(hex).getId())).toEqual([id])
  })
})

const isOpenIn = (store: HostStore) => selectIsOpen(stateOf(store))
const viewIn = (store: HostStore) => selectCurrentView(stateOf(store)).name
const stateOf = (store: HostStore) =>
  (store.getState() as { readonly walletModal: never }).walletModal
