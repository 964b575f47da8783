import { ModalError } from '../../../../src/domain/ModalError'
import type { Network } from '../../../../src/domain/network'
import { hang, refuse, thrownValue, walletError } from '../fakeWallet'
import { turn } from '../../../support/turn'
import { codeOf, never, oneWallet, optimism, RDNS } from '../world'

const SWITCH = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }

const UNRECOGNISED =
  'Unrecognized chain ID 0xa. Try adding the chain using wallet_addEthereumChain first.'

type Answer = (params: readonly unknown[]) => unknown

/** A wallet on mainnet. `moves` names the request that really switches it. */
function movingWallet(answers: Record<string, unknown>, moves: string) {
  let chainId = '0x1'
  const parts = oneWallet({ eth_chainId: () => chainId })
  for (const [method, answer] of Object.entries(answers)) {
    parts.wallet.script(method, async (params: readonly unknown[]) => {
      const answered: unknown =
        typeof answer === 'function' ? await (answer as Answer)(params) : answer
      if (method === moves) chainId = '0xa'
      return answered
    })
  }
  return {
    ...parts,
    moveTo: (next: string) => (chainId = next),
    move: (network: Network = optimism, signal = never()) =>
      parts.adapter.wallets.switchNetwork(RDNS, network, signal),
  }
}

/** Rejects the first time, then approves. */
function once(reason: unknown) {
  let isFirst = true
  return () => {
    if (!isFirst) return null
    isFirst = false
    return Promise.reject(thrownValue(reason))
  }
}

describe('switching the network of an EVM wallet', () => {
  it('requests only the switch when the wallet knows the network', async () => {
    const { wallet, move, uninstall } = movingWallet({ [SWITCH.method]: null }, SWITCH.method)
    await move()
    expect(wallet.methods()).toEqual(['eth_chainId', SWITCH.method, 'eth_chainId'])
    expect(wallet.calls[1]).toEqual(SWITCH)
    uninstall()
  })

  it('requests nothing when the wallet is already there', async () => {
    const { wallet, move, moveTo, uninstall } = movingWallet({}, '')
    moveTo('10')
    await move()
    expect(wallet.methods()).toEqual(['eth_chainId'])
    uninstall()
  })

  it.each([
    ['4902', walletError(4902, 'Unrecognized chain ID')],
    ['-32603', walletError(-32603, 'Internal JSON-RPC error')],
    ['32603', walletError(32603, 'Invalid chain id')],
    ['5000', walletError(5000, 'Unknown chain')],
    ['4902 inside data.originalError', walletError(-32000, 'x', { originalError: { code: 4902 } })],
    ['4902 inside a cause', Object.assign(new Error('x'), { cause: walletError(4902) })],
    ['4902 in a message of JSON', new Error(`{"message":"${UNRECOGNISED}","code":4902}`)],
    ['-32000 and words', walletError(-32000, UNRECOGNISED)],
    ['words alone', new Error(UNRECOGNISED)],
  ])('adds the network when the wallet answers %s', async (_code, reason) => {
    const { wallet, move, uninstall } = movingWallet(
      { [SWITCH.method]: once(reason), wallet_addEthereumChain: null },
      'wallet_addEthereumChain',
    )
    await move()
    expect(wallet.methods()).toEqual([
      'eth_chainId',
      SWITCH.method,
      'wallet_addEthereumChain',
      'eth_chainId',
      'eth_chainId',
    ])
    uninstall()
  })

  it('requests the switch again when adding did not switch the wallet', async () => {
    const { wallet, move, uninstall } = movingWallet(
      { [SWITCH.method]: once(walletError(4902)), wallet_addEthereumChain: null },
      SWITCH.method,
    )
    await move()
    expect(wallet.methods().filter(method => method === SWITCH.method)).toHaveLength(2)
    uninstall()
  })

  it('describes the network with its public URLs only', async () => {
    const { wallet, move, uninstall } = movingWallet(
      { [SWITCH.method]: once(walletError(4902)), wallet_addEthereumChain: null },
      'wallet_addEthereumChain',
    )
    await move({
      ...optimism,
      rpcUrls: [
        'https://rpc.host.example/op',
        'https://rpc.walletconnect.org/v1/?chainId=eip155:10&projectId=secret',
        'https://other.example/?projectId=secret',
        'javascript:alert(1)',
      ],
      imageUrl: 'https://images.example/op.png',
    })
    expect(wallet.calls.find(({ method }) => method === 'wallet_addEthereumChain')?.params).toEqual(
      [
        {
          chainId: '0xa',
          chainName: 'OP Mainnet',
          rpcUrls: ['https://rpc.host.example/op'],
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          blockExplorerUrls: ['https://etherscan.example/'],
          iconUrls: ['https://images.example/op.png'],
        },
      ],
    )
    uninstall()
  })

  it.each([
    ['switch', walletError(4001), 'USER_REJECTED'],
    ['switch', walletError(5000, 'User rejected the request'), 'USER_REJECTED'],
    ['switch', walletError(-32603, 'x', { originalError: { code: 4001 } }), 'USER_REJECTED'],
    ['switch', walletError(-32002), 'REQUEST_PENDING'],
    ['switch', walletError(4900), 'PROVIDER_DISCONNECTED'],
    ['switch', walletError(4200), 'CHAIN_NOT_SUPPORTED'],
    ['switch', walletError(-32601), 'CHAIN_NOT_SUPPORTED'],
    ['switch', new Error('no idea'), 'CHAIN_NOT_SUPPORTED'],
    ['add', walletError(4001), 'USER_REJECTED'],
    ['add', walletError(-32602), 'CHAIN_NOT_SUPPORTED'],
    ['add', undefined, 'CHAIN_NOT_SUPPORTED'],
  ])('distinguishes why the wallet would not %s: %p', async (step, reason, code) => {
    const { wallet, move, uninstall } = movingWallet(
      {
        [SWITCH.method]: refuse(step === 'add' ? walletError(4902) : reason),
        wallet_addEthereumChain: refuse(reason),
      },
      '',
    )
    expect(await codeOf(move())).toBe(code)
    expect(wallet.methods().includes('wallet_addEthereumChain')).toBe(step === 'add')
    uninstall()
  })

  it('does not add a network without a public URL', async () => {
    const { wallet, move, uninstall } = movingWallet(
      { [SWITCH.method]: refuse(walletError(4902)) },
      '',
    )
    expect(await codeOf(move({ ...optimism, rpcUrls: [] }))).toBe('CHAIN_NOT_SUPPORTED')
    expect(wallet.methods()).not.toContain('wallet_addEthereumChain')
    uninstall()
  })
})

