import { decodeFunctionData, encodeFunctionData } from 'viem'
import type { Address, Hex } from 'viem'
import { KEYS_ADDRESS } from './creationCode'
import { KEYS_ABI } from './keysAbi'
import type { AccountCall } from './typedData'

/** What may be spent per period from `start` on. Times in seconds, amounts in the smallest unit. */
export interface GrantAllowance {
  /** The zero address for the network's coin. */
  readonly token: Address
  readonly amount: bigint
  readonly start: bigint
  readonly period: number
}

/** A function that may be called, with at most `valueLimit` of the coin per call. */
export interface GrantFunction {
  readonly to: Address
  readonly selector: Hex
  readonly valueLimit: bigint
}

/** What an account allows other keys to do; see `contracts/GrantedKeys.sol`. */
export interface AccountGrant {
  /** 32 bytes. */
  readonly id: Hex
  /** Seconds since 1970. */
  readonly expiry: bigint
  readonly keys: readonly Address[]
  readonly allowances: readonly GrantAllowance[]
  readonly functions: readonly GrantFunction[]
}

const callOfKeys = (data: Hex): AccountCall => ({ to: KEYS_ADDRESS, value: 0n, data })

/** The account's call that makes a grant. */
export const grantCall = (wanted: AccountGrant): AccountCall =>
  callOfKeys(encodeFunctionData({ abi: KEYS_ABI, functionName: 'grant', args: [wanted] }))

/** Decodes the grant of a `GrantedKeys` call; null if it grants nothing. */
export function readGrantCall(data: Hex): AccountGrant | null {
  try {
    const { functionName, args } = decodeFunctionData({ abi: KEYS_ABI, data })
    return functionName === 'grant' ? args[0] : null
  } catch {
    return null // another function, or unknown to the contract, where it has no effect
  }
}

/** The account's call that revokes a grant. */
export const revokeCall = (id: Hex): AccountCall =>
  callOfKeys(encodeFunctionData({ abi: KEYS_ABI, functionName: 'revoke', args: [id] }))
