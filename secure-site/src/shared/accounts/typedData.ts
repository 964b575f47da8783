import type { Address, Hex } from 'viem'
import { KEYS_ADDRESS } from './creationCode'

/** One call of an account, with amounts in the smallest unit. */
export interface AccountCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
}

/** What the owner signs for a relayer; see `contracts/EmbeddedAccount.sol`. */
export interface AccountBatch {
  readonly calls: readonly AccountCall[]
  readonly nonce: bigint
  /** Seconds since 1970. */
  readonly deadline: bigint
  readonly maxFee: bigint
  readonly feeRecipient: Address
  readonly minGas: bigint
}

const domain = (account: Address, chainId: number) => ({
  name: 'EmbeddedAccount',
  version: '1',
  chainId,
  verifyingContract: account,
})

const CALL_TYPE = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
] as const

/** EIP-712 data of a batch, bound to one account on one network. */
export const batchTypedData = (batch: AccountBatch, account: Address, chainId: number) =>
  ({
    domain: domain(account, chainId),
    types: {
      Batch: [
        { name: 'calls', type: 'Call[]' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
        { name: 'maxFee', type: 'uint256' },
        { name: 'feeRecipient', type: 'address' },
        { name: 'minGas', type: 'uint256' },
      ],
      Call: CALL_TYPE,
    },
    primaryType: 'Batch',
    message: batch,
  }) as const

/**
 * EIP-712 data around the hash of a message or of typed data, which the owner signs instead for
 * ERC-1271.
 */
export const messageTypedData = (hash: Hex, account: Address, chainId: number) =>
  ({
    domain: domain(account, chainId),
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash },
  }) as const

/** EIP-712 data around the hash of an ERC-4337 operation. */
export const operationTypedData = (userOpHash: Hex, account: Address, chainId: number) =>
  ({
    domain: domain(account, chainId),
    types: { AccountOperation: [{ name: 'userOpHash', type: 'bytes32' }] },
    primaryType: 'AccountOperation',
    message: { userOpHash },
  }) as const

/**
 * What a granted key signs so that another account can send it; see `contracts/GrantedKeys.sol`.
 */
export interface KeyBatch {
  readonly grantId: Hex
  readonly calls: readonly AccountCall[]
  /** The key's own nonce in this grant. */
  readonly nonce: bigint
  /** Seconds since 1970. */
  readonly deadline: bigint
  readonly minGas: bigint
}

/** EIP-712 data of a key's batch, bound to one account on one network. */
export const keyBatchTypedData = (batch: KeyBatch, account: Address, chainId: number) =>
  ({
    domain: {
      name: 'EmbeddedAccountKeys',
      version: '1',
      chainId,
      verifyingContract: KEYS_ADDRESS,
    },
    types: {
      KeyBatch: [
        { name: 'account', type: 'address' },
        { name: 'grantId', type: 'bytes32' },
        { name: 'calls', type: 'Call[]' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
        { name: 'minGas', type: 'uint256' },
      ],
      Call: CALL_TYPE,
    },
    primaryType: 'KeyBatch',
    message: { account, ...batch },
  }) as const
