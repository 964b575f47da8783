import {
  decodeAbiParameters,
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
import { approve, reject, reviewed } from '../harness/review'
import { HOST, startFrame } from '../harness/startFrame'
import {
  HASH,
  RECIPIENT,
  RELAYER,
  sentBatches,
  startWithSmartAccount,
} from '../harness/startWithSmartAccount'

const shown = () => document.body.textContent

describe('the active account', () => {
  it('lists both accounts, the preferred one first, where smart accounts exist', async () => {
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

  it('lists only the plain account elsewhere, and keeps the preference for networks with smart accounts', async () => {
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

  it('switches when the page requests it, and persists the choice', async () => {
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

  it('lists the networks and the account, and none when the site does not respond', async () => {
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

  it('include the deployment before the account is deployed (ERC-6492)', async () => {
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

  it('are plain for the key’s account, even while the other one is preferred', async () => {
    const { frame, eoa } = await startWithSmartAccount()
    const id = frame.rpc('personal_sign', ['Hello', eoa])
    await reviewed('Sign message')
    expect(shown()).not.toContain('smart account')
    approve(frame, 'Sign')
    const signature = (await frame.answered(id)).payload as unknown as Hex
    expect(await recoverAddress({ hash: hashMessage('Hello'), signature })).toBe(eoa)
  })

  it('of the key alone are refused for data that the smart account would obey', async () => {
    const { frame, eoa, account } = await startWithSmartAccount()
    const call = { to: RECIPIENT, value: 1n, data: '0x' } as const
    const numbers = {
      nonce: 0n,
      deadline: 1n,
      maxFee: 0n,
      feeRecipient: RELAYER,
      minGas: 0n,
    } as const
    const typed = batchTypedData({ calls: [call], ...numbers }, account, 1)
    const written = JSON.stringify(typed, (_name, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    const shouted = written.replace(account, account.toUpperCase().replace('0X', '0x'))
    for (const data of [written, shouted]) {
      const answer = await frame.answered(frame.rpc('eth_signTypedData_v4', [eoa, data]))
      expect(answer.payload).toMatchObject({
        code: -32602,
        message: expect.stringContaining('without showing you what for') as unknown,
      })
    }
    const hidden = { from: eoa, to: account, data: '0x34fcd5be' }
    const sent = await frame.answered(frame.rpc('eth_sendTransaction', [hidden]))
    expect(sent.payload).toMatchObject({ code: -32602 })
    const batch = { version: '2.0.0', from: eoa, chainId: '0x1', calls: [hidden] }
    const batched = await frame.answered(frame.rpc('wallet_sendCalls', [batch]))
    expect(batched.payload).toMatchObject({ code: -32602 })
  })

  it('are refused when the account can’t be used', async () => {
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
  it('show the sender, the payer and the account’s creation, then send exactly that', async () => {
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

  it('show the fee when the account pays it', async () => {
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

  it('can’t be approved when they would fail', async () => {
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

  it('explain that the quote is outdated', async () => {
    const { frame, account } = await startWithSmartAccount()
    frame.server.state.transactionHash = null
    const id = frame.rpc('eth_sendTransaction', [{ from: account, to: RECIPIENT, value: '0x1' }])
    await reviewed('Send')
    approve(frame, 'Send')
    expect((await frame.answered(id)).payload).toMatchObject({
      code: -32000,
      reason: 'BATCH_REFUSED',
      message: expect.stringContaining('Nothing was sent') as unknown,
      nothingSent: true,
    })
  })
})

it('derives one address per owner from the factory’s address', () => {
  const [owner] = decodeAbiParameters(
    [{ type: 'address' }],
    `0x${createAccountData(RECIPIENT).slice(10)}`,
  )
  expect(owner).toBe(RECIPIENT)
  expect(accountAddress(owner)).not.toBe(accountAddress(RELAYER))
})
