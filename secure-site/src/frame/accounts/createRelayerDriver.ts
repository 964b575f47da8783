import { hashTypedData } from 'viem'
import type { Address, Hex } from 'viem'
import { accountAddress } from '../../shared/accounts/accountAddress'
import { batchTypedData } from '../../shared/accounts/typedData'
import type { AccountCall } from '../../shared/accounts/typedData'
import type { QuoteAnswer } from '../../shared/accounts'
import { checksummed } from '../evm/shapes'
import { isFailure, unsent } from '../failures'
import type { FailureCode } from '../failures'
import type { JsonRpc } from '../rpc/createJsonRpc'
import { referenceOf } from '../rpc/createNetworks'
import type { Server } from '../server/createServer'
import { readReceipt } from './readReceipt'
import type { SmartAccountDriver } from './smartAccountDriver'

export interface RelayerDriverPorts {
  readonly server: Pick<Server, 'quoteBatch' | 'sendBatch'>
  readonly rpc: JsonRpc
  readonly caipNetworkId: string
  readonly projectId: string
  hostOrigin(): string | null
  isDeployed(owner: Address): Promise<boolean>
  /** Resolves with the owner's 65-byte signature of a hash. */
  signHash(hash: Hex): Promise<Hex>
}

/** Refusals that guarantee the server has sent nothing. */
const REFUSALS: readonly unknown[] = [
  'BATCH_REFUSED',
  'BATCH_FAILS',
  'SIGNED_OUT',
  'HOST_NOT_ALLOWED',
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
] satisfies FailureCode[]

const isRefusal = (thrown: unknown): boolean => isFailure(thrown) && REFUSALS.includes(thrown.code)

const toBatch = (calls: readonly AccountCall[], quote: QuoteAnswer) => ({
  calls,
  nonce: BigInt(quote.nonce),
  deadline: BigInt(quote.deadline),
  maxFee: BigInt(quote.maxFee),
  feeRecipient: checksummed(quote.feeRecipient),
  minGas: BigInt(quote.minGas),
})

/**
 * Driver for the site's relayer: it quotes a price, takes the owner's signature and pays the gas.
 */
export function createRelayerDriver(ports: RelayerDriverPorts): SmartAccountDriver {
  const { server, rpc, caipNetworkId, projectId, hostOrigin, isDeployed, signHash } = ports
  const chainId = Number(referenceOf(caipNetworkId))

  return {
    addressOf: accountAddress,
    isDeployed,
    prepare: async (owner, calls) => {
      const written = calls.map(({ to, value, data }) => ({ to, value: String(value), data }))
      const request = { projectId, caipNetworkId, calls: written }
      const quote = await server.quoteBatch(request)
      return {
        fee: BigInt(quote.maxFee),
        isSponsored: quote.isSponsored,
        createsAccount: !quote.isDeployed,
        failure: quote.failure,
        send: async () => {
          const typed = batchTypedData(toBatch(calls, quote), accountAddress(owner), chainId)
          const { nonce, deadline, maxFee, feeRecipient, minGas } = quote
          const signature = await signHash(hashTypedData(typed)).catch((thrown: unknown) => {
            throw unsent(thrown)
          })
          const sending = server.sendBatch({
            ...request,
            hostOrigin: hostOrigin() ?? '',
            nonce,
            deadline,
            maxFee,
            feeRecipient,
            minGas,
            signature,
          })
          const { transactionHash } = await sending.catch((thrown: unknown) => {
            throw isRefusal(thrown) ? unsent(thrown) : thrown
          })
          return transactionHash as Hex
        },
      }
    },
    status: async hash =>
      readReceipt(await rpc.ask(caipNetworkId, 'eth_getTransactionReceipt', [hash])),
    transactionHash: async hash => hash,
  }
}
