import { spawn } from 'node:child_process'
import WebSocket from 'ws'
import { temporaryFolder } from '../lib/temporaryFolder.mjs'
import { handsOn } from './handsOn.mjs'

const READY = /WebDriver BiDi listening on (ws:\S+)/
const START_MS = 60_000

/** Waits until Firefox prints its address. */
function addressOf(firefox) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const limit = setTimeout(
      () => reject(new Error(`Firefox did not start:\n${printed}`)),
      START_MS,
    )
    firefox.stderr.on('data', data => {
      printed += data
      const [, address] = READY.exec(printed) ?? []
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    })
    firefox.on('error', reject)
  })
}

/** Opens a WebDriver BiDi session over its socket: https://www.w3.org/TR/webdriver-bidi/ */
async function openSession(address, onEvent) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map()
  let count = 0
  socket.on('message', data => {
    const message = JSON.parse(String(data))
    if (message.type === 'event') return onEvent(message)
    const { resolve, reject } = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') resolve(message.result)
    else reject(new Error(`${message.error}: ${message.message}`))
  })
  return {
    send(method, params) {
      const id = (count += 1)
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close: () => socket.close(),
  }
}

/**
 * Starts headless Firefox with a fresh profile, and returns a journey's actions and queries. Not
 * through Playwright, which drives only its own build of Firefox, and that cannot be downloaded
 * everywhere.
 *
 * @param {string} command
 */
export async function startFirefox(command) {
  const profile = temporaryFolder('wallet-modal-firefox')
  const firefox = spawn(
    command,
    ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const errors = []
  const session = await openSession(await addressOf(firefox), ({ method, params }) => {
    if (method === 'log.entryAdded' && params.type === 'javascript' && params.level === 'error')
      errors.push(params.text)
  })
  const { capabilities } = await session.send('session.new', { capabilities: {} })
  await session.send('session.subscribe', { events: ['log.entryAdded'] })
  const openTab = async () => {
    const { context } = await session.send('browsingContext.create', { type: 'tab' })
    const close = () => session.send('browsingContext.close', { context })
    return { ...handsOn(session, async () => context), close }
  }

  return {
    ...(await openTab()),
    version: capabilities.browserVersion,
    errors,
    /** Opens a second page; the caller closes it. */
    async openBeside(url) {
      const tab = await openTab()
      await tab.goto(url)
      return tab
    },
    async close() {
      session.close()
      const ended = new Promise(resolve => firefox.once('exit', resolve))
      firefox.kill()
      await ended
    },
  }
}
