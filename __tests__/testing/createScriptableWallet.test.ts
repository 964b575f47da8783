import { createScriptableWallet } from '../../src/testing/wallets/createScriptableWallet'
import { BASE, SAMPLE_ADDRESS } from '../../src/testing/samples'

const BOB = '0x00000000000000000000000000000000000B0b00'

describe('createScriptableWallet', () => {
  const ask = (
    wallet: ReturnType<typeof createScriptableWallet>,
    method: string,
    params?: unknown,
  ) => wallet.provider.request({ method, params })

  it('approves unless scripted otherwise, and keeps the permission', async () => {
    const wallet = createScriptableWallet()
    expect(await ask(wallet, 'eth_accounts')).toEqual([])
    expect(await ask(wallet, 'eth_requestAccounts')).toEqual([SAMPLE_ADDRESS])
    expect(await ask(wallet, 'eth_accounts')).toEqual([SAMPLE_ADDRESS])
    expect(wallet.requests.map(({ method }) => method)).toEqual([
      'eth_accounts',
      'eth_requestAccounts',
      'eth_accounts',
    ])
  })

  it('keeps a prompt open until the user decides', async () => {
    const wallet = createScriptableWallet()
    wallet.hang()
    const asked = ask(wallet, 'eth_requestAccounts')
    await Promise.resolve()
    expect(wallet.openPrompts()).toBe(1)
    wallet.approve()
    expect(await asked).toEqual([SAMPLE_ADDRESS])
    expect(wallet.openPrompts()).toBe(0)
  })

  it('declines open and later prompts', async () => {
    const wallet = createScriptableWallet()
    wallet.hang()
    const asked = ask(wallet, 'eth_requestAccounts')
    await Promise.resolve()
    wallet.reject()
    await expect(asked).rejects.toMatchObject({ code: 4001 })
    await expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: 4001 })
  })

  it('fails with the given code', async () => {
    const wallet = createScriptableWallet()
    wallet.refuseWith(-32002)
    await expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: -32002 })
  })

  it('answers after a delay', async () => {
    jest.useFakeTimers()
    const wallet = createScriptableWallet()
    wallet.delay(5_000)
    const answer = jest.fn()
    const asked = ask(wallet, 'eth_requestAccounts').then(answer)
    await jest.advanceTimersByTimeAsync(4_999)
    expect(answer).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(answer).toHaveBeenCalledWith([SAMPLE_ADDRESS])
    await asked
    jest.useRealTimers()
  })

  it('reports a lock, another account and another network', () => {
    const wallet = createScriptableWallet({ isPermitted: true })
    const told: unknown[] = []
    wallet.provider.on('accountsChanged', accounts => told.push(accounts))
    wallet.provider.on('chainChanged', chainId => told.push(chainId))
    wallet.switchAccount(BOB)
    wallet.switchChain(8453)
    wallet.lock()
    expect(told).toEqual([[BOB], '0x2105', []])
  })

  it('rejects a network until it has been added', async () => {
    const wallet = createScriptableWallet({ isPermitted: true })
    const params = [{ chainId: '0x2105' }]
    await expect(ask(wallet, 'wallet_switchEthereumChain', params)).rejects.toMatchObject({
      code: 4902,
    })
    await ask(wallet, 'wallet_addEthereumChain', params)
    expect(await ask(wallet, 'eth_chainId')).toBe('0x2105')
    expect(BASE).toBe('eip155:8453')
  })

  it.each(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])(
    'does %s for a connected page only',
    async method => {
      const wallet = createScriptableWallet()
      await expect(ask(wallet, method)).rejects.toMatchObject({ code: 4100 })
      await ask(wallet, 'eth_requestAccounts')
      expect(await ask(wallet, method)).toMatch(/^0x[0-9a-f]{64,}$/)
    },
  )

  it('revokes its permission', async () => {
    const wallet = createScriptableWallet({ isPermitted: true })
    expect(await ask(wallet, 'wallet_getPermissions')).toHaveLength(1)
    await ask(wallet, 'wallet_revokePermissions', [{ eth_accounts: {} }])
    expect(await ask(wallet, 'eth_accounts')).toEqual([])
    expect(await ask(wallet, 'wallet_getPermissions')).toEqual([])
  })

  it('answers a method as scripted, and rejects the others with 4200', async () => {
    const wallet = createScriptableWallet()
    await expect(ask(wallet, 'eth_getBalance')).rejects.toMatchObject({ code: 4200 })
    wallet.answer('eth_getBalance', ([address]) => `of ${String(address)}`)
    expect(await ask(wallet, 'eth_getBalance', [BOB])).toBe(`of ${BOB}`)
  })

  it('disappears once it is uninstalled', () => {
    const wallet = createScriptableWallet()
    const seen = jest.fn()
    window.addEventListener('eip6963:announceProvider', seen)
    const uninstall = wallet.install()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    uninstall()
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    window.removeEventListener('eip6963:announceProvider', seen)
    expect(seen).toHaveBeenCalledTimes(2)
  })
})
