#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transform } from 'esbuild'
import familyLimits from './size-limits-families.json' with { type: 'json' }
import limits from './size-limits.json' with { type: 'json' }
import { buildHost } from './hosts/buildHost.mjs'
import { hostSource } from './hosts/hostSource.mjs'
import { runCheck } from './lib/fail.mjs'
import { createHostFolder } from './lib/hostFolder.mjs'
import { EMAIL_HOST, EMAIL_LIMITS, emailFigures, isForEmail } from './size/emailHost.mjs'
import { explain } from './size/explain.mjs'
import { FAMILY_HOSTS } from './size/familyHosts.mjs'
import { featureChunks } from './size/featureChunks.mjs'
import { HEADLESS_LIMITS, HEADLESS_SOURCE, headlessFigures } from './size/headlessHost.mjs'
import { brotliBytes, brotliLength } from './size/brotli.mjs'
import { signInChunks } from './size/signInChunks.mjs'
import { launchChromium, ONLY_THIS_MACHINE } from './visit/launchChromium.mjs'
import { visitHost } from './visit/visitHost.mjs'

const OURS = /node_modules\/redux-wallet-modal\//
const sum = (all, measure) => all.reduce((total, each) => total + measure(each), 0)

/** Returns the package's part of a chunk, minified and compressed on its own. */
async function ourBytes({ modules }) {
  const ours = Object.entries(modules).filter(([id]) => OURS.test(id))
  const source = ours.map(([, { code }]) => code ?? '').join('\n')
  const { code } = await transform(source, { minify: true, format: 'esm', target: 'es2022' })
  return brotliLength(code)
}

async function visitBuilt(browser, folder, kind) {
  const { chunks } = await buildHost(folder, kind.source ?? hostSource(kind))
  const steps = await visitHost(browser, join(folder, 'dist'), {
    withModal: kind.withModal === true,
    withRelay: kind.withRelay === true,
    withEmail: kind.withEmail === true,
    wallet: kind.wallet,
    isUntouched: kind.hasAccent === true,
  })
  return { steps, chunks }
}

/** Returns the package's part of a step's chunks. */
async function ourPart({ files }, chunks) {
  const names = new Set(files.map(file => basename(file)))
  const ours = await Promise.all(
    chunks.filter(({ fileName }) => names.has(basename(fileName))).map(ourBytes),
  )
  return sum(ours, bytes => bytes)
}

const COUNTED = {
  list: 'to show the wallet list',
  connect: 'to connect an EVM wallet',
  restore: 'to take a session back',
}

/** The entries a page calls directly: `solana()`, and the networks it lists. */
const IS_ENTRY = /redux-wallet-modal\/dist\/[^/]+\.js$/

/** Text found only in code that discovers wallets of families other than EVM. */
const OTHER_FAMILIES = [
  'wallet-standard:register-wallet',
  'btc_providers',
  'injectedWeb3',
  'keplr_keystorechange',
  // Text of bitcoinjs-lib and of @solana/web3.js, which the package uses to query those chains.
  'Could not convert invalid chunks to ASM',
  'Solana error #',
]
/** A marker found in no chunk proves nothing. */
const missingMarkers = chunks =>
  OTHER_FAMILIES.filter(
    marker =>
      !chunks.some(({ modules }) =>
        Object.values(modules).some(({ code }) => code?.includes(marker) === true),
      ),
  )
const isOfAnotherFamily = ({ modules }) =>
  Object.values(modules).some(({ code }) =>
    OTHER_FAMILIES.some(marker => code?.includes(marker) === true),
  )

/** Text found only in code for signing in. */
const SIGN_IN = ['wants you to sign in with your', 'EIP155.verify', 'The signature is not valid']
const isForSigningIn = file => {
  const text = readFileSync(file, 'utf8')
  return SIGN_IN.some(marker => text.includes(marker))
}

/** Returns files and rounds of the visited steps. */
const countsOf = steps =>
  Object.fromEntries(
    Object.entries(COUNTED).flatMap(([name, said]) => {
      const { needed, rounds } = steps[name] ?? {}
      return needed === undefined
        ? []
        : [
            [`files ${said}`, needed],
            [`rounds ${said}`, rounds],
          ]
    }),
  )

/** Code loaded with the first chain request: the package's reader, and the SDK it uses. */
const ASKS_CHAIN =
  /\/(?:viemReader|ethersReader)\.js|node_modules\/(?:viem|ox|abitype|ethers|aes-js|@adraffy)\//
