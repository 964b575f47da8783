import { batchFingerprint } from '../../../../src/domain/calls/batchFingerprint'
import { readCallsRequest } from '../../../../src/domain/calls/readCallsRequest'
import type { WalletCallsRequest } from '../../../../src/domain/calls/walletCalls'
import type { ErrorCode } from '../../../../src/domain/errorCatalogue'
import { hang, refuse, walletError } from '../fakeWallet'
import { ALICE, BOB, codeOf, HASH, never, oneWallet, RDNS, TOKEN } from '../world'

const SEND = 'wallet_sendCalls'
const who = { connectorId: RDNS, from: ALICE, activeId: 'eip155:1' } as const
const pair: WalletCallsRequest = {
  calls: [
    { to: BOB, value: 5n },
    { to: TOKEN, data: '0xa9059cbb' },
  ],
}
const single = (allowTransaction: boolean): WalletCallsRequest => ({
  calls: [{ to: BOB, value: 5n }],
  allowTransaction,
})
const refusing = (code: number) => refuse(walletError(code))

async function worldOf(answers: Record<string, unknown>) {
  const { adapter, wallet, uninstall } = oneWallet(answers)
  await adapter.wallets.connect(RDNS, never())
  const batching = await adapter.wallets.loadBatching?.(RDNS)
  if (!batching) throw new Error('an EVM adapter knows batches')
  const asked = (method: string) => wallet.calls.filter(call => call.method === method)
  return { batching, asked, uninstall, adapter }
}

async function send(request: WalletCallsRequest, answers: Record<string, unknown>, line?: string) {
  const { batching, asked, uninstall } = await worldOf({
    wallet_getCapabilities: refusing(4200),
    ...answers,
  })
  const batch = readCallsRequest(request, who)
  const sending = batching.sendCalls(batch, line ?? batchFingerprint(batch), never())
  const outcome = await codeOf(sending)
  uninstall()
  return { outcome, asked }
}

