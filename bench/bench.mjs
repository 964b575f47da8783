#!/usr/bin/env node
import { cpus, loadavg } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { ensureChromium } from '../scripts/findChromium.mjs'
import { buildHost } from '../scripts/hosts/buildHost.mjs'
import { hostSource } from '../scripts/hosts/hostSource.mjs'
import { runCheck } from '../scripts/lib/fail.mjs'
import { createHostFolder } from '../scripts/lib/hostFolder.mjs'
import { EMAIL_HOST } from '../scripts/size/emailHost.mjs'
import { launchChromium, ONLY_THIS_MACHINE } from '../scripts/visit/launchChromium.mjs'
import { serveFolder } from '../scripts/visit/serveFolder.mjs'
import { GOALS } from './goals.mjs'
import { medians, sideBySide } from './medians.mjs'
import { CONNECT } from './steps.mjs'
import { visitActivity } from './visitActivity.mjs'
import { visitConfig } from './visitConfig.mjs'
import { visitCycles } from './visitCycles.mjs'
import { visitDirectory } from './visitDirectory.mjs'
import { visitEmail } from './visitEmail.mjs'
import { visitEmptySlowNetwork, visitSlowNetwork } from './visitSlowNetwork.mjs'
import { visitHoldings } from './visitHoldings.mjs'
import { visitIdle } from './visitIdle.mjs'
import { visitQrCode } from './visitQrCode.mjs'
import { visitRelay } from './visitRelay.mjs'
import { visitEmptyHost, visitModalHost, visitOften } from './visit.mjs'

/** Use `--rounds 9` for figures that are close together. */
const ROUNDS = Number(valueOf('--rounds') ?? 5)

const EVM = { withModal: true, withEvm: true, isAsked: true }
const WAYS = ['idle', 'intent', 'none']
const KINDS = {
  empty: [{}],
  dialog: [{ hasOwnDialog: true }],
  modal: [EVM],
  relay: [{ ...EVM, withRelay: true }],
  email: [{ ...EVM, family: EMAIL_HOST }],
  development: [EVM, { isDevelopment: true }],
}

/**
 * The parts `--only p30,p36` selects from: one round of visits to the hosts of a part, with its
 * figures. Parts in `ONCE` compute their own averages.
 */
const PARTS = {
  async page(browser, { empty, modal }) {
    const visit = async (visitHost, url) =>
      sideBySide(await visitHost(browser, url, 1), await visitHost(browser, url, 4))
    return {
      host: await visit(visitEmptyHost, await empty()),
      ours: await visit(visitModalHost, await modal()),
    }
  },
  often: async (browser, { dialog, modal }) => ({
    host: await visitOften(browser, await dialog()),
    ours: await visitOften(browser, await modal()),
  }),
  idle: async (browser, { empty, modal, relay }) => ({
    empty: await visitIdle(browser, await empty(), 'output'),
    modal: await visitIdle(browser, await modal(), CONNECT),
    relay: await visitIdle(browser, await relay(), CONNECT),
  }),
  qr: async (browser, { relay }) => ({
    pointer: await visitQrCode(browser, await relay(), true),
    touch: await visitQrCode(browser, await relay(), false),
  }),
  async line(browser, { empty, modal, relay }) {
    const visits = { modal: {}, relay: {} }
    for (const [host, url] of Object.entries({ modal: await modal(), relay: await relay() })) {
      for (const way of WAYS) visits[host][way] = await visitSlowNetwork(browser, url, way)
    }
    return { empty: await visitEmptySlowNetwork(browser, await empty()), ...visits }
  },
  directory: async (browser, { relay }) =>
    sideBySide(
      await visitDirectory(browser, await relay(), 1),
      await visitDirectory(browser, await relay(), 4),
    ),
  activity: async (browser, { modal }) => visitActivity(browser, await modal()),
  config: async (browser, { modal }) => ({
    answered: await visitConfig(browser, await modal(), false),
    hanging: await visitConfig(browser, await modal(), true),
  }),
  email: async (browser, { email }) =>
    sideBySide(
      await visitEmail(browser, await email(), 1),
      await visitEmail(browser, await email(), 4),
    ),
  relay: async (browser, { relay }) => visitRelay(browser, await relay()),
  p30: async (browser, { modal }) => visitCycles(browser, await modal()),
  p36: async (browser, { modal, development }) => ({
    production: await visitHoldings(browser, await modal()),
    development: await visitHoldings(browser, await development()),
  }),
}
const ONCE = new Set(['often', 'relay', 'p30', 'p36'])

