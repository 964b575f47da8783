import { evmEthers, getSigner, toBrowserProvider } from '../../src/entries/ethers'
import { createFakeWalletConnect } from '../../src/testing/createFakeWalletConnect'
import { HASH, setUpPayingPages, TO } from '../support/bridgeWorld'
import { createFakeProvider, install, walletInfo } from '../chains/eip155/fakeWallet'
import { createFakeNode } from '../chains/eip155/chain/rpc/fakeNode'
import { mainnet, never, portsWith, RDNS } from '../chains/eip155/world'

const ALICE = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
const SIGNATURE = `0x${'ab'.repeat(65)}`
const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('the entry for pages on ethers', () => {
  it('has its namespace and its type before anything is loaded', () => {
    expect(evmEthers()).toMatchObject({ namespace: 'eip155', adapterType: 'ethers' })
  })

  it('returns the injected wallets, chains read by ethers, and a signer of the connected wallet', async () => {
    const wallet = createFakeProvider({
      eth_requestAccounts: [ALICE],
      eth_accounts: [ALICE],
      eth_chainId: '0x1',
      personal_sign: SIGNATURE,
    })
    const uninstall = install(walletInfo('Example Wallet', RDNS), wallet.provider)
    const { wallets, chain } = await evmEthers().load(portsWith())
    await wallets.connect(RDNS, never())
    globalThis.fetch = createFakeNode({ eth_getBalance: '0xde0b6b3a7640000' }).fetchFake
    expect(await chain.getNativeBalance(ALICE, mainnet, never())).toBe('1')

    const provider = await toBrowserProvider(wallets.getProvider(RDNS))
    const signer = await provider.getSigner()
    expect((await signer.getAddress()).toLowerCase()).toBe(ALICE)
    expect(await signer.signMessage('Hello')).toBe(SIGNATURE)
    expect(wallet.calls.at(-1)).toEqual({
      method: 'personal_sign',
      params: ['0x48656c6c6f', ALICE],
    })
    uninstall()
  })

  it('works with an external provider, too', async () => {
    const { provider } = createFakeProvider({ eth_requestAccounts: [ALICE], eth_chainId: '0xa' })
    const wallets = await evmEthers().loadOver?.(portsWith(), {
      ...createFakeWalletConnect().client,
      eip1193: provider,
    })
    const session = await wallets?.connect('walletConnect', never())
    expect(session?.caipNetworkId).toBe('eip155:10')
  })
})

describe('P35 ethers’ signer of the connected wallet', () => {
  const open = setUpPayingPages({
    eth_blockNumber: '0x1',
    eth_estimateGas: '0x5208',
    eth_getTransactionByHash: null,
  })

  it('uses the active account, and pays and signs with the wallet', async () => {
    const { store, controls, wallet } = open()
    await controls.connect('io.heron')
    const signer = await getSigner(store)
    expect(signer.address.toLowerCase()).toBe(ALICE)
    expect(await signer.sendUncheckedTransaction({ to: TO, value: 5n })).toBe(HASH)
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    expect(sent?.params[0]).toMatchObject({ value: '0x5' })
    expect(await signer.signMessage('Hello')).toBe(`0x${'1b'.repeat(65)}`)
    signer.provider.destroy()
  })

  it('rejects once the wallet has switched to another network', async () => {
    const { store, controls, wallet } = open()
    await controls.connect('io.heron')
    const signer = await getSigner(store)
    wallet.switchChain(8453)
    await expect(signer.provider.getNetwork()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    signer.provider.destroy()
  })

  it('rejects while no wallet is connected', async () => {
    const { store } = open()
    await expect(getSigner(store)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
})
