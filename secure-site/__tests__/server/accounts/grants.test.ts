import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { encodeFunctionData, erc20Abi, hashTypedData, parseAbi, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI, FACTORY_ABI, SALT } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS, KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { grantCall, revokeCall } from '../../../src/shared/accounts/grants'
import { KEY_ACCOUNT_ABI, KEYS_ABI } from '../../../src/shared/accounts/keysAbi'
import { batchTypedData, keyBatchTypedData } from '../../../src/shared/accounts/typedData'
import { OTHER, OWNER, RELAYER, startAccountChain } from '../tools/startAccountChain'
import type { AccountGrant } from '../../../src/shared/accounts/grants'
import type { AccountCall, KeyBatch } from '../../../src/shared/accounts/typedData'
import type { AccountChain } from '../tools/startAccountChain'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const COIN = parseEther('1')
const NEVER = 2n ** 40n
const DAY = 86_400
const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'
const NO_TOKEN: Address = '0x0000000000000000000000000000000000000000'
const ID = toHex(7, { size: 32 })
const MINT = parseAbi(['function mint(address to, uint256 value)'])
const KEY = privateKeyToAccount(generatePrivateKey())
const SECOND_KEY = privateKeyToAccount(generatePrivateKey())

const pay = (value: bigint, to: Address = RECIPIENT): AccountCall => ({ to, value, data: '0x' })
const move = (
  functionName: 'transfer' | 'approve',
  token: Address,
  amount: bigint,
): AccountCall => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [RECIPIENT, amount] }),
})
const mint = (token: Address, value = 0n): AccountCall => ({
  to: token,
  value,
  data: encodeFunctionData({ abi: MINT, args: [RECIPIENT, 3n] }),
})

