import { decodeFunctionData, hashTypedData, recoverAddress } from 'viem'
import type { Address, Hex } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { createBundlerDriver } from '../../../src/frame/accounts/createBundlerDriver'
import { ENTRY_POINT } from '../../../src/frame/accounts/createOperationAccount'
import { failure } from '../../../src/frame/failures'
import { createJsonRpc } from '../../../src/frame/rpc/createJsonRpc'
import { accountAddress, createAccountData } from '../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { grantCall, revokeCall } from '../../../src/shared/accounts/grants'
import { operationTypedData } from '../../../src/shared/accounts/typedData'

const OWNER = privateKeyToAccount(`0x${'a1'.repeat(32)}`)
const ACCOUNT = accountAddress(OWNER.address)
const RECIPIENT: Address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const PAYMASTER: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const TRANSACTION: Hex = `0x${'cd'.repeat(32)}`
const CALLS = [
  { to: RECIPIENT, value: 10n ** 18n, data: '0x' },
  { to: RECIPIENT, value: 0n, data: '0xdeadbeef' },
] as const

/** A version 0.7 operation in its wire format. */
interface Sent {
  readonly sender: Address
  readonly nonce: Hex
  readonly callData: Hex
  readonly signature: Hex
  readonly factory?: Address
  readonly factoryData?: Hex
  readonly paymaster?: Address
  readonly [member: string]: unknown
}
type Answers = Record<string, (params: readonly unknown[]) => unknown>

class Refused extends Error {}

const receipt = (status: '0x0' | '0x1') => ({
  status,
  blockHash: '0x1',
  blockNumber: '0x2',
  gasUsed: '0x3',
  transactionHash: TRANSACTION,
  logs: [],
})

