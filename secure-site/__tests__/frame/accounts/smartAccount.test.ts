import {
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  hashMessage,
  hashTypedData,
  isErc6492Signature,
  parseErc6492Signature,
  recoverAddress,
  recoverTypedDataAddress,
} from 'viem'
import type { Address, Hex } from 'viem'
import { accountAddress, createAccountData } from '../../../src/shared/accounts/accountAddress'
import { FACTORY_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { batchTypedData, messageTypedData } from '../../../src/shared/accounts/typedData'
import type { SendBatchRequest } from '../../../src/shared/accounts'
import { approve, reject, reviewed } from '../harness/review'
import { HOST, startFrame } from '../harness/startFrame'

const RECIPIENT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const RELAYER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const HASH: Hex = `0x${'ab'.repeat(32)}`

const shown = () => document.body.textContent

/** A visitor with a smart account on Ethereum, and none on Polygon. */
async function startWithSmartAccount({ isDeployed = false, quote = {} } = {}) {
  const frame = startFrame()
  frame.server.state.accounts = {
    networks: ['eip155:1'],
    sponsoredNetworks: ['eip155:1'],
    tokens: {
      'eip155:1': [{ address: TOKEN, name: 'USD Coin', symbol: 'USDC', decimals: 6, iconUrl: '' }],
    },
    bundlers: {},
  }
  frame.server.rpc.eth_getCode = () => (isDeployed ? '0x60' : '0x')
  frame.server.state.quote = {
    isDeployed,
    isSponsored: true,
    nonce: '3',
    deadline: '1900000000',
    maxFee: '0',
    feeRecipient: RELAYER,
    minGas: '50000',
    failure: null,
    ...quote,
  }
  frame.server.state.transactionHash = HASH
  const eoa = (await frame.logIn()).payload?.address as Address
  const user = await frame.request('GET_USER', {
    chainId: 1,
    preferredAccountType: 'smartAccount',
  })
  return { frame, eoa, account: accountAddress(eoa), user }
}

const sentBatches = (frame: Awaited<ReturnType<typeof startWithSmartAccount>>['frame']) =>
  frame.server.calls
    .filter(({ path }) => path === '/api/accounts/send')
    .map(({ body }) => body as SendBatchRequest)

describe('which account acts', () => {
  it('tells of both, the wanted one first, where there are smart accounts', async () => {
    const { user, eoa, account } = await startWithSmartAccount()
    expect(user.payload).toMatchObject({
      address: account,
      smartAccountDeployed: false,
      preferredAccountType: 'smartAccount',
      accounts: [
        { address: account, type: 'smartAccount' },
        { address: eoa, type: 'eoa' },
      ],
    })
  })

  it('tells of the plain one alone where there are none, and keeps the wish for networks that have them', async () => {
    const { frame, eoa, account } = await startWithSmartAccount({ isDeployed: true })
    const polygon = await frame.request('GET_USER', { chainId: 137 })
    expect(polygon.payload).toMatchObject({
      address: eoa,
      preferredAccountType: 'eoa',
      smartAccountDeployed: false,
      accounts: [{ address: eoa, type: 'eoa' }],
    })
    const ethereum = await frame.request('GET_USER', { chainId: 1 })
    expect(ethereum.payload).toMatchObject({
      address: account,
      preferredAccountType: 'smartAccount',
      smartAccountDeployed: true,
    })
    expect(
      (await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'x' })).payload,
    ).toMatchObject({ address: account })
  })

  it('switches when the page asks, and remembers it', async () => {
    const { frame, eoa, account } = await startWithSmartAccount()
    const toPlain = await frame.request('SET_PREFERRED_ACCOUNT', { type: 'eoa' })
    expect(toPlain.payload).toEqual({ type: 'eoa', address: eoa })
    expect((await frame.request('GET_USER', {})).payload).toMatchObject({ address: eoa })
    expect((await frame.answered(frame.rpc('eth_accounts'))).payload).toEqual([eoa, account])
    const toSmart = await frame.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    expect(toSmart.payload).toEqual({ type: 'smartAccount', address: account })
    expect((await frame.answered(frame.rpc('eth_accounts'))).payload).toEqual([account, eoa])
    await frame.request('SWITCH_NETWORK', { chainId: 137 })
    const elsewhere = await frame.request('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
    expect(elsewhere.payload).toMatchObject({ code: 4200 })
  })

  it('names the networks and the account, and has none where the site does not answer', async () => {
    const { frame, account } = await startWithSmartAccount()
    expect((await frame.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).payload).toEqual({
      smartAccountEnabledNetworks: [1],
    })
    expect((await frame.request('INIT_SMART_ACCOUNT')).payload).toEqual({
      address: account,
      isDeployed: false,
    })
    const lonely = startFrame()
    lonely.server.state.isDown = true
    expect((await lonely.request('GET_SMART_ACCOUNT_ENABLED_NETWORKS')).payload).toEqual({
      smartAccountEnabledNetworks: [],
    })
  })
})

