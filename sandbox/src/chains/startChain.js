// @ts-check
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createJsonRpc } from '../lib/jsonRpc.js'
import { BIND_ADDRESS, claimPort, PORTS } from '../lib/ports.js'
import { ACCOUNT_COUNT, MNEMONIC } from '../accounts.js'
import { findAnvil } from './anvilBinary.js'
import { findNetwork } from './networks.js'
import { HISTORY_DAYS, seedChain } from './seedChain.js'
import { serveChain } from './serveChain.js'
import { watchOver } from './watchdog.js'

const READY_LIMIT_MS = 30_000
const STOP_LIMIT_MS = 2_000

/**
 * Starts one real EVM chain in its own process, with contracts and a history.
 *
 * @param {object} [options]
 * @param {number} [options.chainId] 31337, 31338 or the public id of a swap network, which has
 *   pools as well
 * @param {number} [options.port] 0 for a free one
 * @param {boolean} [options.seed] false for an empty chain
 * @param {readonly string[]} [options.noReturnTokenAt] addresses that get the code of the token
 *   whose transfer returns nothing
 * @returns {Promise<import('./types.js').RunningChain>}
 */
export async function startChain(options = {}) {
  const { chainId = 31337, seed = true, noReturnTokenAt = [] } = options
  const network = findNetwork(chainId)
  if (!network) throw new Error(`The sandbox has no chain ${chainId}.`)
  const host = hiddenAddress()
  const port = await claimPort(0, network.part)
  const genesis = seed ? Math.floor(Date.now() / 1000) - HISTORY_DAYS * 86_400 : undefined

  const child = spawnAnvil({ host, port, chainId, genesis })
  const stopWatching = child.pid === undefined ? () => {} : watchOver(child.pid)
  const killAtExit = () => child.kill()
  process.once('exit', killAtExit)
  /** @type {import('../lib/types.js').RunningPart | undefined} */
  let door
  const close = async () => {
    await door?.close()
    process.off('exit', killAtExit)
    await stop(child)
    stopWatching()
  }

  const innerUrl = `http://${host}:${port}`
  const rpc = createJsonRpc(innerUrl)
  try {
    const wanted = options.port ?? PORTS[network.part].port
    const opened = await serveChain({ url: innerUrl, port: wanted, part: network.part })
    door = opened
    await untilReady(child, rpc, chainId)
    await seedChain(rpc, { network, genesis, noReturnTokenAt })
    const url = `http://${BIND_ADDRESS}:${opened.port}`
    return { url, chainId, caipId: network.caipId, rpc, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Returns a secret loopback address, where the system has more than one: the chain's program
 * accepts every connection.
 */
function hiddenAddress() {
  if (process.platform !== 'linux') return BIND_ADDRESS
  return `127.${[randomInt(1, 255), randomInt(0, 256), randomInt(1, 255)].join('.')}`
}

/**
 * @param {object} where
 * @param {string} where.host
 * @param {number} where.port
 * @param {number} where.chainId
 * @param {number | undefined} where.genesis
 */
function spawnAnvil({ host, port, chainId, genesis }) {
  const args = ['--host', host, '--port', String(port), '--chain-id', String(chainId)]
  args.push('--no-cors', '--silent', '--hardfork', 'prague', '--accounts', String(ACCOUNT_COUNT))
  args.push('--balance', '100', '--mnemonic', MNEMONIC)
  if (genesis !== undefined) args.push('--timestamp', String(genesis))
  const child = spawn(findAnvil(), args, { stdio: ['ignore', 'ignore', 'pipe'], env: {} })
  child.unref()
  return child
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {import('../lib/types.js').JsonRpc} rpc
 * @param {number} chainId
 */
async function untilReady(child, rpc, chainId) {
  /** @type {string | undefined} */
  let failure
  let said = ''
  child.stderr?.on('data', chunk => (said += String(chunk)))
  child.once('error', error => (failure = error.message))
  child.once('exit', code => (failure ??= `it ended with code ${code}`))
  const deadline = Date.now() + READY_LIMIT_MS
  while (failure === undefined && Date.now() < deadline) {
    try {
      if (Number(await rpc.call('eth_chainId')) === chainId) return
    } catch {
      // Not listening yet.
    }
    await new Promise(resolve => setTimeout(resolve, 15))
  }
  throw new Error(
    `Chain ${chainId} did not start: ${failure ?? 'no answer in time'}. ${said}`.trim(),
  )
}

/** @param {import('node:child_process').ChildProcess} child */
async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  child.ref()
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(force)
}
