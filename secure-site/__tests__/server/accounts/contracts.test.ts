import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { encodeFunctionData, hashTypedData, parseEther } from 'viem'
import { measureCalls } from '../../../src/server/accounts/measureCalls'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI, FACTORY_ABI, SALT } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { batchTypedData, messageTypedData } from '../../../src/shared/accounts/typedData'
import { OTHER, OWNER, RELAYER, startAccountChain } from '../tools/startAccountChain'
import type { AccountBatch, AccountCall } from '../../../src/shared/accounts/typedData'
import type { AccountChain } from '../tools/startAccountChain'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const COIN = parseEther('1')
const NEVER = 2n ** 40n
const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'

const pay = (to: Address, value: bigint): AccountCall => ({ to, value, data: '0x' })

const batchOf = (
  calls: readonly AccountCall[],
  more: Partial<AccountBatch> = {},
): AccountBatch => ({
  calls,
  nonce: 0n,
  deadline: NEVER,
  maxFee: 0n,
  feeRecipient: RELAYER.address,
  minGas: 0n,
  ...more,
})

const sign = (
  batch: AccountBatch,
  { account = ACCOUNT, chainId = 31337, owner = OWNER } = {},
): Promise<Hex> => owner.signTypedData(batchTypedData(batch, account, chainId))

const signMessageHash = (hash: Hex, account: Address = ACCOUNT, chainId = 31337): Promise<Hex> =>
  OWNER.signTypedData(messageTypedData(hash, account, chainId))

