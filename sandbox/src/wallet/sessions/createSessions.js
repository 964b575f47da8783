// @ts-check
import { setTimeout as pause } from 'node:timers/promises'
import { CONTRACTS } from '../../chains/contracts.js'
import { isGood, readReceipt } from '../batch/readReceipt.js'
import { sendDelegated } from '../sendDelegated.js'
import { WALLET_ERRORS, WalletError } from '../walletError.js'
import { describeGrant } from './describeGrant.js'
import { PERMISSION_TYPES, readGrant, readRevocation, SIGNER_TYPES } from './readGrant.js'
import {
  encodeGrant,
  encodeRevocation,
  hasSessionAccount,
  readSession,
  sessionIdOf,
} from './sessionCalls.js'

const LOOK_AGAIN_MS = 50
const GRANT_GAS = 900_000n
const REVOKE_GAS = 200_000n
const SUPPORTS = /** @type {const} */ (['supported', 'unsupported', 'none'])

/**
 * @typedef {import('../types.js').PermissionSupport} PermissionSupport
 * @typedef {{
 *   params: unknown,
 *   signerFor: (address: string | undefined, chainId: number) => import('viem').HDAccount,
 *   chainAt: (chainId: number) => import('../batch/createBatches.js').BatchChain,
 *   ask: (details: import('../types.js').RequestDetails) => Promise<unknown>,
 * }} SessionRequest
 */

/**
 * Creates the permissions of other keys for an account (ERC-7715): the account delegates to a
 * contract that enforces their limits (EIP-7702). Nothing is stored here; the account itself holds
 * the permissions.
 *
 * @param {<Result>(run: () => Promise<Result>) => Promise<Result>} inTurn one transaction after the
 *   other
 */
export function createSessions(inTurn) {
  /** @type {PermissionSupport} */
  let support = 'supported'

  /** @param {string} method */
  function checkKnown(method) {
    if (support === 'none') throw new WalletError(WALLET_ERRORS.UNSUPPORTED, method)
  }

  /**
   * Settles once the account's transaction to itself is mined.
   *
   * @param {import('viem').HDAccount} account
   * @param {`0x${string}`} data
   * @param {{ chainId: number, gas: bigint, rpc: import('../../lib/types.js').JsonRpc }} where
   */
  async function run(account, data, { chainId, gas, rpc }) {
    const filled = { chainId, gas, delegate: CONTRACTS.sessionAccount }
    const hash = await inTurn(() => sendDelegated(rpc, account, data, filled))
    for (;;) {
      const receipt = await readReceipt(rpc, hash)
      if (receipt && isGood(receipt)) return
      if (receipt) throw new WalletError(WALLET_ERRORS.REVERTED, hash)
      await pause(LOOK_AGAIN_MS, undefined, { ref: false })
    }
  }

  return {
    /** @param {PermissionSupport} next */
    setSupport(next) {
      if (!SUPPORTS.includes(next)) throw new Error(`"${next}" is none of ${SUPPORTS.join(', ')}.`)
      support = next
    },
    reset() {
      support = 'supported'
    },

    /**
     * Returns the permissions part of `wallet_getCapabilities`; empty on a chain without the
     * contract.
     *
     * @param {import('../../lib/types.js').JsonRpc} rpc
     */
    async capability(rpc) {
      if (support === 'none') return {}
      if (support === 'unsupported' || !(await hasSessionAccount(rpc)))
        return { permissions: { supported: false } }
      return {
        permissions: {
          supported: true,
          signerTypes: SIGNER_TYPES,
          permissionTypes: PERMISSION_TYPES,
          policyTypes: [],
        },
      }
    },

    /**
     * Prompts, and resolves once the account's contract holds the permission.
     *
     * @param {SessionRequest} request
     */
    async grant({ params, signerFor, chainAt, ask }) {
      checkKnown('wallet_grantPermissions')
      const grant = readGrant(params)
      const account = signerFor(grant.address, grant.chainId)
      const wallet = chainAt(grant.chainId)
      if (support === 'unsupported' || !(await hasSessionAccount(wallet.rpc)))
        throw new WalletError(WALLET_ERRORS.NO_CAPABILITY, 'permissions')
      const data = encodeGrant(grant)
      await ask(await describeGrant(account.address, grant, wallet))
      await run(account, data, { chainId: grant.chainId, gas: GRANT_GAS, rpc: wallet.rpc })
      return { ...grant.given, address: account.address, context: sessionIdOf(grant) }
    },

    /**
     * Whether a `wallet_revokePermissions` request names one of these permissions.
     * @param {unknown} params
     */
    isRevocation: params => readRevocation(params) !== undefined,

    /**
     * Prompts, and resolves with a signature once the account's contract has dropped the
     * permission.
     *
     * @param {SessionRequest} request
     */
    async revoke({ params, signerFor, chainAt, ask }) {
      checkKnown('wallet_revokePermissions')
      const revocation = readRevocation(params)
      if (!revocation) throw new WalletError(WALLET_ERRORS.INVALID_PARAMS)
      const { pci, chainId, address } = revocation
      const account = signerFor(address, chainId)
      const { chain, rpc } = chainAt(chainId)
      const standing = await readSession(rpc, account.address, pci)
      if (standing === 'unknown') throw new WalletError(WALLET_ERRORS.NOT_FOUND)
      await ask({
        title: 'Stop a permission',
        rows: [
          { label: 'Account', value: account.address },
          { label: 'Permission', value: pci },
          { label: 'Network', value: chain.name },
        ],
      })
      if (standing === 'standing')
        await run(account, encodeRevocation(pci), { chainId, gas: REVOKE_GAS, rpc })
      return account.signMessage({ message: `Stop ${pci}` })
    },
  }
}

/** @typedef {ReturnType<typeof createSessions>} Sessions */
