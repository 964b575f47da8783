// @ts-check
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import * as sandboxModule from '../src/index.js'
import { refuseOutgoingConnections } from '../src/lib/loopback.js'
import { until } from '../testing/until.js'

const { startSandbox } = sandboxModule
const FREE = {
  chainOne: 0,
  chainTwo: 0,
  blockchainApi: 0,
  projectService: 0,
  wallet: 0,
  relay: 0,
  verify: 0,
  pocketWallet: 0,
  bitcoin: 0,
  solana: 0,
  solanaSocket: 0,
  cosmosRest: 0,
  polkadotRpc: 0,
  signIn: 0,
  swapChain: 0,
  checkout: 0,
  mailbox: 0,
  mailServer: 0,
  secureSite: 0,
  identity: 0,
  farcaster: 0,
}
const COMMAND = fileURLToPath(new URL('../bin/sandbox.js', import.meta.url))

/** @param {string} url */
const isListening = url =>
  new Promise(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })

/** @type {import('node:child_process').ChildProcess[]} */
const started = []
after(() => started.forEach(child => child.kill('SIGKILL')))

/** @param {string[]} args */
async function startCommand(args) {
  const child = spawn(process.execPath, [COMMAND, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  let said = ''
  child.stdout.on('data', chunk => (said += String(chunk)))
  child.stderr.on('data', chunk => (said += String(chunk)))
  await until(async () => said.includes('ready in') || child.exitCode !== null)
  const urls = said.match(/(?:http|ws|smtp):\/\/\S+/g) ?? []
  return { child, urls, said: () => said }
}

const FREE_FLAGS = Object.values(sandboxModule.PORTS).flatMap(({ flag }) => [flag, '0'])

test('everything comes up, and goes down leaving nothing behind', async () => {
  /** @type {string[]} */
  const progress = []
  const sandbox = await startSandbox({
    ports: FREE,
    onProgress: ({ part }) => void progress.push(part),
  })
  assert.deepEqual(progress.sort(), Object.keys(FREE).sort())
  assert.equal(sandbox.networks[1]?.rpcUrls.default.http[0], sandbox.urls.chainTwo)
  for (const url of Object.values(sandbox.urls)) assert.ok(await isListening(url), url)
  await sandbox.close()
  for (const url of Object.values(sandbox.urls)) assert.ok(!(await isListening(url)), url)
})

test('a taken port is named with the ways to choose another, and nothing stays up', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await once(squatter, 'listening')
  const address = squatter.address()
  const port = typeof address === 'object' && address ? address.port : 0
  for (const part of /** @type {const} */ (['wallet', 'chainTwo'])) {
    await assert.rejects(startSandbox({ ports: { ...FREE, [part]: port } }), error => {
      assert.ok(error instanceof sandboxModule.PortTakenError)
      assert.equal(error.port, port)
      assert.match(
        error.message,
        new RegExp(`Port ${port} is taken.*${sandboxModule.PORTS[part].flag}`),
      )
      assert.match(error.message, /--port-base/)
      return true
    })
  }
  const failed = await startCommand([...FREE_FLAGS, '--wallet-port', String(port)])
  assert.match(failed.said(), new RegExp(`Port ${port} is taken`))
  assert.equal(failed.child.exitCode, 1)
  squatter.close()
})

test('the command tells where each part is and stops when asked to', async () => {
  const { child, urls, said } = await startCommand(FREE_FLAGS)
  assert.equal(urls.length, 21)
  for (const part of Object.keys(FREE))
    assert.match(said(), new RegExp(`^${part} +(http|ws|smtp):`, 'm'))
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  assert.equal(code, 0)
  for (const url of urls) assert.ok(!(await isListening(url)), url)
})

test('the chains end with their parent, even when it is killed', async () => {
  const { child, urls } = await startCommand(FREE_FLAGS)
  child.kill('SIGKILL')
  await until(async () => (await Promise.all(urls.map(isListening))).every(isUp => !isUp))
})

test('outgoing connections end at this machine', async () => {
  const release = refuseOutgoingConnections()
  try {
    await assert.rejects(fetch('http://192.0.2.1/'), error => {
      assert.match(String(error instanceof Error && error.cause), /does not reach 192\.0\.2\.1/)
      return true
    })
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    assert.ok(await isListening(`http://127.0.0.1:${typeof address === 'object' && address?.port}`))
    server.close()
  } finally {
    release()
  }
})

test('the type declarations name what the package exports', () => {
  const text = readFileSync(new URL('../src/index.d.ts', import.meta.url), 'utf8')
  const declared = [...text.matchAll(/export declare (?:function|const|class) (\w+)/g)].map(
    match => match[1],
  )
  assert.deepEqual(declared.sort(), Object.keys(sandboxModule).sort())
})