describe('P15 the wallet’s reported network decides', () => {
  it('waits for a wallet that answers before it has switched', async () => {
    const { wallet, move, moveTo, uninstall } = movingWallet({ [SWITCH.method]: null }, '')
    const moved = move()
    await turn()
    moveTo('0xa')
    wallet.emit('chainChanged', '0x1')
    wallet.emit('chainChanged', '0xa')
    expect(await moved).toBeUndefined()
    expect(wallet.listenerCount()).toBe(0)
    uninstall()
  })

  it('rejects when a wallet approved but did not switch', async () => {
    const patience = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const { move, uninstall } = movingWallet({ [SWITCH.method]: null }, '')
    expect(await codeOf(move())).toBe('NETWORK_SWITCH_FAILED')
    expect(patience).toHaveBeenCalledTimes(1)
    patience.mockRestore()
    uninstall()
  })

  it('reads the chain id once more before it fails, for wallets without events', async () => {
    const { move, moveTo, uninstall } = movingWallet({ [SWITCH.method]: null }, '')
    const patience = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      moveTo('0xa')
      return AbortSignal.abort()
    })
    expect(await move()).toBeUndefined()
    patience.mockRestore()
    uninstall()
  })

  it.each([SWITCH.method, 'eth_chainId'])(
    'aborts at once on the signal while %s hangs',
    async method => {
      const { wallet, move, uninstall } = movingWallet({ [SWITCH.method]: hang }, '')
      if (method === 'eth_chainId') wallet.script(method, hang)
      const giveUp = new AbortController()
      const moved = codeOf(move(optimism, giveUp.signal))
      await turn()
      giveUp.abort(new ModalError('NETWORK_SWITCH_TIMEOUT'))
      expect(await moved).toBe('NETWORK_SWITCH_TIMEOUT')
      uninstall()
    },
  )
})
