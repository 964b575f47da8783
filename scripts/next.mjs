#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from './findChromium.mjs'
import { readmeSnippet } from './hosts/readmeSnippet.mjs'
import { tryReadme } from './hosts/tryReadme.mjs'
import { waitForPage } from './lib/exampleHost.mjs'
import { runCheck } from './lib/fail.mjs'
import { installPacked } from './lib/packed.mjs'
import { ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'

const FIXTURE = join(ROOT, '__tests__/fixtures/next')
/** Inside the project, so that Node finds React and the other packages above; kept, so that Next is installed once. */
const FOLDER = join(ROOT, '.tmp/next-host')
const PICTURES = join(ROOT, '.tmp/next-pictures')
const ENVIRONMENT = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
/** What is installed there, as the lockfile it came from. */
const INSTALLED = join(FOLDER, 'node_modules/installed.json')

async function installNext() {
  const lock = readFileSync(join(FIXTURE, 'package-lock.json'), 'utf8')
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return
  console.log('installing Next into .tmp, about 300 MB …')
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(FIXTURE, FOLDER, { recursive: true })
  // Not `npm ci`: compilers for other systems are not in every registry, and not needed.
  await run('npm', ['install'], { cwd: FOLDER })
  writeFileSync(INSTALLED, lock)
}

/** The page, with the quick start as the readme has it. */
async function writePage() {
  for (const made of ['.next', 'src', 'app']) {
    rmSync(join(FOLDER, made), { recursive: true, force: true })
  }
  cpSync(FIXTURE, FOLDER, { recursive: true })
  const { source, file, sheet } = readmeSnippet()
  mkdirSync(dirname(join(FOLDER, file)), { recursive: true })
  writeFileSync(join(FOLDER, file), source)
  const layout = join(FOLDER, 'app/layout.jsx')
  writeFileSync(layout, sheet + readFileSync(layout, 'utf8'))
  rmSync(join(FOLDER, 'node_modules/redux-wallet-modal'), { recursive: true, force: true })
  await installPacked(FOLDER)
}

const next = (...args) => [join(FOLDER, 'node_modules/next/dist/bin/next'), ...args]

const freePort = () =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

async function serve() {
  const port = String(await freePort())
  const server = spawn(process.execPath, next('start', '--port', port), {
    cwd: FOLDER,
    env: ENVIRONMENT,
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}/`
  await waitForPage(url)
  return { url, close: () => server.kill() }
}

const BUTTON = '[data-wm-part="connect-button"]'

/** The button as a visitor sees it, beside what it is drawn by. */
async function photograph(browser, url, { javaScriptEnabled, colorScheme }) {
  const context = await browser.newContext({ javaScriptEnabled, colorScheme })
  const page = await context.newPage()
  try {
    await page.goto(url)
    const button = page.locator(BUTTON)
    await button.waitFor()
    if (javaScriptEnabled) await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    const name = `${colorScheme}-${javaScriptEnabled ? 'hydrated' : 'without-scripts'}`
    await page.screenshot({ path: join(PICTURES, `${name}-page.png`) })
    const picture = await button.screenshot({ path: join(PICTURES, `${name}.png`) })
    return { picture, height: (await button.boundingBox()).height }
  } finally {
    await context.close()
  }
}

/** The rules that scripts put on the page are those of host.css, as it is published: Next writes its own copy shorter. */
async function rulesAgree(browser, url) {
  const page = await browser.newPage()
  try {
    await page.goto(url)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
    const file = join(FOLDER, 'node_modules/redux-wallet-modal/dist/host.css')
    const { published, adopted } = await page.evaluate(
      text => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(text)
        const textsOf = ({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)
        return { published: textsOf(sheet), adopted: document.adoptedStyleSheets.flatMap(textsOf) }
      },
      readFileSync(file, 'utf8'),
    )
    const missing = adopted.filter(rule => !published.includes(rule))
    if (adopted.length < 10) throw new Error('The scripts put hardly any rule on the page.')
    if (missing.length > 0) throw new Error(`host.css lacks:\n${missing.join('\n')}`)
    console.log(`host.css says all ${String(adopted.length)} rules that the scripts say`)
  } finally {
    await page.close()
  }
}

await runCheck(async () => {
  await installNext()
  await writePage()
  mkdirSync(PICTURES, { recursive: true })
  const since = performance.now()
  await run(process.execPath, next('build'), { cwd: FOLDER, env: ENVIRONMENT })
  console.log(`Next built the quick start in ${((performance.now() - since) / 1000).toFixed(0)} s`)
  const server = await serve()
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    await rulesAgree(browser, server.url)
    for (const colorScheme of ['light', 'dark']) {
      const shown = javaScriptEnabled =>
        photograph(browser, server.url, { javaScriptEnabled, colorScheme })
      const before = await shown(false)
      const after = await shown(true)
      if (before.height < 40) throw new Error('Without scripts the button has no look of its own.')
      if (!before.picture.equals(after.picture)) {
        throw new Error(`The ${colorScheme} button changes with its scripts: see ${PICTURES}`)
      }
      console.log(`the ${colorScheme} button looks the same with and without scripts`)
    }
    await tryReadme(browser, server.url)
    console.log('Next     the quick start shows a code and connects a wallet')
  } finally {
    await browser.close()
    server.close()
  }
})
