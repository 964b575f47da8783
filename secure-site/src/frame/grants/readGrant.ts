import { keccak256, zeroAddress } from 'viem'
import type { Address, Hex } from 'viem'
import { publicKeyToAddress } from 'viem/accounts'
import type { AccountGrant, GrantAllowance, GrantFunction } from '../../shared/accounts/grants'
import { checksummed } from '../evm/shapes'
import { rpcFailure } from '../failures'
import { refusals } from '../refusals'
import type { CalledFunction, GrantRequest, RequestedPermission } from './grantShapes'
import { grantableFunction } from './grantableFunction'

/** An uncompressed secp256k1 public key. */
const POINT = /^0x04[0-9a-f]{128}$/i
/** The contract's integer widths; anything larger is effectively unlimited. */
const AMOUNT_MAX = 2n ** 192n - 1n
const VALUE_MAX = 2n ** 128n - 1n
const FUNCTIONS_MAX = 20
const YEAR_S = 366 * 86_400

export interface NamedFunction extends GrantFunction {
  /** As the page's ABI describes it, such as `mint(address,uint256)`. */
  readonly signature: string
}

/** The requested grant, as the contract stores it and as the review shows it. */
export interface ReadGrant extends AccountGrant {
  readonly functions: readonly NamedFunction[]
}

const bad = (reason: string) => rpcFailure(-32602, refusals.badParams(reason))

function keyAddress({ type, publicKey }: { readonly type: string; readonly publicKey: Hex }) {
  if (type !== 'secp256k1' || !POINT.test(publicKey)) throw bad(refusals.grants.signer)
  return publicKeyToAddress(publicKey)
}

function readFunction(
  to: Address,
  abi: readonly unknown[],
  { functionName, valueLimit, args, operation }: CalledFunction,
): NamedFunction {
  if (args !== undefined || operation !== 'Call') throw bad(refusals.grants.conditions)
  return { to, valueLimit, ...grantableFunction(abi, functionName) }
}

function readPermission(permission: RequestedPermission): {
  readonly allowances: readonly GrantAllowance[]
  readonly functions: readonly NamedFunction[]
} {
  if (permission.type === 'contract-call') {
    const { address, abi, functions } = permission.data
    const to = checksummed(address)
    return { allowances: [], functions: functions.map(each => readFunction(to, abi, each)) }
  }
  const { allowance, start, period } = permission.data
  if (allowance > AMOUNT_MAX) throw bad(refusals.grants.noLimit)
  const token =
    permission.type === 'erc20-recurring-allowance'
      ? checksummed(permission.data.token)
      : zeroAddress
  if (token === zeroAddress && permission.type === 'erc20-recurring-allowance')
    throw bad(refusals.grants.malformed)
  return {
    allowances: [{ token, amount: allowance, start: BigInt(start), period }],
    functions: [],
  }
}

/**
 * Converts a requested permission (ERC-7715, protocol §10.7) to what the contract would store. Its
 * id is the hash of the first key, which the modal's service creates for this session.
 *
 * @param now - seconds since 1970
 * @param own - contracts that no key may call
 * @throws -32602 for anything that the contract can't store, or that would be unlimited
 */
export function readGrant(request: GrantRequest, now: number, own: readonly Address[]): ReadGrant {
  const { expiry, signer, permissions, policies } = request
  const { keys = [] } = signer.data
  const [first] = keys
  if (signer.type !== 'keys' || !first) throw bad(refusals.grants.signer)
  if (policies.length > 0) throw bad(refusals.grants.policies)
  const read = permissions.map(readPermission)
  const allowances = read.flatMap(each => each.allowances)
  const functions = read.flatMap(each => each.functions)
  if (functions.length > FUNCTIONS_MAX) throw bad(refusals.grants.tooMany)
  const isOwn = (address: Address) => own.some(each => each.toLowerCase() === address.toLowerCase())
  if (functions.some(({ to }) => isOwn(to)) || allowances.some(({ token }) => isOwn(token)))
    throw bad(refusals.grants.ownContract)
  const hasCoins = allowances.some(({ token }) => token === zeroAddress)
  if (functions.some(({ valueLimit }) => valueLimit > 0n && !hasCoins))
    throw bad(refusals.grants.coinsNeedLimit)
  if (functions.some(({ valueLimit }) => valueLimit > VALUE_MAX)) throw bad(refusals.grants.noLimit)
  const isLate = allowances.some(({ start }) => start >= BigInt(expiry))
  if (expiry <= now || expiry > now + YEAR_S || isLate) throw bad(refusals.grants.noTime)
  return {
    id: keccak256(first.publicKey),
    expiry: BigInt(expiry),
    keys: [...new Set(keys.map(keyAddress))],
    allowances,
    functions,
  }
}
