import { createPublicClient, http, parseAbi } from 'viem'
import { verifyMessage } from 'viem/utils'
import type { Hex } from 'viem'

const TIMEOUT_MS = 10_000
const ID_REGISTRY = parseAbi(['function idOf(address owner) view returns (uint256)'])

/** Reads Farcaster's accounts on OP Mainnet. */
export interface FarcasterRegistry {
  /** 0 for an address without a Farcaster id. @throws {Error} if the node does not respond */
  idOf(custodyAddress: Hex): Promise<bigint>
  /**
   * Whether the account signed the message: with its key, or as a contract (ERC-1271, or ERC-6492
   * before it is deployed).
   */
  hasSigned(account: Hex, message: string, signature: Hex): Promise<boolean>
}

export function createFarcasterRegistry(settings: {
  readonly rpcUrl: string
  readonly idRegistry: string
}): FarcasterRegistry {
  const node = createPublicClient({
    transport: http(settings.rpcUrl, { timeout: TIMEOUT_MS, retryCount: 1 }),
  })
  return {
    idOf: custodyAddress =>
      node.readContract({
        address: settings.idRegistry as Hex,
        abi: ID_REGISTRY,
        functionName: 'idOf',
        args: [custodyAddress],
      }),
    async hasSigned(address, message, signature) {
      const byKey = await verifyMessage({ address, message, signature }).catch(() => false)
      return byKey || node.verifyMessage({ address, message, signature })
    },
  }
}
