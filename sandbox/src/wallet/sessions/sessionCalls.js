// @ts-check
import { decodeFunctionResult, encodeFunctionData, keccak256, toFunctionSelector } from 'viem'
import { readArtifact, SESSION_ACCOUNT_ADDRESS } from '../../chains/contracts.js'
import { invalidParams as invalid } from '../invalidParams.js'

const { abi } = readArtifact('SandboxSessionAccount')

/**
 * Returns a session's id, on the chain and in the service: the hash of its first key, which the
 * service created.
 *
 * @param {import('./readGrant.js').Grant} grant
 */
export const sessionIdOf = ({ keys: [first] }) =>
  first ? keccak256(first.publicKey) : invalid('At least one key is expected.')

/** @param {import('./readGrant.js').Target} target */
function selectorOf({ abi: functions, functionName }) {
  const found = functions.find(
    each =>
      /** @type {{ type?: unknown }} */ (each)?.type === 'function' &&
      /** @type {{ name?: unknown }} */ (each)?.name === functionName,
  )
  if (!found) return invalid(`The abi has no function "${functionName}".`)
  return toFunctionSelector(/** @type {import('viem').AbiFunction} */ (found))
}

/** @param {import('./readGrant.js').Grant} grant */
export const encodeGrant = grant =>
  encodeFunctionData({
    abi,
    functionName: 'grantSession',
    args: [
      sessionIdOf(grant),
      BigInt(grant.expiry),
      grant.keys.map(({ address }) => address),
      grant.allowances,
      grant.targets.map(target => ({
        to: target.to,
        selector: selectorOf(target),
        valueLimit: target.valueLimit,
      })),
    ],
  })

/** @param {`0x${string}`} id */
export const encodeRevocation = id =>
  encodeFunctionData({ abi, functionName: 'revokeSession', args: [id] })

/**
 * Whether a chain has the contract that accounts delegate to.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 */
export async function hasSessionAccount(rpc) {
  return (await rpc.call('eth_getCode', [SESSION_ACCOUNT_ADDRESS, 'latest'])) !== '0x'
}

/**
 * Reads a session's status from the account itself.
 *
 * @param {import('../../lib/types.js').JsonRpc} rpc
 * @param {string} account
 * @param {`0x${string}`} id
 * @returns {Promise<'unknown' | 'standing' | 'revoked'>}
 */
export async function readSession(rpc, account, id) {
  const data = encodeFunctionData({ abi, functionName: 'sessionOf', args: [id] })
  const answer = /** @type {`0x${string}`} */ (
    await rpc.call('eth_call', [{ to: account, data }, 'latest']).catch(() => '0x')
  )
  if (answer === '0x') return 'unknown' // An account without code, or with other code.
  const [expiry, isRevoked] = /** @type {[bigint, boolean]} */ (
    decodeFunctionResult({ abi, functionName: 'sessionOf', data: answer })
  )
  if (expiry === 0n) return 'unknown'
  return isRevoked ? 'revoked' : 'standing'
}
