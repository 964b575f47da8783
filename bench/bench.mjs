#!/usr/bin/env node
import { cpus, loadavg } from 'node:os'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../scripts/findChromium.mjs'
import { buildWithVite } from '../scripts/hosts/buildWithVite.mjs'
import { HOST_PAGE, hostSource } from '../scripts/hosts/hostSource.mjs'
import { runCheck } from '../scripts/lib/fail.mjs'
import { createHostFolder } from '../scripts/lib/hostFolder.mjs'
import { serveFolder } from '../scripts/size/serveFolder.mjs'
import { GOALS } from './goals.mjs'
import { medians, sideBySide } from './medians.mjs'
import { visitActivity } from './visitActivity.mjs'
import { visitConfig } from './visitConfig.mjs'
import { visitCycles } from './visitCycles.mjs'
import { visitDirectory } from './visitDirectory.mjs'
import { visitEmptySlowNetwork, visitSlowNetwork } from './visitSlowNetwork.mjs'
import { visitHoldings } from './visitHoldings.mjs'
import { visitIdle } from './visitIdle.mjs'
import { visitQrCode } from './visitQrCode.mjs'
import { visitRelay } from './visitRelay.mjs'
import { visitEmptyHost, visitModalHost, visitOften } from './visit.mjs'

const ROUNDS = 5
/** Nobody answers but this machine: a request elsewhere fails at once. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

const EVM = { withModal: true, withEvm: true, isAsked: true }
const CONNECT = '[data-testid="wm-connect-button"]'
const WAYS = ['idle', 'intent', 'none']
const KINDS = {
  empty: [{}],
  dialog: [{ hasOwnDialog: true }],
  modal: [EVM],
  relay: [{ ...EVM, withRelay: true }],
  development: [EVM, { isDevelopment: true }],
}

/** What `--only p30,p36` chooses from: the hosts a part visits, and what it finds there. */
const PARTS = {
  async page(browser, { empty, dialog, modal }) {
    const visits = { empty: { 1: [], 4: [] }, modal: { 1: [], 4: [] } }
    await visitModalHost(browser, await modal(), 1) // the browser itself starts slowly
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const rate of [1, 4]) {
        visits.empty[rate].push(await visitEmptyHost(browser, await empty(), rate))
        visits.modal[rate].push(await visitModalHost(browser, await modal(), rate))
      }
    }
    return {
      host: sideBySide(medians(visits.empty[1]), medians(visits.empty[4])),
      ours: sideBySide(medians(visits.modal[1]), medians(visits.modal[4])),
      often: {
        host: await visitOften(browser, await dialog()),
        ours: await visitOften(browser, await modal()),
      },
    }
  },
  async idle(browser, { empty, modal, relay }) {
    const hosts = { empty: [await empty(), 'output'] }
    for (const [name, host] of Object.entries({ modal, relay }))
      hosts[name] = [await host(), CONNECT]
    const visits = { empty: [], modal: [], relay: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, host] of Object.entries(hosts))
        visits[name].push(await visitIdle(browser, ...host))
    }
    return Object.fromEntries(Object.entries(visits).map(([name, each]) => [name, medians(each)]))
  },
  async qr(browser, { relay }) {
    const visits = { pointer: [], touch: [] }
    await visitQrCode(browser, await relay(), true) // the browser itself starts slowly
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.pointer.push(await visitQrCode(browser, await relay(), true))
      visits.touch.push(await visitQrCode(browser, await relay(), false))
    }
    return { pointer: medians(visits.pointer), touch: medians(visits.touch) }
  },
  async line(browser, { empty, modal, relay }) {
    const hosts = { modal: await modal(), relay: await relay() }
    const visits = { empty: [], modal: {}, relay: {} }
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.empty.push(await visitEmptySlowNetwork(browser, await empty()))
      for (const [host, url] of Object.entries(hosts)) {
        for (const way of WAYS) {
          const visit = await visitSlowNetwork(browser, url, way)
          visits[host][way] = [...(visits[host][way] ?? []), visit]
        }
      }
    }
    const perWay = host => Object.fromEntries(WAYS.map(way => [way, medians(visits[host][way])]))
    return { empty: medians(visits.empty), modal: perWay('modal'), relay: perWay('relay') }
  },
  async directory(browser, { relay }) {
    const scrolls = []
    for (let round = 0; round < ROUNDS; round += 1) {
      scrolls.push(await visitDirectory(browser, await relay()))
    }
    return medians(scrolls)
  },
  async activity(browser, { modal }) {
    const scrolls = []
    for (let round = 0; round < ROUNDS; round += 1) {
      scrolls.push(await visitActivity(browser, await modal()))
    }
    return medians(scrolls)
  },
  async config(browser, { modal }) {
    const visits = { answered: [], hanging: [] }
    await visitConfig(browser, await modal(), false) // the browser itself starts slowly
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.answered.push(await visitConfig(browser, await modal(), false))
      visits.hanging.push(await visitConfig(browser, await modal(), true))
    }
    return { answered: medians(visits.answered), hanging: medians(visits.hanging) }
  },
  relay: async (browser, { relay }) => visitRelay(browser, await relay()),
  p30: async (browser, { modal }) => visitCycles(browser, await modal()),
  p36: async (browser, { modal, development }) => ({
    production: await visitHoldings(browser, await modal()),
    development: await visitHoldings(browser, await development()),
  }),
}

