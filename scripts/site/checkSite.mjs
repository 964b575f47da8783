#!/usr/bin/env node
/**
 * Builds the documentation site, and visits it like a reader without a network: pages in both
 * themes and at 320 px, the search, and the demo, in which a wallet connects. `--built` visits an
 * earlier build.
 */
import { parseArgs } from 'node:util'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { ensureHeadlessChromium } from '../findChromium.mjs'
import { runCheck } from '../lib/fail.mjs'
import { serveFolder } from '../visit/serveFolder.mjs'
import { buildSite, SITE } from './buildSite.mjs'
import { searchSite, visitDemo } from './visitSite.mjs'

const TIMEOUT_MS = 60_000
const PAGES = [
  'index',
  'start',
  'guides/from-rainbowkit',
  'guides/transactions',
  'reference',
  'demo',
]
/**
 * The reference consists of the same parts as the others, but too many to analyse within minutes.
 */
const UNJUDGED = new Set(['reference'])
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 320 },
]

/**
 * Returns a page's problems: errors, requests to other hosts, horizontal scrolling, accessibility
 * violations.
 */
async function problemsOf(page, url, path) {
  await page.goto(`${url}/${path}.html`, { waitUntil: 'load' })
  await page.locator('#app').waitFor()
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  const { violations } = UNJUDGED.has(path)
    ? { violations: [] }
    : await new AxeBuilder({ page }).exclude('iframe').analyze()
  return [
    ...(overflow > 0 ? [`${path} scrolls sideways by ${String(overflow)} px`] : []),
    ...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0].html.slice(0, 160)}`),
  ]
}

async function visit(browser, url, { colorScheme, width }) {
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
  const problems = []
  context.on('request', request => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(url))
      problems.push(`a request left the site: ${request.url()}`)
  })
  context.on('weberror', error => problems.push(error.error().message))
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  try {
    for (const path of PAGES) problems.push(...(await problemsOf(page, url, path)))
    if (width > 320) {
      await searchSite(page, url)
      await visitDemo(page, url)
    }
  } finally {
    await context.close()
  }
  const where = `${colorScheme}, ${String(width)} px`
  if (problems.length > 0) throw new Error(`${where}:\n- ${problems.join('\n- ')}`)
  console.log(`${where}: ${String(PAGES.length)} pages, 0 problems`)
}

await runCheck(async () => {
  const { built } = parseArgs({ options: { built: { type: 'boolean' } } }).values
  if (!built) console.log(`${String(await buildSite())} links lead somewhere.`)
  const server = await serveFolder(SITE)
  const browser = await chromium.launch({ executablePath: ensureHeadlessChromium() })
  try {
    for (const look of LOOKS) await visit(browser, server.url, look)
  } finally {
    await browser.close()
    server.close()
  }
})
