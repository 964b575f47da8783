#!/usr/bin/env node
/**
 * Prepares a release up to the maintainer's last step: checks that the commit can be released,
 * packs the file into `.tmp/release` with its hashes, and prints the release command. `--pack` only
 * packs, as in the workflow.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runCheck } from './lib/fail.mjs'
import { pack } from './lib/packed.mjs'
import { readJson, ROOT } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { releaseProblems } from './release/releaseProblems.mjs'

const INTO = join(ROOT, '.tmp/release')

async function packRelease() {
  rmSync(INTO, { recursive: true, force: true })
  mkdirSync(INTO, { recursive: true })
  const tarball = await pack(INTO)
  const bytes = readFileSync(tarball)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(INTO, 'SHA256SUMS'), `${sha256}  ${basename(tarball)}\n`)
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  console.log(`${basename(tarball)}\n  sha256     ${sha256}\n  integrity  ${integrity}`)
}

const git = (...args) => run('git', args, { cwd: ROOT })

await runCheck(async () => {
  if (process.argv.includes('--pack')) {
    await packRelease()
    return
  }
  const { version } = readJson(join(ROOT, 'package.json'))
  const tag = `v${version}`
  const problems = releaseProblems({
    version,
    changelog: readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'),
    citation: readFileSync(join(ROOT, 'CITATION.cff'), 'utf8'),
    changes: await git('status', '--porcelain'),
    branch: (await git('rev-parse', '--abbrev-ref', 'HEAD')).trim(),
    tags: (await git('tag', '--list', tag)).split('\n').filter(Boolean),
  })
  if (problems.length > 0)
    throw new Error(`Not ready:\n${problems.map(each => `- ${each}`).join('\n')}`)
  await packRelease()
  console.log(`
Ready. After \`npm run test:full\` and \`npm run check:reproducible\` have passed on this commit, release it with

  git tag -s ${tag} -m ${tag} && git push origin ${tag}
`)
})