describe('keys that an account grants something to', () => {
  let chain: AccountChain
  let token: Address
  let fresh: Hex
  let start: bigint
  before(async () => {
    chain = await startAccountChain()
    await chain.client.setBalance({ address: ACCOUNT, value: 10n * COIN })
    for (const { address } of [KEY, SECOND_KEY])
      await chain.client.setBalance({ address, value: 10n * COIN })
    token = await chain.deploy('SandboxToken', ['Gold', 'GLD', 18])
    await chain.mined(
      chain.client.writeContract({
        address: token,
        abi: MINT,
        functionName: 'mint',
        args: [ACCOUNT, 100n],
      }),
    )
    start = (await chain.client.getBlock()).timestamp
    fresh = await chain.client.snapshot()
  })
  beforeEach(async () => {
    await chain.client.revert({ id: fresh })
    fresh = await chain.client.snapshot()
  })
  after(() => chain.close())

  const coins = (amount: bigint, more: object = {}) => ({
    token: NO_TOKEN,
    amount,
    start,
    period: DAY,
    ...more,
  })
  const grantOf = (more: Partial<AccountGrant>): AccountGrant => ({
    id: ID,
    expiry: start + 7n * BigInt(DAY),
    keys: [KEY.address],
    allowances: [],
    functions: [],
    ...more,
  })

  /** The owner signs calls; the relayer sends them, and makes the account where it is not there. */
  async function byOwner(...calls: AccountCall[]) {
    const code = await chain.client.getCode({ address: ACCOUNT })
    const nonce = code
      ? await chain.client.readContract({
          address: ACCOUNT,
          abi: ACCOUNT_ABI,
          functionName: 'nonce',
        })
      : 0n
    const batch = {
      calls,
      nonce,
      deadline: NEVER,
      maxFee: 0n,
      feeRecipient: RELAYER.address,
      minGas: 0n,
    }
    return chain.mined(
      chain.client.writeContract({
        address: FACTORY_ADDRESS,
        abi: FACTORY_ABI,
        functionName: 'createAndExecute',
        args: [
          OWNER.address,
          SALT,
          batch,
          0n,
          await OWNER.signTypedData(batchTypedData(batch, ACCOUNT, 31337)),
        ],
      }),
    )
  }
  const grant = (more: Partial<AccountGrant>) => byOwner(grantCall(grantOf(more)))

  async function act(calls: readonly AccountCall[], { key = KEY, id = ID } = {}) {
    const request = {
      account: key,
      address: ACCOUNT,
      abi: KEY_ACCOUNT_ABI,
      functionName: 'executeAsKey',
      args: [id, calls],
    } as const
    return chain.mined(chain.client.writeContract(request))
  }
  const batchOf = (calls: readonly AccountCall[], more: Partial<KeyBatch> = {}): KeyBatch => ({
    grantId: ID,
    calls,
    nonce: 0n,
    deadline: NEVER,
    minGas: 0n,
    ...more,
  })
  const sign = (batch: KeyBatch, { key = KEY, account = ACCOUNT, chainId = 31337 } = {}) =>
    key.signTypedData(keyBatchTypedData(batch, account, chainId))
  const relay = (batch: KeyBatch, signature: Hex) =>
    chain.mined(
      chain.client.writeContract({
        address: ACCOUNT,
        abi: KEY_ACCOUNT_ABI,
        functionName: 'executeSignedByKey',
        args: [batch, signature],
      }),
    )
  const balance = (address: Address) => chain.client.getBalance({ address })
  const balanceOf = (address: Address) =>
    chain.client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })
  /** The next block is this much later than the first one. */
  const at = (seconds: number) =>
    chain.client.setNextBlockTimestamp({ timestamp: start + BigInt(seconds) })

  it('spend coins up to the limit, each period anew, from an account that the grant itself creates', async () => {
    await grant({ allowances: [coins(COIN)] })
    await act([pay(COIN / 2n), pay(COIN / 4n)])
    assert.equal(await balance(RECIPIENT), (COIN * 3n) / 4n)
    await assert.rejects(act([pay(COIN / 2n)]), /AllowanceExceeded/)
    await assert.rejects(act([pay(COIN / 8n), pay(COIN / 4n)]), /AllowanceExceeded/)
    await act([pay(COIN / 4n)])
    await assert.rejects(act([pay(1n)]), /AllowanceExceeded/)
    await at(DAY)
    await chain.client.mine({ blocks: 1 })
    await act([pay(COIN)])
    await assert.rejects(act([pay(1n)]), /AllowanceExceeded/)
    assert.equal(await balance(RECIPIENT), 2n * COIN)
  })

  it('spend nothing before the first period, and nothing from the last second on', async () => {
    await grant({ allowances: [coins(COIN, { start: start + 1_000n })], expiry: start + 2_000n })
    await assert.rejects(act([pay(1n)]), /NotAllowed/)
    await at(1_500)
    await chain.client.mine({ blocks: 1 })
    await act([pay(1n)])
    await at(2_000)
    await chain.client.mine({ blocks: 1 })
    await assert.rejects(act([pay(1n)]), /GrantExpired/)
    assert.equal(await balance(RECIPIENT), 1n)
  })

  it('move a token and let others take it, both counted alike, and no other token', async () => {
    await grant({ allowances: [coins(10n, { token })] })
    await act([move('transfer', token, 4n)])
    await act([move('approve', token, 5n)])
    await assert.rejects(act([move('transfer', token, 2n)]), /AllowanceExceeded/)
    await assert.rejects(act([move('approve', token, 2n)]), /AllowanceExceeded/)
    assert.equal(await balanceOf(RECIPIENT), 4n)
    const other = await chain.deploy('SandboxToken', ['Silver', 'SLV', 18])
    await assert.rejects(act([move('transfer', other, 0n)]), /NotAllowed/)
    await assert.rejects(act([pay(1n)]), /NotAllowed/)
    const { to, data } = move('transfer', token, 1n)
    await assert.rejects(act([{ to, data, value: 1n }]), /NotAllowed/)
    await assert.rejects(act([{ to, data: `${data}00`, value: 0n }]), /NotAllowed/)
  })

  it('keep to each of two limits of one token, and to nothing beside the functions that are named', async () => {
    const functions = [
      { to: token, selector: mint(token).data.slice(0, 10) as Hex, valueLimit: 0n },
    ]
    await grant({ allowances: [coins(COIN), coins(3n, { period: 60 })], functions })
    await act([pay(3n)])
    await assert.rejects(act([pay(1n)]), /AllowanceExceeded/)
    const supply = await balanceOf(RECIPIENT)
    await act([mint(token)])
    assert.equal(await balanceOf(RECIPIENT), supply + 3n)
    await assert.rejects(act([mint(token, 1n)]), /NotAllowed/)
    await assert.rejects(act([move('transfer', token, 0n)]), /NotAllowed/)
    await assert.rejects(act([mint(RECIPIENT)]), /NotAllowed/)
    await assert.rejects(act([{ to: token, value: 0n, data: '0x40c1' }]), /NotAllowed/)
  })

  it('count coins that go along with a call', async () => {
    const deposit = toHex(0x12345678, { size: 4 })
    const functions = [{ to: RECIPIENT, selector: deposit, valueLimit: 2n }]
    await grant({ allowances: [coins(3n)], functions })
    const along = (value: bigint): AccountCall => ({ to: RECIPIENT, value, data: deposit })
    await assert.rejects(act([along(3n)]), /NotAllowed/)
    await act([along(2n)])
    await assert.rejects(act([along(2n)]), /AllowanceExceeded/)
    await act([along(0n)])
    const alone = toHex(8, { size: 32 })
    await grant({ id: alone, functions })
    await assert.rejects(act([along(1n)], { id: alone }), /NotAllowed/)
  })

  it('are those of the grant only, until the owner revokes it, and it never comes back', async () => {
    await grant({ allowances: [coins(COIN)], keys: [KEY.address, SECOND_KEY.address] })
    await act([pay(1n)], { key: SECOND_KEY })
    await assert.rejects(act([pay(1n)], { key: OTHER }), /NotTheKey/)
    await assert.rejects(act([pay(1n)], { id: toHex(9, { size: 32 }) }), /UnknownGrant/)
    await assert.rejects(grant({ allowances: [coins(9n * COIN)] }), /CallFailed/)
    await byOwner(revokeCall(ID))
    await assert.rejects(act([pay(1n)]), /GrantRevoked/)
    await assert.rejects(relay(batchOf([pay(1n)]), await sign(batchOf([pay(1n)]))), /GrantRevoked/)
    await assert.rejects(grant({ allowances: [coins(COIN)] }), /CallFailed/)
    await byOwner(revokeCall(ID)) // once more: it stays revoked
    assert.deepEqual(
      await chain.client.readContract({
        address: KEYS_ADDRESS,
        abi: KEYS_ABI,
        functionName: 'grantOf',
        args: [ACCOUNT, ID],
      }),
      [start + 7n * BigInt(DAY), true],
    )
    await assert.rejects(byOwner(revokeCall(toHex(9, { size: 32 }))), /CallFailed/)
  })

  it('grant nothing themselves, and turn neither the account nor the list of grants to use', async () => {
    const everything = grantCall(
      grantOf({ id: toHex(8, { size: 32 }), allowances: [coins(9n * COIN)] }),
    )
    const selector = everything.data.slice(0, 10) as Hex
    const self = encodeFunctionData({
      abi: ACCOUNT_ABI,
      functionName: 'execute',
      args: [[pay(9n * COIN)]],
    })
    const functions = [
      { to: KEYS_ADDRESS, selector, valueLimit: 0n } as const,
      { to: ACCOUNT, selector: self.slice(0, 10) as Hex, valueLimit: 0n },
    ]
    await grant({ functions, allowances: [coins(COIN)] })
    await assert.rejects(act([everything]), /NotAllowed/)
    await assert.rejects(act([{ to: ACCOUNT, value: 0n, data: self }]), /NotAllowed/)
    await assert.rejects(act([pay(1n, ACCOUNT)]), /NotAllowed/)
    // Another account's grant of the same id is another one.
    await chain.mined(
      chain.client.sendTransaction({
        account: OTHER,
        to: KEYS_ADDRESS,
        data: grantCall(grantOf({ id: toHex(8, { size: 32 }), allowances: [coins(9n * COIN)] }))
          .data,
      }),
    )
    await assert.rejects(act([pay(1n)], { id: toHex(8, { size: 32 }) }), /UnknownGrant/)
  })

  it('can’t be granted what has no limit, no period, or no time left', async () => {
    const refused = async (more: Partial<AccountGrant>) => assert.rejects(grant(more), /CallFailed/)
    await refused({ expiry: start - 1n, allowances: [coins(1n)] })
    await refused({ allowances: [coins(1n, { period: 0 })] })
    await refused({ keys: [NO_TOKEN], allowances: [coins(1n)] })
    for (const name of ['transfer', 'approve'] as const) {
      const selector = move(name, token, 1n).data.slice(0, 10) as Hex
      await refused({ functions: [{ to: token, selector, valueLimit: 0n }] })
    }
  })

  it('sign for others to send, once, for one account on one network, in time and with enough gas', async () => {
    await grant({ allowances: [coins(COIN)], keys: [KEY.address, SECOND_KEY.address] })
    const batch = batchOf([pay(COIN / 4n)])
    const signature = await sign(batch)
    await relay(batch, signature)
    assert.equal(await balance(RECIPIENT), COIN / 4n)
    await assert.rejects(relay(batch, signature), /KeyNonceWrong/)
    const next = { ...batch, nonce: 1n }
    await assert.rejects(relay(next, signature), /NotTheKey/)
    await assert.rejects(relay(next, await sign(next, { chainId: 31338 })), /NotTheKey/)
    const elsewhere = accountAddress(OTHER.address)
    await assert.rejects(relay(next, await sign(next, { account: elsewhere })), /NotTheKey/)
    await assert.rejects(relay(next, await sign(next, { key: OTHER })), /NotTheKey/)
    await assert.rejects(relay(next, '0x1234'), /KeySignatureWrong/)
    const late = { ...next, deadline: 1n }
    await assert.rejects(relay(late, await sign(late)), /KeyDeadlinePassed/)
    const greedy = { ...next, minGas: 2n ** 40n }
    await assert.rejects(relay(greedy, await sign(greedy)), /NotEnoughGas/)
    await relay(next, await sign(next))
    // The other key counts by itself, within the same limit.
    const theirs = batchOf([pay(COIN)])
    await assert.rejects(
      relay(theirs, await sign(theirs, { key: SECOND_KEY })),
      /AllowanceExceeded/,
    )
    const less = batchOf([pay(COIN / 2n)])
    await relay(less, await sign(less, { key: SECOND_KEY }))
    assert.equal(await balance(RECIPIENT), COIN)
  })

  it('undo what was counted where a call fails', async () => {
    await grant({ allowances: [coins(COIN), coins(1_000n, { token })] })
    await assert.rejects(act([pay(COIN), move('transfer', token, 500n)]), /CallFailed/)
    await act([pay(COIN), move('transfer', token, 100n)])
    assert.equal(await balance(RECIPIENT), COIN)
  })

  it('never speak for the account', async () => {
    await grant({ allowances: [coins(COIN)] })
    const hash = hashTypedData(keyBatchTypedData(batchOf([]), ACCOUNT, 31337))
    const answer = await chain.client.readContract({
      address: ACCOUNT,
      abi: ACCOUNT_ABI,
      functionName: 'isValidSignature',
      args: [hash, await KEY.sign({ hash })],
    })
    assert.equal(answer, '0xffffffff')
  })
})