describe('a batch of calls to an EVM wallet', () => {
  it('is sent as a whole in the format of EIP-5792, and gets its id from the wallet', async () => {
    const { outcome, asked } = await send(pair, { [SEND]: { id: '0xb47c' } })
    expect(outcome).toEqual({ answered: { kind: 'calls', id: '0xb47c' } })
    expect(asked(SEND).map(({ params }) => params)).toEqual([
      [
        {
          version: '2.0.0',
          from: ALICE,
          chainId: '0x1',
          atomicRequired: true,
          calls: [
            { to: BOB, value: '0x5' },
            { to: TOKEN, data: '0xa9059cbb' },
          ],
        },
      ],
    ])
  })

  it('accepts the id of a wallet with version 1.0', async () => {
    const { outcome } = await send(pair, { [SEND]: '0x1d' })
    expect(outcome).toEqual({ answered: { kind: 'calls', id: '0x1d' } })
  })

  it.each<[number, ErrorCode]>([
    [4001, 'USER_REJECTED'],
    [4100, 'UNAUTHORIZED'],
    [4200, 'UNSUPPORTED_METHOD'],
    [5700, 'UNSUPPORTED_CAPABILITY'],
    [5710, 'UNSUPPORTED_CHAIN_ID'],
    [5720, 'DUPLICATE_BUNDLE'],
    [5740, 'BUNDLE_TOO_LARGE'],
    [5750, 'UPGRADE_REJECTED'],
    [5760, 'ATOMICITY_NOT_SUPPORTED'],
    [-32603, 'SEND_UNCERTAIN'],
  ])('rejects with a named code where the wallet answers %d', async (code, name) => {
    const { outcome } = await send(pair, { [SEND]: refusing(code) })
    expect(outcome).toBe(name)
  })

  it.each([null, 7, {}, { id: '' }])('has an unknown outcome for the answer %j', async id => {
    const { outcome } = await send(pair, { [SEND]: id })
    expect(outcome).toBe('SEND_UNCERTAIN')
  })

  it('is not sent when it differs from the request', async () => {
    const other = batchFingerprint(readCallsRequest({ ...pair, atomicRequired: false }, who))
    const { outcome, asked } = await send(pair, { [SEND]: { id: '1' } }, other)
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked(SEND)).toEqual([])
  })

  it('is not sent to a wallet that no longer shares the account', async () => {
    const { outcome, asked } = await send(pair, { [SEND]: { id: '1' }, eth_accounts: [BOB] })
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked(SEND)).toEqual([])
  })

  it.each([
    [{ '0x1': { atomic: { status: 'supported' } } }, true],
    [{ '0x1': { atomic: { status: 'ready' } } }, true],
    [{ '0x1': { atomicBatch: { supported: true } } }, true],
    [{ '0x1': { atomic: { status: 'unsupported' } } }, false],
    [{ '0x1': { atomicBatch: { supported: false } } }, false],
    // Chain id 0 stands for every chain.
    [{ '0x0': { atomic: { status: 'unsupported' } } }, false],
    [{ '0x0': { atomic: { status: 'unsupported' } }, '0x1': { paymasterService: {} } }, false],
    [
      { '0x0': { atomic: { status: 'unsupported' } }, '0x1': { atomic: { status: 'ready' } } },
      true,
    ],
    [{ '0x1': { atomic: { status: 'unsupported' } }, '0xa': null }, false],
    // Without information on support, the wallet decides.
    [{ '0x1': { paymasterService: { supported: true } } }, true],
    [{ '0xa': { atomic: { status: 'unsupported' } } }, true],
    ['nonsense', true],
  ])('with capabilities %j, all or none: opens the wallet: %s', async (capabilities, isAsked) => {
    const answers = { wallet_getCapabilities: capabilities, [SEND]: { id: '1' } }
    const { outcome, asked } = await send(pair, answers)
    expect(asked(SEND)).toHaveLength(isAsked ? 1 : 0)
    if (!isAsked) expect(outcome).toBe('ATOMICITY_NOT_SUPPORTED')
    // A single call does not need it, nor does a page that does not require atomicity.
    for (const request of [single(false), { ...pair, atomicRequired: false }]) {
      expect((await send(request, answers)).asked(SEND)).toHaveLength(1)
    }
  })

  it('is sent even when the wallet does not return its capabilities in time', async () => {
    jest.useFakeTimers()
    try {
      const sending = send(pair, { wallet_getCapabilities: hang, [SEND]: { id: '1' } })
      await jest.advanceTimersByTimeAsync(10_000)
      expect((await sending).outcome).toEqual({ answered: { kind: 'calls', id: '1' } })
      expect(jest.getTimerCount()).toBe(0)
    } finally {
      jest.useRealTimers()
    }
  })

  it('becomes a transaction only for one call, with the page’s consent, in a wallet without batches', async () => {
    const answers = { [SEND]: refusing(4200), eth_sendTransaction: HASH }
    const allowed = await send(single(true), answers)
    expect(allowed.outcome).toEqual({ answered: { kind: 'transaction', hash: HASH } })
    expect(allowed.asked('eth_sendTransaction').map(({ params }) => params)).toEqual([
      [{ from: ALICE, chainId: '0x1', to: BOB, value: '0x5' }],
    ])
    for (const [request, answer] of [
      [single(false), refusing(4200)],
      [{ ...pair, allowTransaction: true }, refusing(4200)],
      [single(true), refusing(4001)],
      [single(true), refusing(-32603)],
    ] as const) {
      const { outcome, asked } = await send(request, { ...answers, [SEND]: answer })
      expect(asked('eth_sendTransaction')).toEqual([])
      expect(outcome).not.toHaveProperty('answered')
    }
  })

  it('does not become a transaction on another network', async () => {
    const { outcome, asked } = await send(single(true), {
      [SEND]: refusing(4200),
      eth_chainId: '0xa',
    })
    expect(outcome).toBe('INTENT_CHANGED')
    expect(asked('eth_sendTransaction')).toEqual([])
  })

  describe('D3 after the wallet has rejected batches, the transaction', () => {
    const asTransaction = async (
      meanwhile: () => void,
      answers: Record<string, unknown>,
      isOver?: () => boolean,
    ) => {
      const { batching, asked, uninstall } = await worldOf({
        wallet_getCapabilities: refusing(4200),
        eth_sendTransaction: HASH,
        [SEND]: () => {
          meanwhile()
          return refusing(4200)()
        },
        ...answers,
      })
      const batch = readCallsRequest(single(true), who)
      const line = batchFingerprint(batch)
      const outcome = await codeOf(batching.sendCalls(batch, line, never(), isOver))
      uninstall()
      return { outcome, sent: asked('eth_sendTransaction') }
    }

    it('is not sent by an account that the wallet no longer shares', async () => {
      let accounts = [ALICE]
      const leave = () => void (accounts = [BOB])
      const { outcome, sent } = await asTransaction(leave, { eth_accounts: () => accounts })
      expect({ outcome, sent }).toEqual({ outcome: 'INTENT_CHANGED', sent: [] })
    })

    it('is not sent when the call has changed meanwhile', async () => {
      const { batching, asked, uninstall } = await worldOf({
        wallet_getCapabilities: refusing(4200),
        eth_sendTransaction: HASH,
        [SEND]: () => {
          calls[0] = { to: TOKEN, value: '0x5' }
          return refusing(4200)()
        },
      })
      const calls = [{ to: BOB as string, value: '0x5' }]
      const batch = { ...readCallsRequest(single(true), who), calls }
      const sending = batching.sendCalls(batch, batchFingerprint(batch), never())
      expect(await codeOf(sending)).toBe('INTENT_CHANGED')
      expect(asked('eth_sendTransaction')).toEqual([])
      uninstall()
    })

    it('is not sent once the session is over', async () => {
      let isOver = false
      const end = () => void (isOver = true)
      const { outcome, sent } = await asTransaction(end, {}, () => isOver)
      expect({ outcome, sent }).toEqual({ outcome: 'INTENT_CHANGED', sent: [] })
    })
  })

  it('a batch is not sent once the session is over', async () => {
    const { batching, asked, uninstall } = await worldOf({
      wallet_getCapabilities: refusing(4200),
      [SEND]: { id: '1' },
    })
    const batch = readCallsRequest(pair, who)
    const sending = batching.sendCalls(batch, batchFingerprint(batch), never(), () => true)
    expect(await codeOf(sending)).toBe('INTENT_CHANGED')
    expect(asked(SEND)).toEqual([])
    uninstall()
  })

  it('a batch is not sent from state alone, before the wallet has connected in this page', async () => {
    const { adapter, wallet, uninstall } = oneWallet({ [SEND]: { id: '1' } })
    const batching = await adapter.wallets.loadBatching?.(RDNS)
    const batch = readCallsRequest(pair, who)
    const sending = batching?.sendCalls(batch, batchFingerprint(batch), never())
    expect(await codeOf(sending ?? Promise.resolve())).toBe('SESSION_ENDED')
    expect(wallet.calls).toEqual([])
    uninstall()
  })
})