/** A network, a bundler and a paymaster; any unexpected request is an error. */
function startDriver({
  isDeployed = false,
  hasPaymaster = false,
  answers = {},
  now = { receipts: [] },
  tellGrant = () => Promise.reject(new Error('No grant was expected in this test')),
}: {
  isDeployed?: boolean
  hasPaymaster?: boolean
  answers?: Answers
  now?: { receipts: unknown[] }
  tellGrant?: (data: Hex) => Promise<void>
} = {}) {
  const sent: Sent[] = []
  const asked: string[] = []
  const hashOf = (operation: Sent) =>
    getUserOperationHash({
      chainId: 1,
      entryPointAddress: ENTRY_POINT,
      entryPointVersion: '0.7',
      userOperation: {
        sender: operation.sender,
        nonce: BigInt(operation.nonce),
        callData: operation.callData,
        callGasLimit: BigInt(operation['callGasLimit'] as Hex),
        verificationGasLimit: BigInt(operation['verificationGasLimit'] as Hex),
        preVerificationGas: BigInt(operation['preVerificationGas'] as Hex),
        maxFeePerGas: BigInt(operation['maxFeePerGas'] as Hex),
        maxPriorityFeePerGas: BigInt(operation['maxPriorityFeePerGas'] as Hex),
        signature: '0x',
        ...(operation.factory && {
          factory: operation.factory,
          factoryData: operation.factoryData ?? '0x',
        }),
        ...(operation.paymaster && {
          paymaster: operation.paymaster,
          paymasterData: operation['paymasterData'] as Hex,
          paymasterVerificationGasLimit: BigInt(operation['paymasterVerificationGasLimit'] as Hex),
          paymasterPostOpGasLimit: BigInt(operation['paymasterPostOpGasLimit'] as Hex),
        }),
      },
    })
  const servers: Record<string, Answers> = {
    'rpc.example': {
      eth_chainId: () => '0x1',
      eth_getCode: () => (isDeployed ? '0x60' : '0x'),
      eth_getBlockByNumber: () => ({
        baseFeePerGas: '0x3b9aca00',
        number: '0x1',
        transactions: [],
      }),
      eth_maxPriorityFeePerGas: () => '0x3b9aca00',
      eth_call: () => `0x${'7'.padStart(64, '0')}`, // the entry point's nonce of the account
    },
    'bundler.example': {
      eth_chainId: () => '0x1',
      eth_supportedEntryPoints: () => [ENTRY_POINT],
      eth_estimateUserOperationGas: () => ({
        callGasLimit: '0x10000',
        verificationGasLimit: '0x20000',
        preVerificationGas: '0x3000',
        ...(hasPaymaster && {
          paymasterVerificationGasLimit: '0x1',
          paymasterPostOpGasLimit: '0x1',
        }),
      }),
      eth_sendUserOperation: ([operation, entryPoint]) => {
        expect(entryPoint).toBe(ENTRY_POINT)
        sent.push(operation as Sent)
        return hashOf(operation as Sent)
      },
      eth_getUserOperationReceipt: () => now.receipts.shift() ?? null,
    },
    'pay.example': {
      pm_getPaymasterStubData: () => ({
        paymaster: PAYMASTER,
        paymasterData: '0x',
        paymasterVerificationGasLimit: '0x1',
        paymasterPostOpGasLimit: '0x1',
      }),
      pm_getPaymasterData: () => ({ paymaster: PAYMASTER, paymasterData: '0x1234' }),
    },
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { host } = new URL(input as string)
    const { id, method, params } = JSON.parse(init?.body as string) as {
      id: number
      method: string
      params?: readonly unknown[]
    }
    asked.push(`${host} ${method}`)
    const answer = answers[method] ?? servers[host]?.[method]
    if (!answer) throw new Error(`${method} of ${host} was not expected in this test`)
    try {
      return Response.json({ jsonrpc: '2.0', id, result: answer(params ?? []) })
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown
      const error = { code: -32500, message: thrown.message }
      return Response.json({ jsonrpc: '2.0', id, error })
    }
  }
  const rpc = createJsonRpc({ fetch, urls: async () => ['https://rpc.example'] })
  let pauses = 0
  const driver = createBundlerDriver({
    bundler: {
      url: 'https://bundler.example',
      ...(hasPaymaster && { paymasterUrl: 'https://pay.example' }),
    },
    fetch,
    rpc,
    caipNetworkId: 'eip155:1',
    isDeployed: async () => isDeployed,
    signHash: hash => OWNER.sign({ hash }),
    tellGrant,
    pause: async () => {
      pauses += 1
    },
  })
  return { driver, sent, asked, hashOf, pauses: () => pauses }
}

it('sends one operation with the deployment and all calls, signed by the owner for this network', async () => {
  const { driver, sent, hashOf } = startDriver()
  const prepared = await driver.prepare(OWNER.address, CALLS)
  expect(prepared).toMatchObject({ isSponsored: false, createsAccount: true, failure: null })
  const hash = await prepared.send()
  const [operation] = sent
  if (!operation) throw new Error('Nothing was sent')
  expect(operation).toMatchObject({
    sender: ACCOUNT,
    factory: FACTORY_ADDRESS,
    factoryData: createAccountData(OWNER.address),
  })
  expect(operation.paymaster).toBeUndefined()
  expect(decodeFunctionData({ abi: ACCOUNT_ABI, data: operation.callData })).toEqual({
    functionName: 'execute',
    args: [CALLS],
  })
  expect(hash).toBe(hashOf(operation))
  const digest = hashTypedData(operationTypedData(hash, ACCOUNT, 1))
  const signer = await recoverAddress({ hash: digest, signature: operation.signature })
  expect(signer).toBe(OWNER.address)
  // The fee shown is the most that may be charged: all gas at the highest price.
  const gas = 0x10000n + 0x20000n + 0x3000n
  expect(prepared.fee).toBe(gas * BigInt(operation['maxFeePerGas'] as Hex))
})

it('omits the factory when the account is deployed', async () => {
  const { driver, sent } = startDriver({ isDeployed: true })
  const prepared = await driver.prepare(OWNER.address, CALLS)
  expect(prepared.createsAccount).toBe(false)
  await prepared.send()
  expect(sent[0]?.factory).toBeUndefined()
})

