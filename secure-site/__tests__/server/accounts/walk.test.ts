import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { encodeFunctionData, erc20Abi, isErc6492Signature, parseEther } from 'viem'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { preparePersonalSign } from '../../../src/frame/evm/personalSign'
import { prepareSendCalls } from '../../../src/frame/evm/sendCalls'
import { prepareSendTransaction } from '../../../src/frame/evm/sendTransaction'
import { prepareTypedData } from '../../../src/frame/evm/typedData'
import { callsStatus } from '../../../src/frame/rpc/callsStatus'
import { OWNER } from '../tools/startAccountChain'
import { SPONSORED, startAccountWalk, UNSPONSORED } from '../tools/startAccountWalk'
import type { SigningPorts } from '../../../src/frame/requests/signing'
import type { AccountChain } from '../tools/startAccountChain'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const COIN = parseEther('1')
const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'
const TYPED = {
  domain: { name: 'Tide', version: '1', chainId: 31337 },
  types: { Note: [{ name: 'text', type: 'string' }] },
  primaryType: 'Note',
  message: { text: 'Hello' },
} as const

/**
 * The frame's real code over a real site and real chains; only the user, who always approves, is
 * simulated.
 */
describe('a smart account’s way from the frame to the chain', () => {
  let one: AccountChain
  let two: AccountChain
  let ports: SigningPorts
  let close: () => Promise<void>
  let token: Address

  before(async () => {
    ;({ one, two, ports, close } = await startAccountWalk())
    token = await one.deploy('SandboxToken', ['Gold', 'GLD', 18])
  })
  after(() => close())

  async function signText(address: Address) {
    const request = { params: ['Hello', address], caipNetworkId: SPONSORED }
    return (await (await preparePersonalSign(request, ports)).sign()) as Hex
  }
  async function signData(address: Address) {
    const request = { params: [address, JSON.stringify(TYPED)], caipNetworkId: SPONSORED }
    return (await (await prepareTypedData(request, ports)).sign()) as Hex
  }
  const isValid = async (address: Address, text: Hex, data: Hex) => [
    await one.reader.verifyMessage({ address, message: 'Hello', signature: text }),
    await one.reader.verifyTypedData({ ...TYPED, address, signature: data }),
  ]
  const balance = (chain: AccountChain, address: Address) => chain.client.getBalance({ address })

  it('signs before deployment, and the chain verifies it', async () => {
    const [text, data] = [await signText(ACCOUNT), await signData(ACCOUNT)]
    assert.ok(isErc6492Signature(text) && isErc6492Signature(data))
    assert.deepEqual(await isValid(ACCOUNT, text, data), [true, true])
    assert.equal(await one.client.getCode({ address: ACCOUNT }), undefined)
  })

  it('sends a sponsored batch, which deploys the account, and reports its status', async () => {
    const approval = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [RECIPIENT, 5n],
    })
    const { review, sign } = await prepareSendCalls(
      {
        caipNetworkId: SPONSORED,
        params: [
          {
            version: '2.0.0',
            id: 'mine',
            from: ACCOUNT,
            chainId: '0x7a69',
            atomicRequired: true,
            calls: [
              { to: RECIPIENT, value: `0x${COIN.toString(16)}` },
              { to: token, data: approval },
            ],
          },
        ],
      },
      ports,
    )
    assert.match(JSON.stringify(review), /Paid for you.*also creates it/)
    assert.deepEqual(await sign(), { id: 'mine' })
    const batch = await ports.batches.read('mine')
    const [hash] = batch?.hashes ?? []
    assert.ok(batch && hash)
    await one.reader.waitForTransactionReceipt({ hash: hash as Hex })
    const status = (await callsStatus('mine', batch, ports)) as Record<string, unknown>
    assert.deepEqual([status['status'], status['atomic']], [200, true])
    assert.equal(await balance(one, RECIPIENT), COIN)
    assert.equal(await balance(one, ACCOUNT), 9n * COIN)
    const allowance = await one.client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [ACCOUNT, RECIPIENT],
    })
    assert.equal(allowance, 5n)
  })

  it('signs as the contract afterwards, and earlier signatures stay valid', async () => {
    const [text, data] = [await signText(ACCOUNT), await signData(ACCOUNT)]
    assert.ok(!isErc6492Signature(text) && !isErc6492Signature(data))
    assert.deepEqual(await isValid(ACCOUNT, text, data), [true, true])
  })

  it('signs as the key’s own account when the page names that', async () => {
    const [text, data] = [await signText(OWNER.address), await signData(OWNER.address)]
    assert.deepEqual(await isValid(OWNER.address, text, data), [true, true])
    assert.deepEqual(await isValid(ACCOUNT, text, data), [false, false])
  })

  it('pays the fee where the operator does not, at most the amount shown', async () => {
    const { review, sign } = await prepareSendTransaction(
      {
        caipNetworkId: UNSPONSORED,
        params: [{ from: ACCOUNT, to: RECIPIENT, value: `0x${COIN.toString(16)}` }],
      },
      ports,
    )
    const most = /At most ([\d.]+) ETH/.exec(JSON.stringify(review))?.[1]
    assert.ok(most !== undefined)
    await two.reader.waitForTransactionReceipt({ hash: (await sign()) as Hex })
    assert.equal(await balance(two, RECIPIENT), COIN)
    const fee = 9n * COIN - (await balance(two, ACCOUNT))
    assert.ok(fee > 0n && fee <= parseEther(most))
  })
})