describe('the outcome of a batch', () => {
  const receipt = {
    logs: [{ address: TOKEN, data: '0x', topics: [HASH] }],
    status: '0x1',
    blockHash: HASH,
    blockNumber: '0x10',
    gasUsed: '0x5208',
    transactionHash: HASH,
  }
  const ask = async (answer: unknown) => {
    const { batching, uninstall } = await worldOf({ wallet_getCallsStatus: answer })
    const outcome = await codeOf(batching.getCallsStatus(RDNS, '0xb47c', never()))
    uninstall()
    return outcome
  }

  it.each([
    [100, 'pending'],
    [200, 'confirmed'],
    [400, 'failed'],
    [500, 'reverted'],
    [600, 'partiallyReverted'],
    // Unknown codes mean neither success nor failure, whatever their hundreds.
    [300, 'pending'],
    [700, 'pending'],
    ['PENDING', 'pending'],
    ['CONFIRMED', 'confirmed'],
  ])('follows from its status %s', async (status, outcome) => {
    const id = '0xb47c'
    expect(await ask({ version: '2.0.0', id, chainId: '0xa', status, atomic: false })).toEqual({
      answered: { id, outcome, caipNetworkId: 'eip155:10', isAtomic: false, receipts: [] },
    })
  })

  it('includes its receipts', async () => {
    expect(await ask({ status: 200, receipts: [receipt, { ...receipt, status: '0x0' }] })).toEqual({
      answered: {
        id: '0xb47c',
        outcome: 'confirmed',
        caipNetworkId: null,
        isAtomic: true,
        receipts: [true, false].map(isSuccessful => ({
          transactionHash: HASH,
          blockHash: HASH,
          blockNumber: '16',
          gasUsed: '21000',
          isSuccessful,
          logs: receipt.logs,
        })),
      },
    })
  })

  it.each([
    [null],
    [{ status: 99 }],
    [{ status: 1000 }],
    [{ status: 200.5 }],
    [{ status: 'DONE' }],
  ])('cannot be read from %j', async answer => {
    expect(await ask(answer)).toBe('PARSE_ERROR')
  })

  const { status: _status, ...unstated } = receipt
  it.each<[string, unknown, object[]]>([
    ['a receipt without a status', [unstated], [{ isSuccessful: true }]],
    ['a status with a leading zero', [{ ...receipt, status: '0x01' }], [{ isSuccessful: true }]],
    ['a status that no receipt has', [{ ...receipt, status: '0x2' }], [{ isSuccessful: true }]],
    ['a receipt that says it failed', [{ ...receipt, status: '0x0' }], [{ isSuccessful: false }]],
    [
      'a hash alone',
      [{ transactionHash: HASH }],
      [{ blockHash: null, blockNumber: null, gasUsed: null, isSuccessful: true, logs: [] }],
    ],
    [
      'unreadable numbers',
      [{ ...receipt, gasUsed: 21_000 }],
      [{ gasUsed: null, blockNumber: '16' }],
    ],
    [
      'an unreadable log',
      [{ ...receipt, logs: [null, ...receipt.logs] }],
      [{ logs: receipt.logs }],
    ],
    ['a hash that is none', [{ ...receipt, transactionHash: '<script>' }, receipt], [{}]],
    ['no list', 'none', []],
  ])('is known whatever its receipts lack: %s', async (_what, receipts, read) => {
    expect(await ask({ status: 200, receipts })).toMatchObject({
      answered: { outcome: 'confirmed', receipts: read },
    })
  })

  it.each([
    [500, false],
    [600, null],
    [100, null],
    [300, null],
  ])('with status %s and no receipt is: %s', async (status, isSuccessful) => {
    expect(await ask({ status, receipts: [unstated] })).toMatchObject({
      answered: { receipts: [{ isSuccessful }] },
    })
  })

  it.each([
    [{ chainId: 10 }, { caipNetworkId: null }],
    [
      { chainId: 'x', atomic: 'yes' },
      { caipNetworkId: null, isAtomic: false },
    ],
  ])('is known whatever else is unreadable: %j', async (said, read) => {
    expect(await ask({ status: 200, ...said })).toMatchObject({
      answered: { outcome: 'confirmed', ...read },
    })
  })

  it('is unknown when the wallet does not know the batch', async () => {
    expect(await ask(refusing(5730))).toBe('UNKNOWN_BUNDLE')
  })
})