it('lets the operator’s paymaster pay, or the account if the paymaster declines', async () => {
  const paid = startDriver({ hasPaymaster: true })
  const prepared = await paid.driver.prepare(OWNER.address, CALLS)
  expect(prepared).toMatchObject({ isSponsored: true, fee: 0n })
  await prepared.send()
  expect(paid.sent[0]).toMatchObject({ paymaster: PAYMASTER, paymasterData: '0x1234' })

  const unpaid = startDriver({
    hasPaymaster: true,
    answers: {
      pm_getPaymasterStubData: () => {
        throw new Refused('not this one')
      },
    },
  })
  const own = await unpaid.driver.prepare(OWNER.address, CALLS)
  expect(own.isSponsored).toBe(false)
  expect(own.fee).toBeGreaterThan(0n)
})

it('reports why the bundler refuses, and sends nothing', async () => {
  const { driver, sent } = startDriver({
    answers: {
      eth_estimateUserOperationGas: () => {
        throw new Refused('execution reverted: paused')
      },
    },
  })
  const prepared = await driver.prepare(OWNER.address, CALLS)
  expect(prepared.failure).toContain('paused')
  await expect(prepared.send()).rejects.toMatchObject({ code: -32000 })
  expect(sent).toEqual([])
})

it('rejects a response with another operation’s hash', async () => {
  const { driver } = startDriver({ answers: { eth_sendUserOperation: () => TRANSACTION } })
  const prepared = await driver.prepare(OWNER.address, CALLS)
  await expect(prepared.send()).rejects.toMatchObject({ code: 'INTERNAL' })
})

it('reports the status of the calls, not of the enclosing transaction, and waits for its hash', async () => {
  const now = {
    receipts: [null, null, { success: false, receipt: receipt('0x1') }] as unknown[],
  }
  const { driver, pauses } = startDriver({ now })
  expect(await driver.transactionHash(TRANSACTION)).toBe(TRANSACTION)
  expect(pauses()).toBe(2)
  now.receipts.push({ success: false, receipt: receipt('0x1') })
  expect(await driver.status(TRANSACTION)).toEqual(receipt('0x0'))
  expect(await driver.status(TRANSACTION)).toBeNull()
  await expect(driver.transactionHash(TRANSACTION)).rejects.toMatchObject({
    code: -32000,
    message: expect.stringContaining('before you send it again') as unknown,
  })
})

it('reports an unreachable server', async () => {
  const { driver } = startDriver({
    answers: {
      eth_estimateUserOperationGas: () => {
        throw new TypeError('Failed to fetch')
      },
    },
  })
  await expect(driver.prepare(OWNER.address, CALLS)).rejects.toMatchObject({ code: 4900 })
})

const GRANT = grantCall({
  id: TRANSACTION,
  expiry: 2_000_000_000n,
  keys: [RECIPIENT],
  allowances: [],
  functions: [],
})

it('reports a grant to the site before sending it, and no other call', async () => {
  const told: { data: Hex; sent: number }[] = []
  const { driver, sent } = startDriver({
    tellGrant: async data => {
      told.push({ data, sent: sent.length })
    },
  })
  const prepared = await driver.prepare(OWNER.address, [GRANT])
  expect(told).toEqual([])
  await prepared.send()
  expect(told).toEqual([{ data: GRANT.data, sent: 0 }])
  expect(sent).toHaveLength(1)
  const stop = await driver.prepare(OWNER.address, [revokeCall(TRANSACTION)])
  await stop.send()
  expect(told).toHaveLength(1)
  expect(sent).toHaveLength(2)
})

it('sends no grant that the site fails to record', async () => {
  const { driver, sent } = startDriver({
    tellGrant: () => Promise.reject(failure('SERVER_UNREACHABLE')),
  })
  const prepared = await driver.prepare(OWNER.address, [GRANT])
  await expect(prepared.send()).rejects.toMatchObject({
    code: 'SERVER_UNREACHABLE',
    nothingSent: true,
  })
  expect(sent).toEqual([])
})
