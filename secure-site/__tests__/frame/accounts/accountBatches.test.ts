import { encodeFunctionData, erc20Abi } from 'viem'
import type { Address, Hex } from 'viem'
import { approve, reviewed } from '../harness/review'
import {
  HASH,
  RECIPIENT,
  sentBatches,
  startWithSmartAccount,
  TOKEN,
} from '../harness/startWithSmartAccount'
import type { TestFrame } from '../harness/startFrame'

const shown = () => document.body.textContent

describe('batches', () => {
  const approval = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [RECIPIENT, 5_000_000n],
  })
  const batchOf = (account: Address, more: Record<string, unknown> = {}) => ({
    version: '2.0.0',
    id: 'mine',
    from: account,
    chainId: '0x1',
    atomicRequired: true,
    calls: [
      { to: TOKEN, data: approval },
      { to: RECIPIENT, value: '0x1' },
    ],
    ...more,
  })
  const playToken = ({ server }: TestFrame) => {
    server.rpc.eth_call = params => {
      const [{ data }] = params as [{ data: Hex }]
      return data.startsWith('0x95d89b41')
        ? `0x${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'55534443'.padEnd(64, '0')}`
        : `0x${(data.startsWith('0x70a08231') ? 'f4240' : '6').padStart(64, '0')}`
    }
  }

  it('are sent as one transaction, and report their status', async () => {
    const { frame, account } = await startWithSmartAccount()
    playToken(frame)
    const id = frame.rpc('wallet_sendCalls', [batchOf(account)])
    await reviewed('Send 2 transactions')
    expect(shown()).toContain('if one fails, none of them is carried out')
    expect(shown()).toContain('5 USDC')
    approve(frame, 'Approve')
    expect((await frame.answered(id)).payload).toEqual({ id: 'mine' })
    expect(sentBatches(frame).map(({ calls }) => calls.length)).toEqual([2])
    const status = () => frame.answered(frame.rpc('wallet_getCallsStatus', ['mine']))
    frame.server.rpc.eth_getTransactionReceipt = () => null
    expect((await status()).payload).toMatchObject({ status: 100, atomic: true, receipts: [] })
    frame.server.rpc.eth_getTransactionReceipt = params => ({
      status: '0x1',
      blockHash: '0x1',
      blockNumber: '0x1',
      gasUsed: '0x1',
      transactionHash: (params as [Hex])[0],
      logs: [],
    })
    expect((await status()).payload).toMatchObject({
      status: 200,
      atomic: true,
      receipts: [{ transactionHash: HASH }],
    })
  })

  it('may require a paymaster only where the operator pays', async () => {
    const { frame, account } = await startWithSmartAccount()
    playToken(frame)
    const capabilities = { paymasterService: { url: 'https://pay.example' } }
    frame.rpc('wallet_sendCalls', [batchOf(account, { capabilities })])
    await reviewed('Send 2 transactions')
    const paid = await startWithSmartAccount({ quote: { isSponsored: false, maxFee: '1' } })
    playToken(paid.frame)
    const id = paid.frame.rpc('wallet_sendCalls', [batchOf(account, { capabilities })])
    expect((await paid.frame.answered(id)).payload).toMatchObject({ code: 4100 })
    const own = paid.frame.rpc('wallet_sendCalls', [batchOf(paid.account, { capabilities })])
    expect((await paid.frame.answered(own)).payload).toMatchObject({ code: 5700 })
  })

  it('are advertised in each account’s capabilities on each network', async () => {
    const { frame, eoa, account } = await startWithSmartAccount()
    const told = async (params?: unknown) =>
      (await frame.answered(frame.rpc('wallet_getCapabilities', params))).payload
    const smart = {
      atomic: { status: 'supported' },
      paymasterService: { supported: true },
      permissions: {
        supported: true,
        signerTypes: ['keys'],
        permissionTypes: [
          'native-token-recurring-allowance',
          'erc20-recurring-allowance',
          'contract-call',
        ],
        policyTypes: [],
      },
      assetDiscovery: { supported: true },
    }
    const plain = { atomic: { status: 'unsupported' }, assetDiscovery: { supported: true } }
    const none = { atomic: { status: 'unsupported' } }
    expect(await told()).toEqual({ '0x1': smart, '0x89': none })
    expect(await told([account, ['0x1']])).toEqual({ '0x1': smart })
    expect(await told([eoa, ['0x1']])).toEqual({ '0x1': plain })
  })

  it('use the account’s assets: its coin and the operator’s tokens', async () => {
    const { frame, account } = await startWithSmartAccount()
    playToken(frame)
    frame.server.rpc.eth_getBalance = () => '0x5'
    const id = frame.rpc('wallet_getAssets', [{ account, chainFilter: ['0x1'] }])
    expect((await frame.answered(id)).payload).toEqual({
      '0x1': [
        {
          address: 'native',
          balance: '0x5',
          type: 'NATIVE',
          metadata: { name: 'ETH', symbol: 'ETH', decimals: 18, price: 0, iconUrl: '' },
        },
        {
          address: TOKEN,
          balance: '0xf4240',
          type: 'ERC20',
          metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 0, iconUrl: '' },
        },
      ],
    })
  })
})