describe('the capabilities and assets of a wallet', () => {
  it('are returned by network', async () => {
    const answer = { '0x1': { atomic: { status: 'supported' } }, '0xa': {}, nonsense: {} }
    const { batching, asked, uninstall } = await worldOf({ wallet_getCapabilities: answer })
    expect(await batching.getCapabilities(RDNS, ALICE, never())).toEqual({
      'eip155:1': { atomic: { status: 'supported' } },
      'eip155:10': {},
    })
    expect(asked('wallet_getCapabilities').map(({ params }) => params)).toEqual([[ALICE]])
    uninstall()
  })

  it.each([
    [
      { '0x0': { paymasterService: { supported: true } }, '0xa': { atomic: { status: 'ready' } } },
      {
        'eip155:1': { paymasterService: { supported: true } },
        'eip155:10': { paymasterService: { supported: true }, atomic: { status: 'ready' } },
      },
    ],
    [
      { '0x0': { atomic: { status: 'ready' } }, '0x89': { atomic: { status: 'unsupported' } } },
      {
        'eip155:1': { atomic: { status: 'ready' } },
        'eip155:10': { atomic: { status: 'ready' } },
        'eip155:137': { atomic: { status: 'unsupported' } },
      },
    ],
  ])('under 0x0 apply to every network: %j', async (answer, told) => {
    const { batching, uninstall } = await worldOf({ wallet_getCapabilities: answer })
    expect(await batching.getCapabilities(RDNS, ALICE, never())).toEqual(told)
    uninstall()
  })

  const coin = {
    address: 'native',
    balance: '0xde0b6b3a7640000',
    type: 'NATIVE',
    metadata: {
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      price: 2500.5,
      iconUrl: '',
      value: 2500.5,
    },
  }
  const token = {
    address: TOKEN,
    balance: '0x5f5e100',
    type: 'erc20',
    metadata: {
      name: 'USD \u202eCoin',
      symbol: 'USDC',
      decimals: 6,
      price: 1,
      iconUrl: 'javascript:alert(1)',
    },
  }

  it('include exact holdings on the requested networks', async () => {
    const answer = { '0x1': [coin, token, { ...token, balance: '12' }], '0xa': [coin] }
    const { batching, asked, uninstall } = await worldOf({ wallet_getAssets: answer })
    expect(await batching.getAssets(RDNS, ALICE, ['eip155:1'], never())).toEqual([
      {
        caipNetworkId: 'eip155:1',
        address: null,
        balance: '1',
        name: 'Ether',
        symbol: 'ETH',
        decimals: 18,
        price: 2500.5,
        value: 2500.5,
        iconUrl: null,
      },
      {
        caipNetworkId: 'eip155:1',
        address: TOKEN,
        balance: '100',
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        price: 1,
        value: null,
        iconUrl: null,
      },
    ])
    expect(asked('wallet_getAssets').map(({ params }) => params)).toEqual([
      [{ account: ALICE, chainFilter: ['0x1'] }],
    ])
    uninstall()
  })

  it.each([[null], [{ '0x1': 'all' }], [{ '0x1': [{ ...token, balance: '1e400' }] }]])(
    'are not read from %j',
    async answer => {
      const { batching, uninstall } = await worldOf({ wallet_getAssets: answer })
      const asking = batching.getAssets(RDNS, ALICE, ['eip155:1'], never())
      expect(await codeOf(asking)).toBe('PARSE_ERROR')
      uninstall()
    },
  )
})

