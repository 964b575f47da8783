// @ts-check
import { isHex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import { isRecord } from '../../lib/isRecord.js'
import { listParams } from '../../lib/readParams.js'
import { invalidParams as invalid } from '../invalidParams.js'
import { readChainId } from '../readChainId.js'

/** The permission types of this wallet. */
export const PERMISSION_TYPES = /** @type {const} */ ([
  'native-token-recurring-allowance',
  'erc20-recurring-allowance',
  'contract-call',
])
export const SIGNER_TYPES = /** @type {const} */ (['keys'])

const ADDRESS = /^0x[0-9a-f]{40}$/i
const QUANTITY = /^0x[0-9a-f]{1,64}$/i
/** An uncompressed point of secp256k1. */
const POINT = /^0x04[0-9a-f]{128}$/i
const NO_TOKEN = /** @type {const} */ ('0x0000000000000000000000000000000000000000')

/**
 * @typedef {{ token: `0x${string}`, amount: bigint, start: bigint, period: bigint }} Allowance
 * @typedef {{ to: `0x${string}`, functionName: string, abi: readonly unknown[],
 *   valueLimit: bigint }} Target
 * @typedef {{
 *   chainId: number, address: string | undefined, expiry: number,
 *   keys: { publicKey: `0x${string}`, address: `0x${string}` }[],
 *   allowances: Allowance[], targets: Target[], given: Record<string, unknown>,
 * }} Grant
 */

/**
 * Parses a page's permission request (ERC-7715, in the modal's version).
 *
 * @param {unknown} params
 * @returns {Grant}
 */
export function readGrant(params) {
  const [given] = listParams(params)
  if (!isRecord(given)) return invalid('A permission request is expected.')
  const { chainId, address, expiry, signer, permissions, policies } = given
  if (address !== undefined && (typeof address !== 'string' || !ADDRESS.test(address)))
    return invalid('"address" is not an address.')
  if (typeof expiry !== 'number' || !Number.isSafeInteger(expiry) || expiry * 1000 <= Date.now())
    return invalid('"expiry" must be a time to come, in seconds.')
  if (!isRecord(signer) || signer['type'] !== 'keys' || !isRecord(signer['data']))
    return invalid('This wallet takes signers of type "keys" only.')
  const keys = signer['data']['keys']
  if (!Array.isArray(keys) || keys.length === 0) return invalid('At least one key is expected.')
  if (!Array.isArray(permissions) || permissions.length === 0)
    return invalid('At least one permission is expected.')
  if (!Array.isArray(policies) || policies.length > 0)
    return invalid('This wallet knows no policies.')
  const read = permissions.map(readPermission)
  return {
    chainId: readChainId(chainId),
    address: address === undefined ? undefined : String(address),
    expiry,
    keys: keys.map(readKey),
    allowances: read.flatMap(({ allowance }) => allowance ?? []),
    targets: read.flatMap(({ targets }) => targets ?? []),
    given,
  }
}

/** @param {unknown} key */
function readKey(key) {
  const { type, publicKey } = isRecord(key) ? key : {}
  if (type !== 'secp256k1' || !isHex(publicKey) || !POINT.test(publicKey))
    return invalid('This wallet takes uncompressed secp256k1 keys only.')
  return { publicKey, address: publicKeyToAddress(publicKey) }
}

/**
 * @param {unknown} permission
 * @returns {{ allowance?: Allowance, targets?: Target[] }}
 */
function readPermission(permission) {
  const { type, data } = isRecord(permission) ? permission : {}
  if (!isRecord(data)) return invalid('A permission needs a type and data.')
  if (type === 'native-token-recurring-allowance') return { allowance: readAllowance(data) }
  if (type === 'erc20-recurring-allowance')
    return { allowance: { ...readAllowance(data), token: readAddress(data['token']) } }
  if (type !== 'contract-call') return invalid(`This wallet knows no permission "${type}".`)
  const { abi, functions } = data
  if (!Array.isArray(abi) || !Array.isArray(functions) || functions.length === 0)
    return invalid('A contract call needs an abi and functions.')
  const to = readAddress(data['address'])
  return {
    targets: functions.map(given => {
      const { functionName, args, valueLimit = '0x0', operation = 'Call' } = given ?? {}
      if (typeof functionName !== 'string') return invalid('A function needs a name.')
      if (args !== undefined) return invalid('This wallet puts no conditions on arguments.')
      if (operation !== 'Call') return invalid('This wallet allows plain calls only.')
      return { to, functionName, abi, valueLimit: readQuantity(valueLimit) }
    }),
  }
}

/** @param {Record<string, unknown>} data @returns {Allowance} */
function readAllowance({ allowance, start, period }) {
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(period) || Number(period) <= 0)
    return invalid('An allowance needs "start" and "period", in seconds.')
  return {
    token: NO_TOKEN,
    amount: readQuantity(allowance),
    start: BigInt(Number(start)),
    period: BigInt(Number(period)),
  }
}

/** @param {unknown} value */
function readQuantity(value) {
  if (typeof value !== 'string' || !QUANTITY.test(value)) return invalid('Amounts are hexadecimal.')
  return BigInt(value)
}

/** @param {unknown} value @returns {`0x${string}`} */
function readAddress(value) {
  if (typeof value !== 'string' || !ADDRESS.test(value)) return invalid(`"${value}" is no address.`)
  return /** @type {`0x${string}`} */ (value)
}

/**
 * Parses a `wallet_revokePermissions` request.
 *
 * @param {unknown} params
 * @returns {{ pci: `0x${string}`, chainId: number, address: string } | undefined} undefined for
 *   another kind of request
 */
export function readRevocation(params) {
  const [given] = listParams(params)
  if (!isRecord(given) || !('pci' in given)) return undefined
  const { pci, address } = given
  const [namespace, reference, account] = String(address).split(':')
  if (namespace !== 'eip155' || !ADDRESS.test(account ?? ''))
    return invalid('"address" must be an account of a network, such as eip155:1:0x….')
  if (!isHex(pci) || pci.length !== 66) return invalid('The permission is not known.')
  return { pci, chainId: Number(reference), address: String(account) }
}
