import { getPageControls, selectAccount, selectAddress } from '../../src/index'
import { getWalletClient } from '../../src/entries/viem'
import { HASH, optimism, setUpPayingPages, TO } from '../support/bridgeWorld'
import { until } from '../support/until'

describe('P35 viem’s wallet client of the connected wallet', () => {
  const open = setUpPayingPages()

  it('has the active account and network, and pays and signs with the wallet', async () => {
    const { store, controls, wallet } = open()
    await controls.connect('io.heron')
    const client = await getWalletClient(store)
    expect(client.account.address).toBe(selectAddress(store.getState(), 'eip155'))
    expect(client.chain?.name).toBe('Ethereum')
    expect(await client.sendTransaction({ to: TO, value: 5n, gas: 21_000n })).toBe(HASH)
    const sent = wallet.requests.find(({ method }) => method === 'eth_sendTransaction')
    expect(sent?.params[0]).toMatchObject({ from: client.account.address, to: TO, value: '0x5' })
    expect(await client.signMessage({ message: 'Hello' })).toBe(`0x${'1b'.repeat(65)}`)

    await controls.switchNetwork(8453)
    expect((await getWalletClient(store)).chain?.id).toBe(8453)
  })

  it('rejects a payment once the wallet has switched to another network', async () => {
    const { store, controls, wallet } = open()
    await controls.connect('io.heron')
    const client = await getWalletClient(store)
    wallet.switchChain(8453)
    await expect(client.sendTransaction({ to: TO, value: 5n, gas: 21_000n })).rejects.toMatchObject(
      { message: expect.stringContaining('does not match the target chain') as unknown },
    )
    expect(wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')
  })

  it('rejects when no wallet is connected, also after a disconnect', async () => {
    const { store, controls } = open()
    await expect(getWalletClient(store)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await controls.connect('io.heron')
    await controls.disconnect()
    await expect(getWalletClient(store)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })

  it('finds a network that the page added later, and none that it does not have', async () => {
    const { store, controls, wallet } = open()
    await controls.connect('io.heron')
    await until(() => wallet.listenerCount() > 0)
    wallet.switchChain(10)
    await until(() => selectAccount(store.getState(), 'eip155').chainId === 10)
    await expect(getWalletClient(store)).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect((await getPageControls(store).addNetwork(optimism)).status).toBe('done')
    expect((await getWalletClient(store)).chain).toMatchObject({ id: 10, name: 'OP Mainnet' })
  })
})