const asksChain = ({ modules }) => Object.keys(modules).some(id => ASKS_CHAIN.test(id))
/** Returns a file's name without its hash. */
const nameOf = file => basename(file).replace(/-[\w-]{8}\.js$/, '')

/**
 * `npm test` only measures the page with all families; `npm run test:full` and manual runs measure
 * each.
 */
const isShort = process.argv.includes('--short')

/** Measures a page of other chain families. `bare` is the page with EVM networks only. */
async function measureFamily(browser, folder, bare, host) {
  const family = FAMILY_HOSTS[host]
  const kind = { withModal: true, family, wallet: family.createWallet() }
  const { steps, chunks } = await visitBuilt(browser, folder, kind)
  const { load, list, connect } = steps
  if (process.argv.includes('--explain')) {
    for (const [name, { files }] of Object.entries(steps)) {
      explain(`${host}: ${name}`, files, chunks)
    }
  }
  const chunkOf = file => chunks.find(({ fileName }) => basename(fileName) === basename(file))
  const beforeAsked = connect.files.filter(file => !asksChain(chunkOf(file)))
  const values = {
    'JS before the button works': sum(load.files, brotliBytes) - bare.host,
    'JS added to show the wallet list': sum(list.files, brotliBytes),
    'JS added to connect before a chain is asked': sum(beforeAsked, brotliBytes),
    'requests to other hosts before any touch': load.foreign.length,
  }
  if (host === 'families') {
    const ofBare = new Set(bare.list.files.map(nameOf))
    const shared = list.files.filter(file => ofBare.has(nameOf(file)))
    const isNew = ([id]) => !bare.modules[id] && !IS_ENTRY.test(id)
    const first = load.files.flatMap(file => Object.entries(chunkOf(file).modules))
    Object.assign(values, {
      'modules before the button that EVM has not': first.filter(isNew).length,
      'JS added to the list of a page with EVM only':
        sum(shared, brotliBytes) - sum(bare.list.files, brotliBytes),
      'markers of chain families that are not found': missingMarkers(chunks).length,
    })
  }
  return { values, foreign: load.foreign }
}

/** Measures a page with email login. `bare` is the same page without it. */
async function measureEmail(browser, folder, bare) {
  const kind = { withModal: true, withEvm: true, withEmail: true, family: EMAIL_HOST }
  const built = await visitBuilt(browser, folder, kind)
  if (process.argv.includes('--explain')) {
    for (const [name, { files }] of Object.entries(built.steps))
      explain(`email: ${name}`, files, built.chunks)
  }
  const isKnown = id => bare.modules[id] !== undefined || IS_ENTRY.test(id)
  return { values: emailFigures(built, bare, isKnown), foreign: built.steps.load.foreign }
}

/** Measures a page that renders everything itself. */
async function measureHeadless(browser, folder, bare) {
  const built = await visitBuilt(browser, folder, { withModal: true, source: HEADLESS_SOURCE })
  if (process.argv.includes('--explain')) {
    for (const [name, { files }] of Object.entries(built.steps))
      explain(`headless: ${name}`, files, built.chunks)
  }
  return { values: headlessFigures(built, bare), foreign: built.steps.load.foreign }
}

/** Measures what a page whose buttons have their own accent loads for it before any touch. */
async function measureAccent(browser, folder, kind, without) {
  const { steps } = await visitBuilt(browser, folder, { ...kind, hasAccent: true })
  const isAdded = file => !without.load.files.some(other => nameOf(other) === nameOf(file))
  const files = steps.load.files.filter(isAdded)
  return {
    'files for an accent of the page’s own': files.length,
    'JS for an accent of the page’s own': sum(files, brotliBytes),
  }
}