function valueOf(name) {
  const at = process.argv.indexOf(name)
  return at === -1 ? undefined : process.argv[at + 1]
}

function chosenParts() {
  const names = valueOf('--only')?.split(',') ?? Object.keys(PARTS)
  const unknown = names.filter(name => !(name in PARTS))
  if (unknown.length === 0) return names
  throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}, not ${unknown.join(', ')}.`)
}

/**
 * Visits all sides in turn, round by round, so that other load on the machine affects them equally;
 * the first round is discarded as warm-up.
 */
async function measure(part, browser, sides) {
  const rounds = ONCE.has(part) ? 1 : ROUNDS
  const visits = sides.map(() => [])
  for (let round = ONCE.has(part) ? 1 : 0; round <= rounds; round += 1) {
    for (const [side, { hosts }] of sides.entries()) {
      const figures = await PARTS[part](browser, hosts)
      if (round > 0) visits[side].push(figures)
    }
  }
  return visits.map(medians)
}

/** Builds and serves a host on first use. */
function createHosts(folder) {
  const served = new Map()
  const serve = async name => {
    const [kind, options] = KINDS[name]
    const root = join(folder, name)
    await buildHost(root, hostSource(kind), options)
    return serveFolder(join(root, 'dist'), { compressed: true })
  }
  const urlOf = name => async () => {
    if (!served.has(name)) served.set(name, await serve(name))
    return served.get(name).url
  }
  return {
    hosts: Object.fromEntries(Object.keys(KINDS).map(name => [name, urlOf(name)])),
    close: () => [...served.values()].forEach(server => server.close()),
  }
}

async function createSide(packed) {
  const folder = await createHostFolder('wallet-modal-bench', {
    optional: ['viem', '@walletconnect/universal-provider'],
    packed,
  })
  return createHosts(folder)
}

/**
 * With `--strict` a missed goal is a failure. `--beside old.tgz` alternates with hosts of that
 * packed file, and prints its figures in a separate column.
 */
await runCheck(async () => {
  const parts = chosenParts()
  const beside = valueOf('--beside')
  const sides = [await createSide()]
  if (beside) sides.push(await createSide(resolve(beside)))
  const browser = await launchChromium({
    executablePath: ensureChromium(),
    args: ['--enable-precise-memory-info', ONLY_THIS_MACHINE],
  })
  const [load = 0] = loadavg()
  console.log(
    `Median of ${String(ROUNDS)} rounds at CPU ×1 / ×4, ${String(cpus().length)} cores, Chromium ${browser.version()}, load ${load.toFixed(1)}.\n`,
  )
  const printRow = cells => console.log(`| ${cells.join(' | ')} |`)
  const others = beside ? [basename(beside)] : []
  printRow(['', 'Empty host', ...others, 'With the modal', 'Goal', ''])
  printRow(['---', '---:', ...others.map(() => '---:'), '---:', '---:', '---'])
  const missed = []
  try {
    for (const part of parts) {
      const [figures, ...old] = await measure(part, browser, sides)
      for (const { name, host = () => '–', ours, goal: said, isMet } of GOALS[part]) {
        const goal = typeof said === 'string' ? said : said(figures)
        const isGood = isMet?.(figures) ?? true
        const title = typeof name === 'string' ? name : name(figures)
        if (!isGood) missed.push(title)
        const verdict = isMet ? (isGood ? 'met' : '**missed**') : ''
        printRow([title, host(figures), ...old.map(ours), ours(figures), goal, verdict])
      }
    }
  } finally {
    await browser.close()
    for (const { close } of sides) close()
  }
  console.log('\nBytes of JavaScript: npm run check:size.')
  if (process.argv.includes('--strict') && missed.length > 0)
    throw new Error(`Missed:\n- ${missed.join('\n- ')}`)
})
