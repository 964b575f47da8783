import { keccak_256 } from '@noble/hashes/sha3'
import { hexToBytes } from '@noble/hashes/utils'
import * as v from 'valibot'
import { ModalError } from '../../../domain/ModalError'
import {
  executionAnswersSchema,
  type GrantAnswer,
} from '../../../domain/schemas/permissionsSchemas'
import type { PermissionsRequest } from '../../../domain/permissions/permissions'
import { isEqualAddress } from '../../../lib/address/address'
import { withChecksum } from '../../../lib/address/evmChecksum'

type AddressedRequest = PermissionsRequest & { readonly address: `0x${string}` }

/** A request of the current ERC-7715 draft: one permission for one account. */
export interface ExecutionRequest {
  readonly chainId: `0x${string}`
  readonly from: `0x${string}`
  readonly to: `0x${string}`
  readonly permission: {
    readonly type: string
    readonly isAdjustmentAllowed: false
    readonly data: Readonly<Record<string, string | number>>
  }
  readonly rules: readonly [
    { readonly type: 'expiry'; readonly data: { readonly timestamp: number } },
  ]
}

const PLAIN_KEY = /^0x04[0-9a-f]{128}$/i
const ADDRESS_SIZE = 20

/** Returns the address of a key; null for other key types and compressed keys. */
function toAccountAddress({
  type,
  publicKey,
}: PermissionsRequest['signer']['data']['keys'][number]): `0x${string}` | null {
  if (type !== 'secp256k1' || !PLAIN_KEY.test(publicKey)) return null
  const hash = keccak_256(hexToBytes(publicKey.slice('0x04'.length)))
  const address = Array.from(hash.slice(-ADDRESS_SIZE), byte => byte.toString(16).padStart(2, '0'))
  return `0x${withChecksum(address.join(''))}`
}

function toExecutionPermission({ permissions: [permission, ...others] }: PermissionsRequest) {
  if (others.length > 0 || permission.type === 'contract-call') return null
  const { allowance, start, period } = permission.data
  const data = { periodAmount: allowance, periodDuration: period, startTime: start }
  return permission.type === 'native-token-recurring-allowance'
    ? { type: 'native-token-periodic', data }
    : { type: 'erc20-token-periodic', data: { tokenAddress: permission.data.token, ...data } }
}

/**
 * Converts a request to the current draft; null if the draft cannot express it. The first of two
 * keys is the service's and takes no part.
 */
export function toExecutionRequest(request: AddressedRequest): ExecutionRequest | null {
  const { chainId, address, expiry, policies, signer } = request
  const { keys } = signer.data
  const key = keys.length <= 2 ? keys.at(-1) : undefined
  const to = key ? toAccountAddress(key) : null
  const permission = toExecutionPermission(request)
  if (!to || !permission || policies.length > 0) return null
  return {
    chainId,
    from: address,
    to,
    permission: { ...permission, isAdjustmentAllowed: false },
    rules: [{ type: 'expiry', data: { timestamp: expiry } }],
  }
}

const isSameNumber = (a: unknown, b: unknown) => {
  try {
    return BigInt(a as string) === BigInt(b as string)
  } catch {
    return false // not a number
  }
}

/**
 * Reads the granted permission. It must be identical to the request, or expire earlier.
 *
 * @throws {ModalError} `PERMISSION_UNCERTAIN` otherwise: the wallet may have granted anything.
 */
export function readExecutionAnswer(
  answer: unknown,
  asked: ExecutionRequest,
  { permissions }: AddressedRequest,
): GrantAnswer {
  const read = v.safeParse(executionAnswersSchema, answer)
  if (!read.success) {
    throw new ModalError(
      'PERMISSION_UNCERTAIN',
      'The answer to wallet_requestExecutionPermissions could not be read',
    )
  }
  const [{ chainId, from, to, permission, rules, context, dependencies, delegationManager }] =
    read.output
  const { type, data } = asked.permission
  const expiries = rules.flatMap(rule => (rule.type === 'expiry' ? [rule.data['timestamp']] : []))
  const [expiry] = expiries
  const [{ data: limit }] = asked.rules
  const isSame = (field: string) =>
    field === 'tokenAddress'
      ? isEqualAddress('eip155', String(permission.data[field]), String(data[field]))
      : isSameNumber(permission.data[field], data[field])
  if (
    permission.type !== type ||
    !Object.keys(data).every(isSame) ||
    !isSameNumber(chainId, asked.chainId) ||
    !isEqualAddress('eip155', from ?? asked.from, asked.from) ||
    !isEqualAddress('eip155', to, asked.to) ||
    expiries.length !== 1 ||
    typeof expiry !== 'number' ||
    expiry > limit.timestamp
  ) {
    throw new ModalError(
      'PERMISSION_UNCERTAIN',
      'The wallet allowed something else than it was asked for',
    )
  }
  const delegation = { to: asked.to, context, delegationManager, dependencies }
  const allowed = permissions.map(each => ({ type: each.type, data: { ...each.data } }))
  return { context, expiry, permissions: allowed, delegation }
}
