// @ts-check
import { encodeDeployData, encodeFunctionData, parseEther, parseUnits, toHex } from 'viem'
import { accountAt, FAUCET_INDEX, RELAYER_INDEX } from '../accounts.js'
import {
  BATCH_EXECUTOR_ADDRESS,
  CONTRACTS,
  DEPLOYMENTS,
  MULTICALL_ADDRESS,
  readAccountFactory,
  readGrantedKeys,
  readArtifact,
  SESSION_ACCOUNT_ADDRESS,
} from './contracts.js'
import { createPast } from './createPast.js'
import { listPoolSteps } from './pools.js'

/** The seeded history starts about fourteen months back. */
export const HISTORY_DAYS = 425

const DAY_S = 86_400
const FAUCET_BALANCE = parseEther('1000000')
const GAS_LIMIT = toHex(1_000_000)
/** Together below the block gas limit. */
const POOL_GAS_LIMITS = { deployment: toHex(3_000_000), call: toHex(300_000) }

/** Initial balances by account; tokens in whole units. */
const GRANTS = [
  { account: 0, dollar: '2480.5', gold: '12.75', tender: '640.25' },
  { account: 1, dollar: '1200', gold: '3', tender: '150' },
  { account: 2, dollar: '75.3', gold: '0.5', tender: '0' },
  { account: 3, dollar: '10', gold: '0', tender: '0' },
  { account: 5, dollar: '900', gold: '4.2', tender: '300' },
  { account: 6, dollar: '50', gold: '1', tender: '20' },
]

/**
 * Deploys the contracts, funds the accounts and replays fourteen months, then leaves the chain on
 * real time.
 *
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {{ network: import('./networks.js').EvmNetwork, genesis: number | undefined,
 *   noReturnTokenAt: readonly string[] }} options
 */
export async function seedChain(rpc, { network, genesis, noReturnTokenAt }) {
  const multicall = readArtifact('SandboxMulticall').deployedBytecode
  await rpc.call('anvil_setCode', [MULTICALL_ADDRESS, multicall])
  const executor = readArtifact('SandboxBatchExecutor').deployedBytecode
  await rpc.call('anvil_setCode', [BATCH_EXECUTOR_ADDRESS, executor])
  const sessions = readArtifact('SandboxSessionAccount').deployedBytecode
  await rpc.call('anvil_setCode', [SESSION_ACCOUNT_ADDRESS, sessions])
  for (const { address, deployedBytecode } of [readAccountFactory(), readGrantedKeys()])
    await rpc.call('anvil_setCode', [address, deployedBytecode])
  await rpc.call('anvil_setBalance', [accountAt(RELAYER_INDEX).address, toHex(FAUCET_BALANCE)])
  if (genesis !== undefined) await liveThroughThePast(rpc, network, genesis)
  const tender = readArtifact('SandboxNoReturnToken').deployedBytecode
  for (const address of noReturnTokenAt) await rpc.call('anvil_setCode', [address, tender])
}

/**
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {import('./networks.js').EvmNetwork} network
 * @param {number} genesis
 */
async function liveThroughThePast(rpc, network, genesis) {
  const faucet = accountAt(FAUCET_INDEX).address
  let clock = genesis

  /**
   * @param {{ from: string, to?: string, value?: bigint, data?: string }} transaction
   * @param {string} [gasLimit] explicit, so that a failing transaction is mined too
   */
  const send = ({ value, ...transaction }, gasLimit = GAS_LIMIT) =>
    rpc.call('eth_sendTransaction', [{ ...transaction, gas: gasLimit, value: toHex(value ?? 0n) }])

  /**
   * @param {number} at seconds; raised when not after the previous block
   * @param {Parameters<typeof send>[0]} [transaction]
   */
  async function mine(at, transaction) {
    clock = Math.max(at, clock + 1)
    if (transaction) await send(transaction)
    await rpc.call('evm_mine', [toHex(clock)])
  }

  // Automine mines only after the node has responded: too late to choose a block's time.
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
  if (network.part === 'swapChain') {
    const { account, steps } = listPoolSteps(network.nativeCurrency.symbol)
    await rpc.call('anvil_setBalance', [account, toHex(FAUCET_BALANCE)])
    await rpc.call('anvil_impersonateAccount', [account])
    for (const step of steps) {
      await send(step, step.to ? POOL_GAS_LIMITS.call : POOL_GAS_LIMITS.deployment)
    }
    await mine(clock + 60)
    await rpc.call('anvil_stopImpersonatingAccount', [account])
  }
  for (const { daysAgo, ...transaction } of createPast(network.id)) {
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
