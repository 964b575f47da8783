import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureChromium } from '../findChromium.mjs'
import { installFixture } from '../lib/installFixture.mjs'
import { installPacked } from '../lib/packed.mjs'
import { ROOT } from '../lib/project.mjs'
import { runAloud } from '../lib/run.mjs'
import { warningsIn } from '../lib/warningsIn.mjs'
import { launchChromium } from '../visit/launchChromium.mjs'
import { writeGuideFiles } from './guideFiles.mjs'
import { readmeSnippet } from './readmeSnippet.mjs'
import { NEXT_ENVIRONMENT, nextCommand, serveNext } from './serveNext.mjs'
import { tryReadme } from './tryReadme.mjs'
import { tryReturningVisitor } from './tryReturningVisitor.mjs'

const FIXTURE = join(ROOT, '__tests__/fixtures/next')
const FOLDER = join(ROOT, '.tmp/next-host')
const PICTURES = join(ROOT, '.tmp/next-pictures')

/** Writes the pages, with the readme's quick start and the guide on server rendering. */
async function writePage(packed) {
  for (const made of ['.next', 'src', 'app']) {
    rmSync(join(FOLDER, made), { recursive: true, force: true })
  }
  cpSync(FIXTURE, FOLDER, { recursive: true })
  const { source, file, sheet } = readmeSnippet()
  mkdirSync(dirname(join(FOLDER, file)), { recursive: true })
  writeFileSync(join(FOLDER, file), source)
  const layout = join(FOLDER, 'app/layout.jsx')
  writeFileSync(layout, sheet + readFileSync(layout, 'utf8'))
  const returning = 'app/returning/page.jsx'
  writeGuideFiles(FOLDER, 'server-rendering.md', {
    'src/makeStore.ts': 'src/makeStore.ts',
    'src/ReturningWallet.tsx': 'src/ReturningWallet.tsx',
    'app/page.jsx': returning,
  })
  const page = readFileSync(join(FOLDER, returning), 'utf8')
  writeFileSync(join(FOLDER, returning), page.replaceAll("'../src/", "'../../src/"))
  rmSync(join(FOLDER, 'node_modules/redux-wallet-modal'), { recursive: true, force: true })
  await installPacked(FOLDER, packed)
}

const BUTTON = '[data-wm-part="connect-button"]'

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

/**
 * Checks that the rules scripts adopt equal those of the published host.css: Next minifies its own
 * copy.
 */
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

/** Tries the quick start in a Next build, with and without scripts, and used by a visitor. */
async function tryBuild(browser, cacheComponents) {
  const label = `Next${cacheComponents ? ' with cacheComponents' : ''}`
  const env = { ...NEXT_ENVIRONMENT, CACHE_COMPONENTS: cacheComponents ? '1' : '' }
  const since = performance.now()
  rmSync(join(FOLDER, '.next'), { recursive: true, force: true })
  const printed = await runAloud(process.execPath, nextCommand(FOLDER, 'build'), {
    cwd: FOLDER,
    env,
  })
  const warnings = warningsIn(printed)
  if (warnings.length > 0) throw new Error(`${label} warns:\n${warnings.join('\n')}`)
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`${label}: built the quick start in ${seconds} s, 0 warnings`)
  const server = await serveNext(FOLDER, { env })
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
      console.log(`${label}: the ${colorScheme} button looks the same with and without scripts`)
    }
    await tryReadme(browser, server.url)
    console.log(`${label}: the quick start shows a code and connects a wallet`)
    const returning = `${server.url}returning`
    const pictures = join(PICTURES, cacheComponents ? 'cache-components' : 'next')
    console.log(`${label}: ${await tryReturningVisitor(browser, returning, pictures)}`)
  } finally {
    server.close()
  }
}

/**
 * Tries the readme's quick start and the guide on server rendering in Next.
 *
 * @param {import('./shareHosts.mjs').SharedHosts} shared
 */
export async function checkNext(shared) {
  await installFixture(FIXTURE, FOLDER, 'Next', 300)
  await writePage(await shared.packed())
  mkdirSync(PICTURES, { recursive: true })
  const browser = await launchChromium({ executablePath: ensureChromium() })
  try {
    for (const cacheComponents of [false, true]) await tryBuild(browser, cacheComponents)
  } finally {
    await browser.close()
  }
}
