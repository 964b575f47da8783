#!/usr/bin/env node
// @ts-check
import { parseArgs } from 'node:util'
import { NO_RETURN_ADDRESSES } from '../src/chains/contracts.js'
import { SWAP_NETWORK_IDS } from '../src/chains/networks.js'
import { PORTS } from '../src/lib/ports.js'
import { SANDBOX_FEATURES } from '../src/services/startProjectService.js'
import { startSandbox } from '../src/startSandbox.js'
import { writeExtension } from '../src/wallet/extension/writeExtension.js'

const HELP = `Starts the offline sandbox: the chains, the services, the wallets and the relay, on this machine only.

  --port-base <port>   first of the ports in a row            SANDBOX_PORT_BASE
${Object.values(PORTS)
  .map(({ flag, env, port }) => `  ${`${flag} <port>`.padEnd(33)}${env} (${port})`)
  .join('\n')}
  --extension <folder> writes the browser wallet there as an extension for Chromium
  --swap-network <id>  which of the swap networks is stood in for, by its public id (8453)
  --empty              chains without contracts and past
  --no-return-tokens   puts the code of a token whose transfer returns nothing at the seven well-known addresses
  --help
`

/** @param {string} text */
const say = text => void process.stdout.write(`${text}\n`)

/**
 * @param {string | undefined} text
 * @param {string} from
 */
function readPort(text, from) {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
  throw new Error(`${from} must be a port number, not "${text}".`)
}

/** @param {string | boolean | undefined} text */
function readSwapNetwork(text) {
  if (text === undefined) return undefined
  if (SWAP_NETWORK_IDS.some(id => String(id) === text)) return Number(text)
  throw new Error(`--swap-network must be one of ${SWAP_NETWORK_IDS.join(', ')}, not "${text}".`)
}

function readOptions() {
  const names = Object.values(PORTS).map(({ flag }) => [
    flag.slice(2),
    { type: /** @type {const} */ ('string') },
  ])
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(names),
      'port-base': { type: 'string' },
      empty: { type: 'boolean' },
      'swap-network': { type: 'string' },
      extension: { type: 'string' },
      'no-return-tokens': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const given = /** @type {Record<string, string | boolean | undefined>} */ (values)
  /** @param {string} flag @param {string} env */
  const port = (flag, env) => {
    const value = given[flag]
    return typeof value === 'string'
      ? readPort(value, `--${flag}`)
      : readPort(process.env[env], env)
  }
  const ports = Object.entries(PORTS).flatMap(([part, { flag, env }]) => {
    const chosen = port(flag.slice(2), env)
    return chosen === undefined ? [] : [[part, chosen]]
  })
  const swapNetwork = readSwapNetwork(given['swap-network'])
  const portBase = port('port-base', 'SANDBOX_PORT_BASE')
  return {
    isHelp: given['help'] === true,
    extension: given['extension'],
    ports: Object.fromEntries(ports),
    ...(portBase === undefined ? {} : { portBase }),
    ...(swapNetwork === undefined ? {} : { swapNetwork }),
    chain: {
      seed: given['empty'] !== true,
      noReturnTokenAt: given['no-return-tokens'] === true ? NO_RETURN_ADDRESSES : [],
    },
  }
}

async function run() {
  const { isHelp, extension, ...options } = readOptions()
  if (isHelp) return say(HELP)
  const since = performance.now()
  const starting = startSandbox({
    ...options,
    refuseOutgoing: true,
    projectService: { features: SANDBOX_FEATURES },
    onProgress: ({ part, url, ms }) => say(`${part.padEnd(16)}${url.padEnd(26)}${ms} ms`),
  })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await starting.then(
      sandbox => sandbox.close(),
      () => {}, // it stopped itself, and says so below
    )
    say('stopped')
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  process.on('SIGHUP', () => void stop())
  const { urls } = await starting
  if (typeof extension === 'string') {
    writeExtension({ folder: extension, walletUrl: urls.wallet })
    say(`extension       ${extension}`)
  }
  say(`ready in ${Math.round(performance.now() - since)} ms. Stop with Ctrl-C.`)
}

run().catch(error => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