async function measure(browser, folder, host) {
  const isRich = host === 'rich'
  const withRelay = host === 'relay'
  const alone = await visitBuilt(browser, folder, { isRich })
  const hostBytes = sum(alone.steps.load.files, brotliBytes)
  // Names carry hashes, so the cache of sizes never mixes the two builds.
  const kind = { isRich, withModal: true, withEvm: true, withRelay }
  const { steps, chunks } = await visitBuilt(browser, folder, kind)
  const visit = () => visitHost(browser, join(folder, 'dist'), { withModal: true, withRelay })
  const isOver = counts =>
    Object.entries(counts).some(([name, count]) => count > limits[host][name])
  let counts = countsOf(steps)
  // On a slow machine, preloading starts before a step has ended.
  for (let again = 0; again < 2 && isOver(counts); again += 1) {
    const next = countsOf(await visit())
    counts = Object.fromEntries(
      Object.entries(counts).map(([name, count]) => [name, Math.min(count, next[name])]),
    )
  }
  if (process.argv.includes('--explain')) {
    for (const [name, { files }] of Object.entries(steps)) explain(name, files, chunks)
  }
  const values = {
    'JS before the button works': sum(steps.load.files, brotliBytes) - hostBytes,
    'files before the button works': steps.load.files.length - alone.steps.load.files.length,
    'JS added to show the wallet list': sum(steps.list.files, brotliBytes),
    'JS added to show the wallet list, our code': await ourPart(steps.list, chunks),
    'requests to other hosts before any touch': steps.load.foreign.length,
  }
  values['files with code of other chain families'] = chunks.filter(isOfAnotherFamily).length
  const loaded = Object.values(steps).flatMap(({ files }) => files)
  values['files with code for signing in'] = loaded.filter(isForSigningIn).length
  values['files with code for signing in by email'] = loaded.filter(isForEmail).length
  Object.assign(values, counts)
  if (steps.all) values['JS added to show all wallets'] = sum(steps.all.files, brotliBytes)
  if (steps.connect) {
    values['JS added to connect an EVM wallet'] = sum(steps.connect.files, brotliBytes)
  }
  if (limits[host]['files for an accent of the page’s own'] !== undefined)
    Object.assign(values, await measureAccent(browser, folder, kind, steps))
  const modules = Object.assign({}, ...chunks.map(chunk => chunk.modules))
  const first = sum(steps.load.files, brotliBytes) - hostBytes
  return { host: hostBytes, first, values, foreign: steps.load.foreign, list: steps.list, modules }
}

const isBytes = name => name.startsWith('JS')
const show = (name, value) => (isBytes(name) ? `${(value / 1024).toFixed(2)} KiB` : String(value))

function judge(host, { values, foreign }, allowed = limits[host]) {
  return Object.entries(allowed).flatMap(([name, limit]) => {
    const value = values[name]
    if (value === undefined) return [`${host} host: "${name}" has a limit but was not measured`]
    const most = isBytes(name) ? limit * 1024 : limit
    const isOver = value > most
    console.log(
      `  ${name.padEnd(46)} ${show(name, value).padStart(10)}  limit ${show(name, most)}${isOver ? '  TOO MUCH' : ''}`,
    )
    if (!isOver) return []
    const seen = name.startsWith('requests') ? `: ${foreign.join(', ')}` : ''
    return [`${host} host: ${name} is ${show(name, value)}, the limit ${show(name, most)}${seen}`]
  })
}

await runCheck(async () => {
  const folder = await createHostFolder('wallet-modal-size', {
    optional: ['viem', '@walletconnect/universal-provider', 'ethers'],
  })
  const browser = await launchChromium({ args: [ONLY_THIS_MACHINE] })
  const problems = []
  try {
    let bare
    for (const host of Object.keys(limits)) {
      const measured = await measure(browser, folder, host)
      console.log(
        `${host} host, ${(measured.host / 1024).toFixed(1)} KiB of JS without the package (brotli 11):`,
      )
      problems.push(...judge(host, measured))
      if (host === 'bare') bare = measured
    }
    const email = await measureEmail(browser, folder, bare)
    console.log('email host, the bare one with embeddedWallet():')
    problems.push(...judge('email', email, EMAIL_LIMITS))
    const headless = await measureHeadless(browser, folder, bare)
    console.log('headless host, which draws everything itself:')
    problems.push(...judge('headless', headless, HEADLESS_LIMITS))
    for (const host of isShort ? ['families'] : Object.keys(FAMILY_HOSTS)) {
      const measured = await measureFamily(browser, folder, bare, host)
      console.log(`${host} host, the bare one with other chain families:`)
      problems.push(...judge(host, measured, familyLimits[host]))
    }
  } finally {
    await browser.close()
  }
  console.log('signing in, each file minified by itself (brotli 11):')
  for (const [file, bytes] of await signInChunks())
    console.log(`  ${file.padEnd(46)} ${show('JS', bytes).padStart(10)}`)
  console.log('opened from an account, a chunk each, and its views (brotli 11):')
  const features = await featureChunks()
  for (const [name, bytes, views] of features.rows)
    console.log(
      `  ${name.padEnd(46)} ${show('JS', bytes).padStart(10)}  views ${show('JS', views).padStart(10)}`,
    )
  problems.push(...features.problems)
  if (problems.length > 0)
    throw new Error(`Over the limits of scripts/size-limits.json:\n- ${problems.join('\n- ')}`)
})
