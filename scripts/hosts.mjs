#!/usr/bin/env node
/**
 * Tries the package as published in the hosts that pages have: `--only server,next` runs these
 * parts, otherwise those of `npm test` run. A part that fails does not keep the next from running.
 */
import { parseArgs } from 'node:util'
import { shareHosts } from './hosts/shareHosts.mjs'
import { runCheck } from './lib/fail.mjs'

/** Loaded on demand: most parts bring a browser or a bundler along. */
const PARTS = {
  package: async shared => (await import('./hosts/checkPackage.mjs')).checkPackage(shared),
  server: async shared => (await import('./hosts/checkServer.mjs')).checkServer(shared),
  builds: async shared => (await import('./hosts/checkBuilds.mjs')).checkBuilds(shared),
  next: async shared => (await import('./hosts/checkNext.mjs')).checkNext(shared),
  vitest: async shared => (await import('./hosts/checkVitest.mjs')).checkVitest(shared),
}
const OF_NPM_TEST = ['package', 'server', 'builds']

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values

function chosenParts() {
  const asked = only?.split(',') ?? OF_NPM_TEST
  const unknown = asked.filter(name => !(name in PARTS))
  if (unknown.length === 0) return Object.keys(PARTS).filter(name => asked.includes(name))
  throw new Error(`--only takes ${Object.keys(PARTS).join(', ')}, not ${unknown.join(', ')}.`)
}

/** Vite's build leaves `production` behind; every part starts with the same environment. */
function restoreEnvironment(before) {
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

await runCheck(async () => {
  const parts = chosenParts()
  const shared = shareHosts()
  const { NODE_ENV } = process.env
  const problems = []
  for (const name of parts) {
    if (parts.length > 1) console.log(`\n${name}`)
    try {
      await PARTS[name](shared)
    } catch (thrown) {
      problems.push(`${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
    } finally {
      restoreEnvironment(NODE_ENV)
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'))
})
