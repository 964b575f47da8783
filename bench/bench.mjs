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
import { visitDirectory } from './visitDirectory.mjs'
import { visitRelay } from './visitRelay.mjs'
import { visitEmptyHost, visitModalHost, visitOften } from './visit.mjs'

const ROUNDS = 5
const ROWS_MAX = 60
/** P30. */
const HEAP_MIB = 2
/** Nobody answers but this machine: a request elsewhere fails at once. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

const median = values => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const medians = visits =>
  Object.fromEntries(
    Object.keys(visits[0]).map(name => [name, median(visits.map(visit => visit[name]))]),
  )
/** Figures of the two speeds side by side, by name. */
const sideBySide = (one, four) =>
  Object.fromEntries(Object.keys(one).map(name => [name, { one: one[name], four: four[name] }]))

async function serveHost(folder, name, kind) {
  const root = join(folder, name)
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'index.html'), HOST_PAGE)
  writeFileSync(join(root, 'main.js'), hostSource(kind))
  await buildWithVite(root)
  return serveFolder(join(root, 'dist'))
}

await runCheck(async () => {
  const folder = await createHostFolder('wallet-modal-bench', {
    optional: ['viem', '@walletconnect/universal-provider'],
  })
  const emptyHost = await serveHost(folder, 'empty', {})
  const modalHost = await serveHost(folder, 'modal', { withModal: true, withEvm: true })
  const relayHost = await serveHost(folder, 'relay', {
    withModal: true,
    withEvm: true,
    withRelay: true,
  })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info', ALONE],
  })
  try {
    const empty = { 1: [], 4: [] }
    const modal = { 1: [], 4: [] }
    await visitModalHost(browser, modalHost.url, 1) // the browser itself starts slowly
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const rate of [1, 4]) {
        empty[rate].push(await visitEmptyHost(browser, emptyHost.url, rate))
        modal[rate].push(await visitModalHost(browser, modalHost.url, rate))
      }
    }
    const figures = {
      host: sideBySide(medians(empty[1]), medians(empty[4])),
      ours: sideBySide(medians(modal[1]), medians(modal[4])),
      often: await visitOften(browser, modalHost.url),
    }
    const scrolls = []
    for (let round = 0; round < ROUNDS; round += 1) {
      scrolls.push(await visitDirectory(browser, relayHost.url))
    }
    const scroll = medians(scrolls)
    const codes = await visitRelay(browser, relayHost.url)
    const [load = 0] = loadavg()
    console.log(
      `Median of ${String(ROUNDS)} rounds at CPU ×1 / ×4, ${String(cpus().length)} cores, Chromium ${browser.version()}, load ${load.toFixed(1)}.\n`,
    )
    console.log('| | Empty host | With the modal | Goal | |\n| --- | ---: | ---: | ---: | --- |')
    for (const { name, host, ours, goal, isMet } of GOALS) {
      const verdict = isMet(figures) ? 'met' : '**missed**'
      console.log(`| ${name} | ${host(figures)} | ${ours(figures)} | ${goal} | ${verdict} |`)
    }
    const isSmooth = scroll.slow === 0 && scroll.rows <= ROWS_MAX
    console.log(
      `| ${String(scroll.reached)} wallets, CPU ×1: frames over 25 ms of ${String(scroll.frames)} while scrolling (worst), rows at most | – | ${String(scroll.slow)} (${scroll.worst.toFixed(0)} ms), ${String(scroll.rows)} | 0, ≤ ${String(ROWS_MAX)} | ${isSmooth ? 'met' : '**missed**'} |`,
    )
    const isLet =
      codes.heapMiB < HEAP_MIB &&
      codes.timers <= 0 &&
      codes.sockets === 0 &&
      codes.listeners < codes.cycles
    console.log(
      `| ${String(codes.cycles)} codes shown and left: heap, MiB; listeners, timers, sockets kept in all | – | ${codes.heapMiB.toFixed(2)}; ${String(codes.listeners)}, ${String(codes.timers)}, ${String(codes.sockets)} | < ${String(HEAP_MIB)}; < 1 each, 0, 0 | ${isLet ? 'met' : '**missed**'} |`,
    )
    console.log('\nBytes of JavaScript: npm run check:size.')
  } finally {
    await browser.close()
    emptyHost.close()
    modalHost.close()
    relayHost.close()
  }
})