describe('the account’s contracts', () => {
  let chain: AccountChain
  let fresh: Hex
  before(async () => {
    chain = await startAccountChain()
    await chain.client.setBalance({ address: ACCOUNT, value: 10n * COIN })
    fresh = await chain.client.snapshot()
  })
  beforeEach(async () => {
    await chain.client.revert({ id: fresh })
    fresh = await chain.client.snapshot()
  })
  after(() => chain.close())

  const create = () =>
    chain.mined(
      chain.client.writeContract({
        address: FACTORY_ADDRESS,
        abi: FACTORY_ABI,
        functionName: 'create',
        args: [OWNER.address, SALT],
      }),
    )
  const relay = (batch: AccountBatch, signature: Hex, fee = 0n, owner = OWNER.address) =>
    chain.mined(
      chain.client.writeContract({
        address: FACTORY_ADDRESS,
        abi: FACTORY_ABI,
        functionName: 'createAndExecute',
        args: [owner, SALT, batch, fee, signature],
      }),
    )
  const nonce = () =>
    chain.client.readContract({ address: ACCOUNT, abi: ACCOUNT_ABI, functionName: 'nonce' })
  const balance = (address: Address) => chain.client.getBalance({ address })
  it('are at the addresses in the sources, with the account address that factory and frame compute alike', async () => {
    assert.ok(await chain.client.getCode({ address: FACTORY_ADDRESS }))
    const told = await chain.client.readContract({
      address: FACTORY_ADDRESS,
      abi: FACTORY_ABI,
      functionName: 'addressOf',
      args: [OWNER.address, SALT],
    })
    assert.equal(told, ACCOUNT)
    await create()
    const owner = await chain.client.readContract({
      address: ACCOUNT,
      abi: ACCOUNT_ABI,
      functionName: 'owner',
    })
    assert.equal(owner, OWNER.address)
    await create() // already deployed: no effect
  })

  it('deploy the account and execute a signed batch in one transaction sent by another account', async () => {
    const batch = batchOf([pay(RECIPIENT, COIN), pay(OTHER.address, 2n * COIN)])
    const before = await balance(OTHER.address)
    await relay(batch, await sign(batch))
    assert.equal(await balance(RECIPIENT), COIN)
    assert.equal(await balance(OTHER.address), before + 2n * COIN)
    assert.equal(await balance(ACCOUNT), 7n * COIN)
    assert.equal(await nonce(), 1n)
  })

  it('pay the relayer its fee from the account, up to the signed maximum', async () => {
    const batch = batchOf([pay(RECIPIENT, COIN)], {
      maxFee: 1_000n,
      feeRecipient: '0x00000000000000000000000000000000000000fe',
    })
    const signature = await sign(batch)
    await assert.rejects(relay(batch, signature, 1_001n), /FeeTooHigh/)
    await relay(batch, signature, 900n)
    assert.equal(await balance('0x00000000000000000000000000000000000000fe'), 900n)
    assert.equal(await balance(ACCOUNT), 9n * COIN - 900n)
  })

  it('accept a signature once, and none for another account, network, nonce or fee recipient', async () => {
    const batch = batchOf([pay(RECIPIENT, COIN)])
    const signature = await sign(batch)
    await relay(batch, signature)
    await assert.rejects(relay(batch, signature), /WrongNonce/)
    const next = { ...batch, nonce: 1n }
    await assert.rejects(relay(next, signature), /WrongSignature/)
    await assert.rejects(relay(next, await sign(next, { chainId: 31338 })), /WrongSignature/)
    const elsewhere = accountAddress(OTHER.address)
    await assert.rejects(relay(next, await sign(next, { account: elsewhere })), /WrongSignature/)
    await assert.rejects(relay(next, await sign(next, { owner: OTHER })), /WrongSignature/)
    await assert.rejects(relay({ ...next, maxFee: COIN }, await sign(next), COIN), /WrongSignature/)
    await assert.rejects(
      relay({ ...next, feeRecipient: OTHER.address }, await sign(next)),
      /WrongSignature/,
    )
    const other = { ...batch, calls: [pay(OTHER.address, COIN)], nonce: 0n }
    await assert.rejects(
      relay(other, await sign(batch), 0n, OTHER.address), // the other owner's account
      /WrongSignature/,
    )
    assert.equal(await balance(RECIPIENT), COIN)
  })

  it('reject the malleable signature, one that is too short, and one without a signer', async () => {
    const batch = batchOf([pay(RECIPIENT, COIN)])
    const signature = await sign(batch)
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const s = (order - BigInt(`0x${signature.slice(66, 130)}`)).toString(16).padStart(64, '0')
    const mirrored: Hex = `${signature.slice(0, 66) as Hex}${s}${signature.endsWith('1b') ? '1c' : '1b'}`
    for (const wrong of [mirrored, signature.slice(0, -2) as Hex, `0x${'00'.repeat(65)}` as const])
      await assert.rejects(relay(batch, wrong), /WrongSignature/)
  })

  it('reject a batch that is late, or has too little gas to be executed as signed', async () => {
    const late = batchOf([pay(RECIPIENT, COIN)], { deadline: 1n })
    await assert.rejects(relay(late, await sign(late)), /DeadlinePassed/)
    await create()
    const greedy = batchOf([pay(RECIPIENT, COIN)], { minGas: 2_000_000n })
    const data = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'executeSigned',
      args: [greedy, 0n, await sign(greedy)],
    })
    await assert.rejects(
      chain.mined(chain.client.sendTransaction({ to: ACCOUNT, data, gas: 1_500_000n })),
    )
    await chain.mined(chain.client.sendTransaction({ to: ACCOUNT, data, gas: 2_500_000n }))
    assert.equal(await balance(RECIPIENT), COIN)
  })

  it('revert everything, including the fee, when one call fails, and keep the nonce', async () => {
    await create()
    const token = await chain.deploy('SandboxToken', ['Gold', 'GLD', 18])
    const steal = encodeFunctionData({
      abi: [
        {
          type: 'function',
          name: 'transfer',
          stateMutability: 'nonpayable',
          inputs: [{ type: 'address' }, { type: 'uint256' }],
          outputs: [],
        },
      ],
      args: [RECIPIENT, 1n],
    })
    const batch = batchOf([pay(RECIPIENT, COIN), { to: token, value: 0n, data: steal }], {
      maxFee: 5n,
    })
    await assert.rejects(relay(batch, await sign(batch), 5n), /CallFailed/)
    assert.equal(await balance(RECIPIENT), 0n)
    assert.equal(await balance(ACCOUNT), 10n * COIN)
    assert.equal(await nonce(), 0n)
  })

  it('obey the owner as sender, and no other', async () => {
    await create()
    const execute = (account: typeof OWNER) =>
      chain.client.writeContract({
        account,
        address: ACCOUNT,
        abi: ACCOUNT_ABI,
        functionName: 'execute',
        args: [[pay(RECIPIENT, COIN)]],
      })
    await assert.rejects(execute(OTHER), /NotTheOwner/)
    await chain.mined(execute(OWNER))
    assert.equal(await balance(RECIPIENT), COIN)
  })

  it('reject reentrancy while calls are executing, even with the owner’s signature', async () => {
    const second = batchOf([pay(RECIPIENT, COIN)], { nonce: 1n })
    const inner = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'executeSigned',
      args: [second, 0n, await sign(second)],
    })
    const first = batchOf([{ to: ACCOUNT, value: 0n, data: inner }])
    await assert.rejects(relay(first, await sign(first)), /CallFailed/)
    const self = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'execute',
      args: [[pay(RECIPIENT, COIN)]],
    })
    const direct = batchOf([{ to: ACCOUNT, value: 0n, data: self }])
    await assert.rejects(relay(direct, await sign(direct)), /CallFailed/)
    assert.equal(await balance(RECIPIENT), 0n)
  })

  it('measure calls without a signature, only where it can have no effect', async () => {
    const data = encodeFunctionData({
      abi: FACTORY_ABI,
      functionName: 'measure',
      args: [OWNER.address, SALT, [pay(RECIPIENT, COIN)]],
    })
    const measured = await measureCalls(chain.reader, OWNER.address, [pay(RECIPIENT, COIN)])
    assert.ok('gasOfCalls' in measured)
    assert.ok(measured.gasOfCreation > 1_000_000n && measured.gasOfCalls > 30_000n)
    assert.deepEqual(
      await measureCalls(chain.reader, OWNER.address, [pay(RECIPIENT, 11n * COIN)]),
      { failure: 'call 1: no reason given' },
    )
    await create()
    const direct = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'measure',
      args: [[pay(RECIPIENT, COIN)]],
    })
    // An explicit gas limit prevents estimation from failing before sending.
    const send = (to: Address, call: Hex) =>
      chain.mined(chain.client.sendTransaction({ to, data: call, gas: 1_000_000n }))
    await assert.rejects(send(FACTORY_ADDRESS, data), /failed/)
    await assert.rejects(send(ACCOUNT, direct), /failed/)
    assert.equal(await balance(RECIPIENT), 0n)
  })

  it('never accept a message’s signature for a batch', async () => {
    const batch = batchOf([pay(RECIPIENT, COIN)])
    const digest = hashTypedData(batchTypedData(batch, ACCOUNT, 31337))
    await assert.rejects(relay(batch, await signMessageHash(digest)), /WrongSignature/)
  })
})
