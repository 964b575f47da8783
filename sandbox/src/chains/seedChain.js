// @ts-check
import { encodeDeployData, encodeFunctionData, parseEther, parseUnits, toHex } from 'viem'
import { accountAt, FAUCET_INDEX } from '../accounts.js'
import {
  BATCH_EXECUTOR_ADDRESS,
  CONTRACTS,
  DEPLOYMENTS,
  MULTICALL_ADDRESS,
  readArtifact,
} from './contracts.js'
import { createPast } from './createPast.js'

/** How far back the seeded past begins: about fourteen months. */
export const HISTORY_DAYS = 425

const DAY_S = 86_400
const FAUCET_BALANCE = parseEther('1000000')
const GAS_LIMIT = toHex(1_000_000)

/** First coins, by account: tokens in whole units. */
const GRANTS = [
  { account: 0, dollar: '2480.5', gold: '12.75', tender: '640.25' },
  { account: 1, dollar: '1200', gold: '3', tender: '150' },
  { account: 2, dollar: '75.3', gold: '0.5', tender: '0' },
  { account: 3, dollar: '10', gold: '0', tender: '0' },
  { account: 5, dollar: '900', gold: '4.2', tender: '300' },
  { account: 6, dollar: '50', gold: '1', tender: '20' },
]

/**
 * Deploys the contracts, pays out the first coins and lives through fourteen months, then leaves the chain on real time.
 *
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {{ chainId: number, genesis: number | undefined, noReturnTokenAt: readonly string[] }} options
 */
export async function seedChain(rpc, { chainId, genesis, noReturnTokenAt }) {
  const multicall = readArtifact('SandboxMulticall').deployedBytecode
  await rpc.call('anvil_setCode', [MULTICALL_ADDRESS, multicall])
  const executor = readArtifact('SandboxBatchExecutor').deployedBytecode
  await rpc.call('anvil_setCode', [BATCH_EXECUTOR_ADDRESS, executor])
  if (genesis !== undefined) await liveThroughThePast(rpc, chainId, genesis)
  const tender = readArtifact('SandboxNoReturnToken').deployedBytecode
  for (const address of noReturnTokenAt) await rpc.call('anvil_setCode', [address, tender])
}

/**
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {number} chainId
 * @param {number} genesis
 */
async function liveThroughThePast(rpc, chainId, genesis) {
  const faucet = accountAt(FAUCET_INDEX).address
  let clock = genesis

  /**
   * @param {number} at seconds; moved on when it is not after the block before
   * @param {{ from: string, to?: string, value?: bigint, data?: string }} transaction
   */
  async function mine(at, { value, ...transaction }) {
    clock = Math.max(at, clock + 1)
    // A gas limit of our own, so that a transaction that will fail is mined all the same.
    const gas = { gas: GAS_LIMIT, value: toHex(value ?? 0n) }
    await rpc.call('eth_sendTransaction', [{ ...transaction, ...gas }])
    await rpc.call('evm_mine', [toHex(clock)])
  }

  // The node mines by itself only a moment after it has answered: too late to say which time a block bears.
  await rpc.call('evm_setAutomine', [false])
  await rpc.call('anvil_setBalance', [faucet, toHex(FAUCET_BALANCE)])
  for (const { contract, args } of DEPLOYMENTS) {
    const { abi, bytecode } = readArtifact(contract)
    await mine(clock, { from: faucet, data: encodeDeployData({ abi, bytecode, args: [...args] }) })
  }
  for (const grant of GRANTS) {
    for (const key of /** @type {const} */ (['dollar', 'gold', 'tender'])) {
      if (grant[key] === '0') continue
      const to = accountAt(grant.account).address
      await mine(clock + 60, {
        from: faucet,
        to: CONTRACTS[key],
        data: mintData(key, to, grant[key]),
      })
    }
  }
  for (const { daysAgo, ...transaction } of createPast(chainId)) {
    await mine(genesis + Math.round((HISTORY_DAYS - daysAgo) * DAY_S), transaction)
  }
  await rpc.call('evm_setAutomine', [true])
  await rpc.call('evm_setTime', [Date.now()])
}

/**
 * @param {'dollar' | 'gold' | 'tender'} key
 * @param {`0x${string}`} to
 * @param {string} amount
 */
function mintData(key, to, amount) {
  const { abi } = readArtifact('SandboxToken')
  const units = parseUnits(amount, key === 'gold' ? 18 : 6)
  return encodeFunctionData({ abi, functionName: 'mint', args: [to, units] })
}
