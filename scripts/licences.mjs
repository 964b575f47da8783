#!/usr/bin/env node
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import exceptions from './licences/exceptions.json' with { type: 'json' }
import { bundledPackages, chunksWithoutMap } from './licences/bundledPackages.mjs'
import { judgePackage } from './licences/judgePackage.mjs'
import { lockfileProblems } from './licences/lockfileProblems.mjs'
import { walkPackages } from './licences/walkPackages.mjs'
import { runCheck } from './lib/fail.mjs'
import { pack } from './lib/packed.mjs'
import { readJson, readLockfile, readManifest, ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { temporaryFolder } from './lib/temporaryFolder.mjs'

const argument = name => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

/**
 * Installs what a host gets: the packed file and every peer, optional ones included, freshly
 * resolved by npm.
 */
async function installAsHost() {
  const folder = temporaryFolder('wallet-modal-licences')
  const { peerDependencies } = readManifest()
  const { packages } = readLockfile()
  const tarball = await pack(folder)
  const peers = Object.keys(peerDependencies).map(
    name => `${name}@${packages[`node_modules/${name}`].version}`,
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true }))
  await run(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      tarball,
      ...peers,
    ],
    { cwd: folder },
  ).catch(thrown => {
    throw new Error(
      `The packed file could not be installed into an empty folder.\n${thrown.message}`,
    )
  })
  return join(folder, 'node_modules')
}

/**
 * Third-party code inside the chunks is published without its package, so its licence text must be
 * included.
 */
function bundleProblems() {
  const dist = join(ROOT, 'dist')
  const noticesFile = join(ROOT, 'THIRD_PARTY_NOTICES')
  const notices = existsSync(noticesFile) ? readFileSync(noticesFile, 'utf8') : ''
  const unmapped = chunksWithoutMap(dist).map(file => `dist/${file} has no source map`)
  const folders = bundledPackages(dist)
  console.log(`\ncode of others inside our chunks: ${folders.join(', ') || 'none'}`)
  const all = walkPackages(join(ROOT, 'node_modules'))
  return unmapped.concat(
    folders.flatMap(folder => {
      const { name, version } = readJson(join(ROOT, folder, 'package.json'))
      const found = all.find(each => each.name === name && each.version === version)
      const { problem } = judgePackage(found, exceptions)
      if (problem) return [`${name}, bundled into dist, ${problem}`]
      const heading = `${name} ${version}`
      return notices.includes(heading)
        ? []
        : [`THIRD_PARTY_NOTICES lacks "${heading}" and its licence`]
    }),
  )
}

await runCheck(async () => {
  const planted = argument('--tree')
  const lockfile = argument('--lockfile')
  const problems = lockfileProblems(lockfile ? readJson(lockfile) : readLockfile())
  if (!lockfile) {
    const packages = walkPackages(planted ?? (await installAsHost()))
    const verdicts = packages.map(each => judgePackage(each, exceptions))
    for (const { id, licence, how } of verdicts) {
      console.log(`${id.padEnd(44)} ${licence.padEnd(14)} ${how}`)
    }
    problems.push(
      ...verdicts.filter(({ problem }) => problem).map(({ id, problem }) => `${id} ${problem}`),
    )
    if (!planted) problems.push(...bundleProblems())
    console.log(`\n${String(verdicts.length)} packages read.`)
  }
  if (problems.length > 0)
    throw new Error(`Licences that may not ship:\n- ${problems.join('\n- ')}`)
  console.log('Every licence is allowed.')
})