describe('signatures', () => {
  const bound = (account: Address, hash: Hex, signature: Hex) =>
    recoverTypedDataAddress({ ...messageTypedData(hash, account, 1), signature })

  it('say before the account is deployed how it is made (ERC-6492)', async () => {
    const { frame, eoa, account } = await startWithSmartAccount()
    const id = frame.rpc('personal_sign', ['Hello', account])
    await reviewed('Sign message')
    expect(shown()).toContain('It is not on this network yet')
    approve(frame, 'Sign')
    const signature = (await frame.answered(id)).payload as unknown as Hex
    expect(isErc6492Signature(signature)).toBe(true)
    const { address, data, signature: inner } = parseErc6492Signature(signature)
    expect({ address, data }).toEqual({ address: FACTORY_ADDRESS, data: createAccountData(eoa) })
    expect(await bound(account, hashMessage('Hello'), inner)).toBe(eoa)
  })

  it('are bound to the account and the network after that (ERC-1271)', async () => {
    const { frame, eoa, account } = await startWithSmartAccount({ isDeployed: true })
    const typed = {
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      domain: { name: 'Tide', chainId: 1 },
      message: { text: 'Hello' },
    } as const
    const id = frame.rpc('eth_signTypedData_v4', [account, JSON.stringify(typed)])
    await reviewed('Sign data')
    expect(shown()).toContain('Your smart account')
    approve(frame, 'Sign')
    const signature = (await frame.answered(id)).payload as unknown as Hex
    expect(signature).toHaveLength(132)
    expect(await bound(account, hashTypedData(typed), signature)).toBe(eoa)
  })

  it('are plain for the account of the key, also while the other one is preferred', async () => {
    const { frame, eoa } = await startWithSmartAccount()
    const id = frame.rpc('personal_sign', ['Hello', eoa])
    await reviewed('Sign message')
    expect(shown()).not.toContain('smart account')
    approve(frame, 'Sign')
    const signature = (await frame.answered(id)).payload as unknown as Hex
    expect(await recoverAddress({ hash: hashMessage('Hello'), signature })).toBe(eoa)
  })

  it('are refused where the account can’t be used', async () => {
    const { frame, account } = await startWithSmartAccount()
    const elsewhere = frame.rpc('personal_sign', ['Hello', account], { chainId: 'eip155:137' })
    expect((await frame.answered(elsewhere)).payload).toMatchObject({
      code: 4100,
      message: expect.stringContaining('can’t be used on this network') as unknown,
    })
    const foreign = await frame.answered(frame.rpc('personal_sign', ['Hello', RECIPIENT]))
    expect(foreign.payload).toMatchObject({ code: 4100 })
  })
})

