#!/usr/bin/env node
/**
 * Follows docs/start.md as written, from an empty folder to a connected wallet and a reload, and
 * prints the minutes. Needs the internet: the newest template of each framework is installed.
 * `--only Vite` follows one section.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runCheck } from './lib/fail.mjs'
import { pack } from './lib/packed.mjs'
import { ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'
import { FAKE_ACCOUNT, FAKE_WALLET, installFakeWallet } from './visit/fakeWallet.mjs'
import { launchChromium, ONLY_THIS_MACHINE } from './visit/launchChromium.mjs'

const SECTIONS = ['Vite', 'Next', 'Create React App']
const SERVER_READY_MS = 180_000
const BLOCK = /```(\w+)\n([\s\S]*?)```/g

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const guide = readFileSync(join(ROOT, 'docs/start.md'), 'utf8')

/** Returns the code blocks of a section, by language. */
function blocksOf(heading) {
  const [, section] = guide.split(`\n## ${heading}\n`)
  if (!section) throw new Error(`docs/start.md has no section "${heading}".`)
  const [text] = section.split('\n## ')
  const blocks = [...text.matchAll(BLOCK)].map(([, language, code]) => ({ language, code }))
  const of = wanted => blocks.filter(({ language }) => language === wanted).map(({ code }) => code)
  return { text, shell: of('sh'), tsx: of('tsx') }
}

/** Starts the development server and resolves with the address that it prints. */
function serve(command, folder) {
  const child = spawn('bash', ['-c', command], {
    cwd: folder,
    env: { ...process.env, BROWSER: 'none', NO_COLOR: '1', FORCE_COLOR: '0' },
    detached: true,
  })
  const close = () => process.kill(-child.pid, 'SIGKILL')
  const url = new Promise((resolve, reject) => {
    let printed = ''
    const fail = why => reject(new Error(`${why}\n${printed}`))
    const timer = setTimeout(fail, SERVER_READY_MS, 'No address was printed.')
    const listen = data => {
      printed += data
      const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? []
      if (!address) return
      clearTimeout(timer)
      resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', code => fail(`The server ended with ${String(code)}.`))
  })
  return { url, close }
}

async function connect(browser, url) {
  const page = await browser.newPage()
  page.setDefaultTimeout(SERVER_READY_MS)
  await installFakeWallet(page)
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: FAKE_WALLET }).click()
  await page.getByText(FAKE_ACCOUNT, { exact: true }).waitFor()
  const connected = performance.now()
  await page.reload()
  await page.getByText(FAKE_ACCOUNT, { exact: true }).waitFor()
  await page.close()
  return connected
}

async function follow(heading, { browser, tarball }) {
  const folder = temporaryFolder('wallet-modal-start')
  const { text, shell, tsx } = blocksOf(heading)
  const [setUp, start] = shell
  const [, wallet] = /Save the file\s+as `([^`]+)`/.exec(text) ?? []
  const [, app] = /replace `([^`]+)`/.exec(text) ?? []
  const began = performance.now()
  await run('bash', ['-e', '-c', setUp], {
    cwd: folder,
    env: { ...process.env, WALLET_MODAL: tarball },
  })
  const project = join(folder, 'my-app')
  mkdirSync(join(project, wallet, '..'), { recursive: true })
  writeFileSync(join(project, wallet), blocksOf('The file').tsx[0])
  writeFileSync(join(project, app), tsx[0])
  const installed = performance.now()
  const server = serve(start, project)
  try {
    const connected = await connect(browser, await server.url)
    const minutes = ms => (ms / 60_000).toFixed(1)
    console.log(
      `${heading}: ${String(setUp.trim().split('\n').length + 1)} commands; installed in ${minutes(installed - began)} min, connected after ${minutes(connected - began)} min, and again after a reload`,
    )
  } finally {
    server.close()
  }
}

await runCheck(async () => {
  const sections = SECTIONS.filter(each => !only || each === only)
  if (sections.length === 0) throw new Error(`There is no section "${String(only)}".`)
  const tarball = await pack(temporaryFolder('wallet-modal-packed'))
  const browser = await launchChromium({ args: [ONLY_THIS_MACHINE] })
  try {
    for (const section of sections) await follow(section, { browser, tarball })
  } finally {
    await browser.close()
  }
})
