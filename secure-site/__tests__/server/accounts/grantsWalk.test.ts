import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { getAddress, hashMessage, keccak256, numberToHex, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { capabilitiesOf } from '../../../src/frame/accounts/capabilitiesOf'
import { prepareSendCalls } from '../../../src/frame/evm/sendCalls'
import { prepareGrantPermissions } from '../../../src/frame/grants/grantPermissions'
import { prepareRevokePermissions } from '../../../src/frame/grants/revokePermissions'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI } from '../../../src/shared/accounts/contracts'
import { KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { grantCall } from '../../../src/shared/accounts/grants'
import { KEY_ACCOUNT_ABI } from '../../../src/shared/accounts/keysAbi'
import { OWNER } from '../tools/startAccountChain'
import { HOST_ORIGIN } from '../tools/startTestSite'
import { SPONSORED, startAccountWalk } from '../tools/startAccountWalk'
import type { GrantsAnswer } from '../../../src/shared/grantList'
import type { SigningPorts } from '../../../src/frame/requests/signing'
import type { AccountChain } from '../tools/startAccountChain'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const COIN = parseEther('1')
const DAY = 86_400
const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'
const MINT = parseAbi(['function mint(address to, uint256 value)'])
const newKey = () => privateKeyToAccount(generatePrivateKey())
type Key = ReturnType<typeof newKey>
const seconds = () => Math.floor(Date.now() / 1_000)

/**
 * The frame's real code over a real site and real chains; only the user, who always approves, is
 * simulated.
 */
describe('a grant’s way from the frame to the chain', () => {
  let one: AccountChain
  let two: AccountChain
  let ports: SigningPorts
  let askAsOwner: Awaited<ReturnType<typeof startAccountWalk>>['askAsOwner']
  let close: () => Promise<void>
  before(async () => {
    ;({ one, two, ports, askAsOwner, close } = await startAccountWalk())
  })
  after(() => close())

  const allowance = (wei: bigint) => ({
    type: 'native-token-recurring-allowance',
    data: { allowance: numberToHex(wei), start: seconds() - 1, period: DAY },
  })
  const requestOf = (key: Key, permissions: readonly unknown[], more: object = {}) => ({
    chainId: '0x7a69',
    address: ACCOUNT,
    expiry: seconds() + DAY,
    signer: {
      type: 'keys',
      data: { keys: [{ type: 'secp256k1', publicKey: key.publicKey }] },
    },
    permissions,
    policies: [],
    ...more,
  })
  const prepareGrant = (request: object) =>
    prepareGrantPermissions({ params: [request], caipNetworkId: SPONSORED }, ports)
  const prepareStop = (id: Hex, account = ACCOUNT) =>
    prepareRevokePermissions(
      {
        params: [{ pci: id, permissions: [], expiry: 0, address: `${SPONSORED}:${account}` }],
        caipNetworkId: SPONSORED,
      },
      ports,
    )
  async function act(key: Key, id: Hex, wei: bigint, chain = one) {
    await chain.client.setBalance({ address: key.address, value: COIN })
    return chain.mined(
      chain.client.writeContract({
        account: key,
        address: ACCOUNT,
        abi: KEY_ACCOUNT_ABI,
        functionName: 'executeAsKey',
        args: [id, [{ to: RECIPIENT, value: wei, data: '0x' }]],
      }),
    )
  }

  it('is offered for the smart account, and not for a plain one', async () => {
    const of = (address: Address) =>
      capabilitiesOf(address, OWNER.address, SPONSORED, ports.smart) as Promise<
        Record<string, unknown>
      >
    assert.deepEqual((await of(ACCOUNT))['permissions'], {
      supported: true,
      signerTypes: ['keys'],
      permissionTypes: [
        'native-token-recurring-allowance',
        'erc20-recurring-allowance',
        'contract-call',
      ],
      policyTypes: [],
    })
    assert.equal((await of(OWNER.address))['permissions'], undefined)
    const key = newKey()
    const asPlain = requestOf(key, [allowance(1n)], { address: OWNER.address })
    await assert.rejects(prepareGrant(asPlain), { code: 4200 })
  })

  it('deploys the account, lets the key spend up to its limit, and ends when the owner stops it', async () => {
    const key = newKey()
    const id = keccak256(key.publicKey)
    const request = requestOf(key, [allowance(COIN)])
    const { review, sign } = await prepareGrant(request)
    const shown = JSON.stringify(review)
    for (const words of ['1 ETH each day', 'Paid for you', 'also creates it', key.address])
      assert.ok(shown.includes(words), words)
    assert.deepEqual(await sign(), { ...request, context: id })
    await act(key, id, COIN / 2n)
    await assert.rejects(act(key, id, COIN), /AllowanceExceeded/)
    assert.equal(await one.client.getBalance({ address: RECIPIENT }), COIN / 2n)
    await assert.rejects(prepareGrant(request), /Use a new one/)

    const stop = await prepareStop(id)
    assert.match(JSON.stringify(stop.review), /Paid for you/)
    const signature = (await stop.sign()) as Hex
    const isSigned = (text: string) =>
      one.reader.verifyHash({ address: ACCOUNT, hash: hashMessage(text), signature })
    assert.deepEqual([await isSigned(`Stop ${id}`), await isSigned('Stop')], [true, false])
    await assert.rejects(act(key, id, 1n), /GrantRevoked/)
    const again = await prepareStop(id)
    assert.match(JSON.stringify(again.review), /nothing is sent/)
    const nonce = await one.client.readContract({
      address: ACCOUNT,
      abi: ACCOUNT_ABI,
      functionName: 'nonce',
    })
    await again.sign()
    assert.equal(
      await one.client.readContract({
        address: ACCOUNT,
        abi: ACCOUNT_ABI,
        functionName: 'nonce',
      }),
      nonce,
    )
  })

  it('is listed for its owner from the moment it is sent until it is stopped', async () => {
    const list = async () => {
      const { body } = await askAsOwner('/api/account/grants')
      return (body as GrantsAnswer).grants
    }
    const before = await list()
    const token = await one.deploy('SandboxToken', ['Gold', 'GLD', 6])
    const key = newKey()
    const id = keccak256(key.publicKey)
    const asked = requestOf(key, [
      allowance(COIN / 2n),
      {
        type: 'erc20-recurring-allowance',
        data: { ...allowance(7n).data, token },
      },
      // An address without a contract.
      {
        type: 'erc20-recurring-allowance',
        data: { ...allowance(8n).data, token: RECIPIENT },
      },
      {
        type: 'contract-call',
        data: { address: token, abi: MINT, functions: [{ functionName: 'mint' }] },
      },
    ])
    const { sign } = await prepareGrant(asked)
    await sign()
    const [listed, ...others] = await list()
    assert.deepEqual(others, before)
    assert.deepEqual(listed, {
      id,
      caipNetworkId: SPONSORED,
      networkName: 'Chain',
      hostOrigin: HOST_ORIGIN,
      projectId: 'demo',
      expiry: asked.expiry,
      allowances: [
        {
          token: null,
          amount: String(COIN / 2n),
          period: DAY,
          unit: { symbol: 'ETH', decimals: 18 },
        },
        {
          token: getAddress(token),
          amount: '7',
          period: DAY,
          unit: { symbol: null, decimals: 6 },
        },
        { token: getAddress(RECIPIENT), amount: '8', period: DAY, unit: null },
      ],
      functions: [{ to: getAddress(token), selector: '0x40c10f19' }],
      state: 'active',
      isStoppedHere: true,
    })
    await (await prepareStop(id)).sign()
    assert.deepEqual(await list(), before)
    assert.equal((await askAsOwner('/api/account/grants')).status, 200)
  })

  it('is paid by the account where the operator does not pay', async () => {
    const key = newKey()
    const { review, sign } = await prepareGrant(
      requestOf(key, [allowance(COIN)], { chainId: '0x7a6a' }),
    )
    const most = /At most ([\d.]+) ETH"[^}]*Paid from your smart account/.exec(
      JSON.stringify(review),
    )?.[1]
    assert.ok(most !== undefined)
    await sign()
    const fee = 10n * COIN - (await two.client.getBalance({ address: ACCOUNT }))
    assert.ok(fee > 0n && fee <= parseEther(most))
    await act(key, keccak256(key.publicKey), COIN, two)
  })

  it('shows the names from a token and a contract, and grants nothing beyond that', async () => {
    const token = await one.deploy('SandboxToken', ['Gold', 'GLD', 18])
    const key = newKey()
    const call = (functions: readonly object[], abi: readonly unknown[] = MINT) => ({
      type: 'contract-call',
      data: { address: token, abi, functions },
    })
    const tokens = {
      type: 'erc20-recurring-allowance',
      data: { ...allowance(2n * COIN).data, token },
    }
    const asked = requestOf(key, [tokens, call([{ functionName: 'mint' }])])
    const { review, sign } = await prepareGrant(asked)
    const shown = JSON.stringify(review)
    for (const words of ['2 GLD each day', 'mint(address,uint256)', 'Without sending coins'])
      assert.ok(shown.includes(words), words)
    assert.ok(shown.includes(getAddress(token)))
    await sign()
    const refused = (permissions: readonly unknown[], more: object = {}) =>
      assert.rejects(prepareGrant(requestOf(newKey(), permissions, more)), { code: -32602 })
    const erc20 = parseAbi(['function transfer(address to, uint256 amount)'])
    await refused([call([{ functionName: 'transfer' }], erc20)])
    await refused([call([{ functionName: 'mint', valueLimit: '0x1' }])])
    await refused([call([{ functionName: 'mint', operation: 'DelegateCall' }])])
    await refused([call([{ functionName: 'mint', args: [{ operator: 'EQUAL', value: '0x01' }] }])])
    await refused([call([{ functionName: 'burn' }])])
    await refused([{ ...tokens, data: { ...tokens.data, allowance: `0x${'f'.repeat(64)}` } }])
    await refused([tokens], { expiry: seconds() - 1 })
    await refused([tokens], { policies: [{ type: 'gas-limit', data: {} }] })
  })

  it('can’t be made or revoked without a review, and an unknown grant can’t be revoked', async () => {
    const key = newKey()
    const data = grantCall({
      id: keccak256(key.publicKey),
      expiry: BigInt(seconds() + DAY),
      keys: [key.address],
      allowances: [],
      functions: [],
    }).data
    const batch = { version: '2.0.0', from: ACCOUNT, calls: [{ to: KEYS_ADDRESS, data }] }
    const hidden = prepareSendCalls({ params: [batch], caipNetworkId: SPONSORED }, ports)
    await assert.rejects(hidden, { code: -32602 })
    await assert.rejects(prepareStop(keccak256(key.publicKey)), { code: -32001 })
    await assert.rejects(prepareStop(keccak256(key.publicKey), OWNER.address), { code: 4200 })
    const elsewhere = requestOf(key, [allowance(1n)], { chainId: '0x1' })
    await assert.rejects(prepareGrant(elsewhere), { code: 5710 })
  })
})