describe('transactions', () => {
  it('show who acts, who pays and that the account is created, then send exactly that', async () => {
    const { frame, eoa, account } = await startWithSmartAccount()
    const id = frame.rpc('eth_sendTransaction', [
      { from: account, to: RECIPIENT, value: '0xde0b6b3a7640000', gas: '0x5208' },
    ])
    await reviewed('Send')
    for (const words of ['1 ETH', 'Paid for you', 'This transaction also creates it'])
      expect(shown()).toContain(words)
    approve(frame, 'Send')
    expect((await frame.answered(id)).payload).toBe(HASH)
    const [request] = sentBatches(frame)
    expect(request).toMatchObject({
      projectId: 'p',
      hostOrigin: HOST,
      caipNetworkId: 'eip155:1',
      calls: [{ to: RECIPIENT, value: '1000000000000000000', data: '0x' }],
      nonce: '3',
      maxFee: '0',
    })
    const typed = batchTypedData(
      {
        calls: [{ to: RECIPIENT, value: 10n ** 18n, data: '0x' }],
        nonce: 3n,
        deadline: 1_900_000_000n,
        maxFee: 0n,
        feeRecipient: RELAYER,
        minGas: 50_000n,
      },
      account,
      1,
    )
    const signature = request?.signature as Hex
    expect(await recoverTypedDataAddress({ ...typed, signature })).toBe(eoa)
  })

  it('name the fee where the account pays it', async () => {
    const { frame, account } = await startWithSmartAccount({
      isDeployed: true,
      quote: { isSponsored: false, maxFee: '2000000000000000' },
    })
    const id = frame.rpc('eth_sendTransaction', [{ from: account, to: RECIPIENT, value: '0x1' }])
    await reviewed('Send')
    expect(shown()).toContain('At most 0.002 ETH')
    expect(shown()).toContain('Paid from your smart account')
    expect(shown()).not.toContain('also creates it')
    reject()
    expect((await frame.answered(id)).payload).toMatchObject({ code: 4001 })
    expect(sentBatches(frame)).toEqual([])
  })

  it('can’t be approved where they would fail', async () => {
    const { frame, account } = await startWithSmartAccount({
      quote: { isSponsored: false, failure: 'call 1: paused' },
    })
    frame.rpc('eth_sendTransaction', [{ from: account, to: RECIPIENT, value: '0x1' }])
    await reviewed('Send')
    expect(shown()).toContain('can’t be carried out now: call 1: paused')
    expect(document.querySelector('button.strong')).toBeNull()
  })

  it.each([
    { what: 'a nonce, which counts other transactions', tx: { to: RECIPIENT, nonce: '0x1' } },
    { what: 'a contract to be created', tx: { data: '0x6001' } },
  ])('refuse $what', async ({ tx }) => {
    const { frame, account } = await startWithSmartAccount()
    const id = frame.rpc('eth_sendTransaction', [{ from: account, value: '0x0', ...tx }])
    expect((await frame.answered(id)).payload).toMatchObject({ code: -32602 })
  })

  it('pass on in words that the numbers are no longer right', async () => {
    const { frame, account } = await startWithSmartAccount()
    frame.server.state.transactionHash = null
    const id = frame.rpc('eth_sendTransaction', [{ from: account, to: RECIPIENT, value: '0x1' }])
    await reviewed('Send')
    approve(frame, 'Send')
    expect((await frame.answered(id)).payload).toMatchObject({
      code: -32000,
      reason: 'BATCH_REFUSED',
      message: expect.stringContaining('Nothing was sent') as unknown,
    })
  })
})

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
  const playToken = ({ server }: Awaited<ReturnType<typeof startWithSmartAccount>>['frame']) => {
    server.rpc.eth_call = params => {
      const [{ data }] = params as [{ data: Hex }]
      return data.startsWith('0x95d89b41')
        ? `0x${'20'.padStart(64, '0')}${'4'.padStart(64, '0')}${'55534443'.padEnd(64, '0')}`
        : `0x${(data.startsWith('0x70a08231') ? 'f4240' : '6').padStart(64, '0')}`
    }
  }

  it('go as one transaction, and tell how it went', async () => {
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

  it('may ask to be paid for where the operator pays, and only there', async () => {
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

  it('are told of by what each account can do on each network', async () => {
    const { frame, eoa, account } = await startWithSmartAccount()
    const told = async (params?: unknown) =>
      (await frame.answered(frame.rpc('wallet_getCapabilities', params))).payload
    const smart = {
      atomic: { status: 'supported' },
      paymasterService: { supported: true },
      assetDiscovery: { supported: true },
    }
    const plain = { atomic: { status: 'unsupported' }, assetDiscovery: { supported: true } }
    const none = { atomic: { status: 'unsupported' } }
    expect(await told()).toEqual({ '0x1': smart, '0x89': none })
    expect(await told([account, ['0x1']])).toEqual({ '0x1': smart })
    expect(await told([eoa, ['0x1']])).toEqual({ '0x1': plain })
  })

  it('count on what the account has: its coin and the operator’s tokens', async () => {
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

it('has one address for an owner, which follows from the factory’s', () => {
  const [owner] = decodeAbiParameters(
    [{ type: 'address' }],
    `0x${createAccountData(RECIPIENT).slice(10)}`,
  )
  expect(owner).toBe(RECIPIENT)
  expect(accountAddress(owner)).not.toBe(accountAddress(RELAYER))
})
