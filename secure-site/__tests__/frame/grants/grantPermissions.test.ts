import { decodeFunctionData, numberToHex, parseAbi, zeroAddress } from 'viem'
import type { Address, Hex } from 'viem'
import { KEYS_ABI } from '../../../src/shared/accounts/keysAbi'
import { KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { approve, reject, reviewed } from '../harness/review'
import { HOST } from '../harness/startFrame'
import { RECIPIENT, sentBatches, TOKEN } from '../harness/startWithSmartAccount'
import type { TestFrame } from '../harness/startFrame'
import { coins, DAY, ID, KEY, nowInSeconds, requestOf, startGrant, tokens } from './startGrant'

const TITLE = 'Let an app act for you'
const ETHER = 10n ** 18n
const shown = () => document.body.textContent
const GAME = parseAbi(['function play(uint256 level)', 'function mint(address to)'])
const call = (functions: readonly object[], abi: readonly unknown[] = GAME) => ({
  type: 'contract-call',
  data: { address: RECIPIENT, abi, functions },
})

const grant = (frame: TestFrame, request: unknown) =>
  frame.rpc('wallet_grantPermissions', [request])

describe('the review of a grant', () => {
  it('shows the app, the limit per period and in total, the expiry, the key and the payer', async () => {
    const { frame, account } = await startGrant()
    grant(frame, requestOf(account, [coins(ETHER / 2n)]))
    await reviewed(TITLE)
    for (const words of [
      HOST,
      '0.5 ETH each day',
      'At most 3.5 ETH in all',
      'without asking you again',
      'An app that is hacked can use all of this',
      KEY.address.slice(2, 6),
      'Paid for you',
      'This transaction also creates it',
    ])
      expect(shown()).toContain(words)
    expect(shown()).not.toContain('not known here')
  })

  it('shows a token’s own symbol, and warns that others may take it', async () => {
    const { frame, account } = await startGrant()
    grant(frame, requestOf(account, [tokens(5_000_000n)]))
    await reviewed(TITLE)
    expect(shown()).toContain('5 USDC each day')
    expect(shown()).toContain('lets another address take it')
  })

  it('lists each call with its selector, and warns that it is unknown', async () => {
    const { frame, account } = await startGrant()
    const functions = [{ functionName: 'play', valueLimit: '0x2386f26fc10000' }]
    const later = coins(ETHER, { start: nowInSeconds() + DAY })
    grant(frame, requestOf(account, [later, call([...functions, { functionName: 'mint' }])]))
    await reviewed(TITLE)
    for (const words of [
      'May call: 1 of 2',
      'play(uint256) 0x6898f82b',
      'With up to 0.01 ETH each time',
      'mint(address) 0x6a627842',
      'Without sending coins',
      'What these calls do is not known here',
      'At most 6 ETH in all. From ',
    ])
      expect(shown()).toContain(words)
  })
})

describe('a grant', () => {
  it('is written to the chain as shown, and resolves once it is there', async () => {
    const { frame, account } = await startGrant()
    const request = requestOf(account, [coins(ETHER), tokens(7n), call([{ functionName: 'play' }])])
    const id = grant(frame, request)
    await reviewed(TITLE)
    approve(frame, 'Approve')
    expect((await frame.answered(id)).payload).toEqual({
      ...request,
      abi: undefined,
      address: account,
      context: ID,
    })
    const [batch] = sentBatches(frame)
    expect(batch?.calls).toMatchObject([{ to: KEYS_ADDRESS, value: '0' }])
    const data = batch?.calls[0]?.data as Hex
    const { functionName, args } = decodeFunctionData({ abi: KEYS_ABI, data })
    expect(functionName).toBe('grant')
    expect(args).toEqual([
      {
        id: ID,
        expiry: BigInt(request.expiry),
        keys: [KEY.address],
        allowances: [
          { token: zeroAddress, amount: ETHER, start: expect.any(BigInt) as bigint, period: DAY },
          { token: TOKEN, amount: 7n, start: expect.any(BigInt) as bigint, period: DAY },
        ],
        functions: [{ to: RECIPIENT, selector: '0x6898f82b', valueLimit: 0n }],
      },
    ])
  })

  it('is not sent when the user rejects it', async () => {
    const { frame, account } = await startGrant()
    const id = grant(frame, requestOf(account, [coins(1n)]))
    await reviewed(TITLE)
    reject()
    expect((await frame.answered(id)).payload).toMatchObject({ code: 4001 })
    expect(sentBatches(frame)).toEqual([])
  })

  it.each([
    { what: 'the relayer refuses', accepts: false, receiptStatus: '0x1', says: 'Nothing was sent' },
    { what: 'the chain fails', accepts: true, receiptStatus: '0x0', says: 'nothing was changed' },
  ] as const)('is reported as not made when $what', async ({ accepts, receiptStatus, says }) => {
    const { frame, account } = await startGrant({ receiptStatus })
    if (!accepts) frame.server.state.transactionHash = null
    const id = grant(frame, requestOf(account, [coins(1n)]))
    await reviewed(TITLE)
    approve(frame, 'Approve')
    expect((await frame.answered(id)).payload).toMatchObject({
      code: -32003,
      message: expect.stringContaining(says) as unknown,
    })
  })
})

describe('refused before the review', () => {
  const answerTo = async (
    change: (account: Address, eoa: Address) => unknown,
    options?: Parameters<typeof startGrant>[0],
  ) => {
    const { frame, account, eoa } = await startGrant(options)
    return (await frame.answered(grant(frame, change(account, eoa)))).payload
  }

  it.each([
    ['the plain account', (_: Address, eoa: Address) => requestOf(eoa, [coins(1n)]), 4200],
    ['a foreign account', () => requestOf(RECIPIENT, [coins(1n)]), 4100],
    ['an unknown network', (own: Address) => requestOf(own, [coins(1n)], { chainId: '0x5' }), 5710],
    ['no permission', (own: Address) => requestOf(own, []), -32602],
    ['an unknown member', (own: Address) => requestOf(own, [coins(1n)], { more: 1 }), -32602],
    [
      'an unknown permission',
      (own: Address) => requestOf(own, [{ type: 'all', data: {} }]),
      -32602,
    ],
    ['no limit', (own: Address) => requestOf(own, [coins(2n ** 192n)]), -32602],
    ['no period', (own: Address) => requestOf(own, [coins(1n, { period: 0 })]), -32602],
    [
      'a policy',
      (own: Address) => requestOf(own, [coins(1n)], { policies: [{ type: 'x', data: {} }] }),
      -32602,
    ],
    [
      'an end in the past',
      (own: Address) => requestOf(own, [coins(1n)], { expiry: nowInSeconds() - 1 }),
      -32602,
    ],
    [
      'an end in two years',
      (own: Address) => requestOf(own, [coins(1n)], { expiry: nowInSeconds() + 730 * DAY }),
      -32602,
    ],
    [
      'a beginning after the end',
      (own: Address) => requestOf(own, [coins(1n, { start: nowInSeconds() + 8 * DAY })]),
      -32602,
    ],
    [
      'another kind of key',
      (own: Address) =>
        requestOf(own, [coins(1n)], {
          signer: { type: 'keys', data: { keys: [{ type: 'secp256r1', publicKey: '0x04' }] } },
        }),
      -32602,
    ],
    [
      'a passkey',
      (own: Address) => requestOf(own, [coins(1n)], { signer: { type: 'passkey', data: {} } }),
      -32602,
    ],
    [
      'coins without a limit',
      (own: Address) => requestOf(own, [call([{ functionName: 'play', valueLimit: '0x1' }])]),
      -32602,
    ],
    [
      'a condition on arguments',
      (own: Address) =>
        requestOf(own, [
          call([{ functionName: 'play', args: [{ operator: 'EQUAL', value: '0x01' }] }]),
        ]),
      -32602,
    ],
    [
      'a delegatecall',
      (own: Address) =>
        requestOf(own, [call([{ functionName: 'play', operation: 'DelegateCall' }])]),
      -32602,
    ],
    [
      'a call of the account itself',
      (own: Address) =>
        requestOf(own, [
          {
            type: 'contract-call',
            data: { ...call([{ functionName: 'play' }]).data, address: own },
          },
        ]),
      -32602,
    ],
    [
      'a call of the list of grants',
      (own: Address) =>
        requestOf(own, [
          {
            type: 'contract-call',
            data: { ...call([{ functionName: 'play' }]).data, address: KEYS_ADDRESS.toLowerCase() },
          },
        ]),
      -32602,
    ],
    [
      'a value past what is kept',
      (own: Address) =>
        requestOf(own, [
          coins(1n),
          call([{ functionName: 'play', valueLimit: numberToHex(2n ** 128n) }]),
        ]),
      -32602,
    ],
  ] as const)('%s', async (_what, change, code) => {
    expect(await answerTo(change)).toMatchObject({
      code,
      message: expect.stringMatching(/Nothing was (signed or )?sent|does not offer/) as unknown,
    })
  })

  it('a key that already has a grant, and a network without the contract', async () => {
    const state = { expiry: 1n, isRevoked: true }
    expect(await answerTo(own => requestOf(own, [coins(1n)]), { state })).toMatchObject({
      code: -32602,
      message: expect.stringContaining('Use a new one') as unknown,
    })
    expect(await answerTo(own => requestOf(own, [coins(1n)]), { canGrant: false })).toMatchObject({
      code: 4200,
    })
  })

  it('calls and data for the grants contract, from either account', async () => {
    const { frame, account, eoa } = await startGrant()
    const to = KEYS_ADDRESS.toLowerCase()
    for (const from of [account, eoa]) {
      const sent = frame.rpc('eth_sendTransaction', [{ from, to, data: '0x12345678' }])
      expect((await frame.answered(sent)).payload).toMatchObject({ code: -32602 })
      const calls = [{ to, data: '0x12345678' }]
      const batch = { version: '2.0.0', from, chainId: '0x1', calls }
      const batched = frame.rpc('wallet_sendCalls', [batch])
      expect((await frame.answered(batched)).payload).toMatchObject({ code: -32602 })
    }
    const own = { version: '2.0.0', from: account, calls: [{ to: account, data: '0x12345678' }] }
    const itself = frame.rpc('wallet_sendCalls', [own])
    expect((await frame.answered(itself)).payload).toMatchObject({ code: -32602 })
    const typed = {
      domain: { verifyingContract: KEYS_ADDRESS, chainId: 1 },
      types: { KeyBatch: [{ name: 'grantId', type: 'bytes32' }] },
      primaryType: 'KeyBatch',
      message: { grantId: ID },
    }
    const signed = frame.rpc('eth_signTypedData_v4', [eoa, JSON.stringify(typed)])
    expect((await frame.answered(signed)).payload).toMatchObject({ code: -32602 })
  })
})
