import type { Network } from '../../../../src/domain/network'
import { unknownNetwork } from '../../../../src/domain/unknownNetwork'
import { createFakeNode, RpcFailure } from './rpc/fakeNode'
import { createEvmAdapter, LIBRARIES } from '../libraries'
import { turn } from '../../../support/turn'
import {
  ALICE,
  codeOf,
  HASH,
  mainnet,
  nativeIntent,
  never,
  oneWallet,
  portsWith,
  RDNS,
  tokenIntent,
} from '../world'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

describe.each(LIBRARIES)('by %s:', library => {
  function withNode(
    answers: Record<string, unknown>,
    rpcUrls = (network: Network) => network.rpcUrls,
  ) {
    const node = createFakeNode(answers)
    globalThis.fetch = node.fetchFake
    return { node, adapter: createEvmAdapter(portsWith({ rpcUrls }), library) }
  }

  describe('P34 reading an EVM chain', () => {
    it('uses the host’s own URL first', async () => {
      const { adapter, node } = withNode({ eth_getBalance: '0xde0b6b3a7640000' }, network => [
        ...network.rpcUrls,
        'https://gateway.example/?projectId=x',
      ])
      expect(await adapter.chain.getNativeBalance(ALICE, mainnet, never())).toBe('1')
      expect(node.requests.map(({ url }) => new URL(url).host)).toEqual(['rpc.host.example'])
    })

    it('reads the native coin and the tokens in one batch', async () => {
      const { adapter, node } = withNode({ eth_getBalance: '0x1', eth_call: '0x' })
      const tokens = [{ address: ALICE }, { address: ALICE }]
      expect(await adapter.chain.getTokenBalances(ALICE, mainnet, tokens, never())).toHaveLength(1)
      expect(node.requests.map(({ calls }) => calls.length)).toEqual([9])
    })

    it('reports unavailable rather than zero', async () => {
      const { adapter } = withNode({ eth_getBalance: 'nonsense' })
      expect(await codeOf(adapter.chain.getNativeBalance(ALICE, mainnet, never()))).toBe(
        'BALANCE_UNAVAILABLE',
      )
    })

    it('reads a token’s decimals from its contract', async () => {
      const { adapter, node } = withNode({ eth_call: `0x${'6'.padStart(64, '0')}` })
      expect(await adapter.chain.getTokenDecimals(ALICE, mainnet, never())).toBe(6)
      expect(node.requests[0]?.calls[0]?.params).toEqual([
        { to: ALICE, data: '0x313ce567' },
        'latest',
      ])
    })

    it.each([
      ['a balance', 'BALANCE_UNAVAILABLE', 'eth_getBalance'],
      ['a fee', 'FEE_UNAVAILABLE', 'eth_gasPrice'],
    ])('rejects with a named code %s without an end', async (_what, code, method) => {
      const { adapter } = withNode({
        eth_estimateGas: '0x5208',
        eth_gasPrice: '0x1',
        eth_maxPriorityFeePerGas: '0x1',
        eth_getBlockByNumber: {},
        eth_call: '0x',
        [method]: `0x${'f'.repeat(600)}`,
      })
      const asked =
        method === 'eth_getBalance'
          ? adapter.chain.getNativeBalance(ALICE, mainnet, never())
          : adapter.chain.estimateFee(nativeIntent, mainnet, never())
      expect(await codeOf(asked)).toBe(code)
    })

    it.each(['0x', 'nonsense', null, '0x06', `0x${'f'.repeat(64)}`])(
      'rejects %p as a token’s decimals',
      async answer => {
        const { adapter } = withNode({ eth_call: answer })
        expect(await codeOf(adapter.chain.getTokenDecimals(ALICE, mainnet, never()))).toBe(
          'CHAIN_UNREACHABLE',
        )
      },
    )

    it('cannot read a network without a URL while no wallet is on it', async () => {
      const { adapter, uninstall } = oneWallet()
      const unlisted = unknownNetwork('eip155:31337')
      expect(await codeOf(adapter.chain.getNativeBalance(ALICE, unlisted, never()))).toBe(
        'CHAIN_UNREACHABLE',
      )
      await adapter.wallets.connect(RDNS, never())
      expect(await codeOf(adapter.chain.getNativeBalance(ALICE, unlisted, never()))).toBe(
        'CHAIN_UNREACHABLE',
      )
      uninstall()
    })

    it('reads an unlisted network through the wallet that is on it', async () => {
      const { adapter, uninstall } = oneWallet({
        eth_chainId: '0x7a69',
        eth_getBalance: '0xde0b6b3a7640000',
      })
      await adapter.wallets.connect(RDNS, never())
      const unlisted = unknownNetwork('eip155:31337')
      expect(await adapter.chain.getNativeBalance(ALICE, unlisted, never())).toBe('1')
      uninstall()
    })

    it('aborts at once while a node hangs', async () => {
      const { adapter } = withNode({})
      globalThis.fetch = () => new Promise(() => {})
      const giveUp = new AbortController()
      const read = codeOf(adapter.chain.getNativeBalance(ALICE, mainnet, giveUp.signal))
      await turn()
      giveUp.abort()
      expect(await read).toBe('CANCELLED')
    })

    it('estimates the fee of a payment', async () => {
      const { adapter } = withNode({
        eth_estimateGas: '0x5208',
        eth_getBlockByNumber: {},
        eth_gasPrice: '0x3b9aca00',
        eth_maxPriorityFeePerGas: '0x1',
      })
      expect(await adapter.chain.estimateFee(nativeIntent, mainnet, never())).toEqual({
        feeBaseUnits: '21000000000000',
        fee: '0.000021',
        symbol: 'ETH',
      })
    })

    it.each([
      [
        { code: -32003, message: 'Insufficient funds for gas * price + value' },
        'INSUFFICIENT_FUNDS',
      ],
      [{ code: 3, message: 'execution reverted: ERC20: balance' }, 'EXECUTION_REVERTED'],
      [{ code: -32601, message: 'what?' }, 'UNSUPPORTED_METHOD'],
    ])('reports why a fee cannot be estimated: %p', async (error, code) => {
      const { adapter } = withNode({
        eth_estimateGas: new RpcFailure(error),
        eth_getBlockByNumber: {},
        eth_gasPrice: '0x1',
        eth_maxPriorityFeePerGas: '0x1',
      })
      expect(await codeOf(adapter.chain.estimateFee(tokenIntent, mainnet, never()))).toBe(code)
    })

    it('waits for a receipt', async () => {
      const { adapter } = withNode({
        eth_getTransactionReceipt: { blockNumber: '0x1', status: '0x0' },
        eth_getBlockByNumber: { timestamp: '0x1' },
      })
      expect(await adapter.chain.waitForReceipt(HASH, mainnet, never())).toEqual({
        hash: HASH,
        status: 'failed',
        minedAt: 1000,
      })
    })

    it('stops waiting for a receipt at once when aborted', async () => {
      const { adapter, node } = withNode({ eth_getTransactionReceipt: null })
      const giveUp = new AbortController()
      const waited = codeOf(adapter.chain.waitForReceipt(HASH, mainnet, giveUp.signal))
      await turn()
      await turn()
      giveUp.abort()
      expect(await waited).toBe('CANCELLED')
      expect(node.requests.length).toBeLessThanOrEqual(1)
    })
  })
})
