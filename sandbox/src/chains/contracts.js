// @ts-check
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { getContractAddress } from 'viem'
import { accountAt, FAUCET_INDEX } from '../accounts.js'

/** Where libraries expect Multicall3. */
export const MULTICALL_ADDRESS = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The code that accounts delegate to for batches of calls (EIP-7702). */
export const BATCH_EXECUTOR_ADDRESS = '0x5792000000000000000000000000000000007702'

/** The code that accounts delegate to for other keys' permissions; it runs batches as well. */
export const SESSION_ACCOUNT_ADDRESS = '0x7715000000000000000000000000000000007702'

/**
 * Well-known tokens whose transfer returns nothing; a test profile may place the sandbox's code
 * there.
 */
export const NO_RETURN_ADDRESSES = /** @type {const} */ ([
  '0xdac17f958d2ee523a2206206994597c13d831ec7',
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f',
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7',
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e',
  '0x55d398326f99059ff775485246999027b3197955',
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
])

/** In deployment order, which fixes their addresses. */
export const DEPLOYMENTS = /** @type {const} */ ([
  { key: 'dollar', contract: 'SandboxToken', args: ['Sandbox Dollar', 'SUSD', 6] },
  { key: 'gold', contract: 'SandboxToken', args: ['Sandbox Gold', 'SGLD', 18] },
  { key: 'tender', contract: 'SandboxNoReturnToken', args: [] },
  { key: 'collectible', contract: 'SandboxCollectible', args: [] },
])

/** @typedef {typeof DEPLOYMENTS[number]['key']} ContractKey */

/** @param {number} nonce */
function deployedAt(nonce) {
  return getContractAddress({ from: accountAt(FAUCET_INDEX).address, nonce: BigInt(nonce) })
}

/** The same on both chains. */
export const CONTRACTS = {
  dollar: deployedAt(0),
  gold: deployedAt(1),
  tender: deployedAt(2),
  collectible: deployedAt(3),
  multicall: /** @type {`0x${string}`} */ (MULTICALL_ADDRESS),
  batchExecutor: /** @type {`0x${string}`} */ (BATCH_EXECUTOR_ADDRESS),
  sessionAccount: /** @type {`0x${string}`} */ (SESSION_ACCOUNT_ADDRESS),
}

/**
 * Reads a compiled contract from the committed artifacts.
 *
 * @param {string} name
 * @returns {{ abi: import('viem').Abi, bytecode: `0x${string}`, deployedBytecode: `0x${string}` }}
 */
export function readArtifact(name) {
  const url = new URL(`../../contracts/artifacts/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}

/**
 * Returns the factory of the embedded wallet's smart accounts, at the address the deterministic
 * deployer gives it on every chain.
 *
 * @returns {{ address: `0x${string}`, bytecode: `0x${string}`, deployedBytecode: `0x${string}` }}
 */
export function readAccountFactory() {
  const require = createRequire(import.meta.url)
  return require('@redux-wallet-modal/secure-site/contracts/EmbeddedAccountFactory.json')
}

/**
 * Returns the contract in which those accounts keep the grants to other keys, likewise.
 *
 * @returns {ReturnType<typeof readAccountFactory>}
 */
export function readGrantedKeys() {
  const require = createRequire(import.meta.url)
  return require('@redux-wallet-modal/secure-site/contracts/GrantedKeys.json')
}
