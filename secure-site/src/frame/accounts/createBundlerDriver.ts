import { BaseError, createClient, custom, defineChain, hashTypedData } from 'viem'
import type { Address, Hex } from 'viem'
import {
  createBundlerClient,
  createPaymasterClient,
  formatUserOperationRequest,
  getUserOperationHash,
} from 'viem/account-abstraction'
import type { UserOperation } from 'viem/account-abstraction'
import * as v from 'valibot'
import { accountAddress } from '../../shared/accounts/accountAddress'
import { KEYS_ADDRESS } from '../../shared/accounts/creationCode'
import { readGrantCall } from '../../shared/accounts/grants'
import { operationTypedData } from '../../shared/accounts/typedData'
import type { AccountCall } from '../../shared/accounts/typedData'
import type { BundlerConfig } from '../../shared/accounts'
import { failure, isFailure, rpcFailure, unsent } from '../failures'
import { createJsonRpc } from '../rpc/createJsonRpc'
import type { JsonRpc } from '../rpc/createJsonRpc'
import { referenceOf } from '../rpc/createNetworks'
import { texts } from '../texts'
import { createOperationAccount, ENTRY_POINT } from './createOperationAccount'
import { readReceipt } from './readReceipt'
import type { CallReceipt, SmartAccountDriver } from './smartAccountDriver'

const POLL_MS = 1_000
/** How many times `eth_sendTransaction` polls for the transaction with an operation. */
const TRIES = 60
const REASON_LIMIT = 160

export interface BundlerDriverPorts {
  readonly bundler: BundlerConfig
  readonly fetch: typeof globalThis.fetch
  readonly rpc: JsonRpc
  readonly caipNetworkId: string
  isDeployed(owner: Address): Promise<boolean>
  /** Resolves with the owner's 65-byte signature of a hash. */
  signHash(hash: Hex): Promise<Hex>
  /**
   * Reports a call that grants keys to the site, which sees nothing else of it, so that the owner
   * finds the grant on the account page.
   */
  tellGrant(data: Hex): Promise<void>
  /** Replaceable in tests. */
  pause?(ms: number): Promise<void>
}

const OperationReceipt = v.nullable(
  v.looseObject({ success: v.boolean(), receipt: v.looseObject({}) }),
)

const pauseFor = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

type Operation = UserOperation<'0.7'>

/** The most the account may be charged for gas; 0 if a paymaster signed for it. */
function feeOf(operation: Operation): bigint {
  if (operation.paymaster !== undefined) return 0n
  const { callGasLimit, verificationGasLimit, preVerificationGas, maxFeePerGas } = operation
  return (callGasLimit + verificationGasLimit + preVerificationGas) * maxFeePerGas
}

/** Finds the frame's own failure for an unreachable server; viem wraps what a transport throws. */
function unreachable(thrown: unknown): Error | null {
  if (isFailure(thrown) && thrown.code === 4900) return thrown
  return thrown instanceof BaseError
    ? thrown.walk(each => isFailure(each) && each.code === 4900)
    : null
}

/** Driver for an ERC-4337 bundler (entry point 0.7) and the operator's paymaster, if any. */
export function createBundlerDriver(ports: BundlerDriverPorts): SmartAccountDriver {
  const { bundler, fetch, rpc, caipNetworkId, isDeployed, signHash, pause = pauseFor } = ports
  const chainId = Number(referenceOf(caipNetworkId))
  const chain = defineChain({
    id: chainId,
    name: caipNetworkId,
    nativeCurrency: { name: 'Coin', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const over = (askRpc: JsonRpc) =>
    custom(
      {
        request: ({ method, params }: { method: string; params?: unknown }) =>
          askRpc.ask(caipNetworkId, method, params),
      },
      { retryCount: 0 },
    )
  const at = (url: string) => createJsonRpc({ fetch, urls: async () => [url] })
  const bundlerRpc = at(bundler.url)
  const client = createClient({ chain, transport: over(rpc) })
  const bundlerClient = createBundlerClient({ client, chain, transport: over(bundlerRpc) })
  const paymaster =
    bundler.paymasterUrl === undefined
      ? null
      : createPaymasterClient({ transport: over(at(bundler.paymasterUrl)) })

  async function build(owner: Address, calls: readonly AccountCall[], isPaidFor: boolean) {
    const account = await createOperationAccount({ client, owner })
    const operation = await bundlerClient.prepareUserOperation({
      account,
      calls: [...calls],
      ...(isPaidFor && paymaster && { paymaster }),
    })
    return operation as unknown as Operation
  }

  /** If the paymaster declines, the account pays. */
  async function buildPaidFor(owner: Address, calls: readonly AccountCall[]): Promise<Operation> {
    if (!paymaster) return build(owner, calls, false)
    try {
      return await build(owner, calls, true)
    } catch {
      return build(owner, calls, false)
    }
  }

  async function send(operation: Operation): Promise<Hex> {
    const hash = getUserOperationHash({
      chainId,
      entryPointAddress: ENTRY_POINT,
      entryPointVersion: '0.7',
      userOperation: { ...operation, signature: '0x' },
    })
    const typed = operationTypedData(hash, operation.sender, chainId)
    const signature = await signHash(hashTypedData(typed)).catch((thrown: unknown) => {
      throw unsent(thrown)
    })
    const request = formatUserOperationRequest({ ...operation, signature })
    const told = await bundlerRpc.ask(caipNetworkId, 'eth_sendUserOperation', [
      request,
      ENTRY_POINT,
    ])
    // A different hash would identify a different operation.
    if (told !== hash) throw failure('INTERNAL')
    return hash
  }

  /** A grant the site could not record is not sent. */
  async function tellGrants(calls: readonly AccountCall[]): Promise<void> {
    const grants = calls.filter(({ to, data }) => to === KEYS_ADDRESS && readGrantCall(data))
    try {
      for (const { data } of grants) await ports.tellGrant(data)
    } catch (thrown) {
      throw unsent(thrown)
    }
  }

  async function status(hash: Hex): Promise<CallReceipt | null> {
    const answer = await bundlerRpc.ask(caipNetworkId, 'eth_getUserOperationReceipt', [hash])
    const found = v.parse(OperationReceipt, answer)
    if (!found) return null
    const receipt = readReceipt(found.receipt)
    return receipt && { ...receipt, status: found.success ? '0x1' : '0x0' }
  }

  return {
    addressOf: accountAddress,
    isDeployed,
    prepare: async (owner, calls) => {
      const createsAccount = !(await isDeployed(owner))
      try {
        const operation = await buildPaidFor(owner, calls)
        return {
          fee: feeOf(operation),
          isSponsored: operation.paymaster !== undefined,
          createsAccount,
          failure: null,
          send: async () => {
            await tellGrants(calls)
            return send(operation)
          },
        }
      } catch (thrown) {
        const silent = unreachable(thrown)
        if (silent) throw silent
        const reason = thrown instanceof BaseError ? thrown.details : ''
        return {
          fee: 0n,
          isSponsored: false,
          createsAccount,
          failure: (reason || texts.smartAccount.bundlerRefuses).slice(0, REASON_LIMIT),
          send: async () => {
            throw unsent(rpcFailure(-32000, texts.failures.BATCH_FAILS))
          },
        }
      }
    },
    status,
    transactionHash: async hash => {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const receipt = await status(hash)
        if (receipt) return receipt.transactionHash as Hex
        await pause(POLL_MS)
      }
      throw rpcFailure(-32000, texts.smartAccount.late)
    },
  }
}
