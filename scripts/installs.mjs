#!/usr/bin/env node
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installers } from './installs/installers.mjs'
import { PAGES } from './installs/pages.mjs'
import { runCheck } from './lib/fail.mjs'
import { pack } from './lib/packed.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'

const argument = name => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

/** Resolves a page with one package manager, without unpacking. */
async function tryPage(folder, page, tarball, installer) {
  const at = join(folder, page.name.replace(/\W+/g, '-'), installer.name)
  mkdirSync(at, { recursive: true })
  const manifest = {
    name: 'page',
    version: '0.0.0',
    private: true,
    dependencies: { ...page.packages, 'redux-wallet-modal': `file:${tarball}` },
  }
  return installer.resolve(at, manifest)
}

/**
 * Installs the packed file beside the packages pages already have: each available package manager
 * must resolve a set of versions without a warning about this package. `--tarball` takes an already
 * packed file, `--only` the pages whose names contain a word.
 */
await runCheck(async () => {
  const folder = temporaryFolder('wallet-modal-installs')
  const given = argument('--tarball')
  const tarball = given ? resolve(given) : await pack(folder)
  const only = argument('--only')
  const managers = await installers(folder)
  const problems = []
  console.log(['page'.padEnd(46), ...managers.map(({ label }) => label.padEnd(14))].join(' '))
  for (const page of PAGES.filter(({ name }) => !only || name.includes(only))) {
    const cells = []
    for (const installer of managers) {
      if (!installer.canResolve(page.packages)) {
        cells.push('left out'.padEnd(14))
        continue
      }
      const { failure, warnings } = await tryPage(folder, page, tarball, installer)
      const told = warnings.length === 0 ? 'ok' : `${String(warnings.length)} warnings`
      cells.push((failure ? 'FAILED' : told).padEnd(14))
      if (failure) problems.push(`${page.name}, ${installer.label}: ${failure}`)
      problems.push(...warnings.map(each => `${page.name}, ${installer.label} warns: ${each}`))
    }
    console.log([page.name.padEnd(46), ...cells].join(' '))
  }
  if (problems.length > 0)
    throw new Error(`The packed file does not install everywhere:\n- ${problems.join('\n- ')}`)
})