describe('the collectibles reported by a wallet', () => {
  const offering = { '0x1': { assetDiscovery: { supported: true } } }
  const nft = (metadata: unknown, more: object = {}) => ({
    address: TOKEN,
    balance: '0x1',
    type: 'erc721',
    metadata,
    ...more,
  })
  const told = async (rows: unknown, capabilities: unknown = offering) => {
    const { batching, asked, uninstall } = await worldOf({
      wallet_getCapabilities: capabilities,
      wallet_getAssets: { '0x1': rows, '0xa': [nft({ name: 'Elsewhere', tokenId: '1' })] },
    })
    const answer = await batching.getCollectibles?.(RDNS, ALICE, 'eip155:1', never())
    uninstall()
    return { answer, asked }
  }

  it('are those of the network, by contract and number', async () => {
    const { answer, asked } = await told([
      nft({
        name: 'Ferns',
        symbol: 'FERN',
        tokenId: '0x15',
        tokenURI: 'https://elsewhere.example',
      }),
      nft(
        {
          name: 'Ferns',
          tokenId: 7,
          tokenName: 'Night \u202Efern',
          iconUrl: 'https://a.example/1',
        },
        { type: 'ERC1155', balance: '0x3' },
      ),
    ])
    expect(answer).toEqual([
      { contract: TOKEN, tokenId: '21', collection: 'Ferns', name: 'Ferns #21', imageUrl: null },
      {
        contract: TOKEN,
        tokenId: '7',
        collection: 'Ferns',
        name: 'Night fern',
        imageUrl: 'https://a.example/1',
      },
    ])
    expect(asked('wallet_getAssets').map(({ params }) => params)).toEqual([
      [{ account: ALICE, chainFilter: ['0x1'], assetTypeFilter: ['erc721', 'erc1155'] }],
    ])
  })

  it.each([
    ['with a balance of zero', nft({ name: 'Ferns', tokenId: '1' }, { balance: '0x0' })],
    ['that is an ERC-20 token', nft({ name: 'USD', tokenId: '1' }, { type: 'erc20' })],
    ['without a token id', nft({ name: 'Ferns' })],
    ['with a token id that is not an integer', nft({ name: 'Ferns', tokenId: '1e400' })],
    ['with a negative token id', nft({ name: 'Ferns', tokenId: '-1' })],
    ['with a token id of 81 digits', nft({ name: 'Ferns', tokenId: '9'.repeat(81) })],
    ['without a contract', nft({ name: 'Ferns', tokenId: '1' }, { address: 'native' })],
    ['that is null', null],
  ])('leave out an entry %s', async (_what, row) => {
    expect((await told([row])).answer).toEqual([])
  })

  it.each([[{}], [{ '0x1': {} }], [{ '0x1': { assetDiscovery: { supported: false } } }]])(
    'are empty, without a request, when the wallet does not support them: %j',
    async capabilities => {
      const { answer, asked } = await told([], capabilities)
      expect([answer, asked('wallet_getAssets')]).toEqual([null, []])
    },
  )
})