function chosenParts() {
  const at = process.argv.indexOf('--only')
  const names = at === -1 ? Object.keys(PARTS) : (process.argv[at + 1] ?? '').split(',')
  const unknown = names.filter(name => !(name in PARTS))
  if (unknown.length === 0) return names
  throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}, not ${unknown.join(', ')}.`)
}

/** Builds and serves a host the first time it is asked for. */
function createHosts(folder) {
  const served = new Map()
  const serve = async name => {
    const [kind, options] = KINDS[name]
    const root = join(folder, name)
    mkdirSync(root, { recursive: true })
    writeFileSync(join(root, 'index.html'), HOST_PAGE)
    writeFileSync(join(root, 'main.js'), hostSource(kind))
    await buildWithVite(root, options)
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

/** With `--strict` a goal that is missed is a failure. */
await runCheck(async () => {
  const parts = chosenParts()
  const folder = await createHostFolder('wallet-modal-bench', {
    optional: ['viem', '@walletconnect/universal-provider'],
  })
  const { hosts, close } = createHosts(folder)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', ALONE],
  })
  const [load = 0] = loadavg()
  console.log(
    `Median of ${String(ROUNDS)} rounds at CPU ×1 / ×4, ${String(cpus().length)} cores, Chromium ${browser.version()}, load ${load.toFixed(1)}.\n`,
  )
  console.log('| | Empty host | With the modal | Goal | |\n| --- | ---: | ---: | ---: | --- |')
  const missed = []
  try {
    for (const part of parts) {
      const figures = await PARTS[part](browser, hosts)
      for (const { name, host = () => '–', ours, goal: said, isMet } of GOALS[part]) {
        const goal = typeof said === 'string' ? said : said(figures)
        const isGood = isMet?.(figures) ?? true
        const title = typeof name === 'string' ? name : name(figures)
        if (!isGood) missed.push(title)
        const verdict = isMet ? (isGood ? 'met' : '**missed**') : ''
        console.log(`| ${title} | ${host(figures)} | ${ours(figures)} | ${goal} | ${verdict} |`)
      }
    }
  } finally {
    await browser.close()
    close()
  }
  console.log('\nBytes of JavaScript: npm run check:size.')
  if (process.argv.includes('--strict') && missed.length > 0)
    throw new Error(`Missed:\n- ${missed.join('\n- ')}`)
})
