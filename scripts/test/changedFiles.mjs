import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.mjs'

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Returns the commit where this branch began, as far as the repository knows. */
function beginning() {
  for (const main of ['origin/main', 'main']) {
    const [commit] = git('merge-base', 'HEAD', main)
    if (commit) return commit
  }
  return 'HEAD'
}

/** Returns existing files that differ from the main branch, committed or not. */
export function changedFiles() {
  const changed = [
    ...git('diff', '--name-only', beginning()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(changed)].filter(file => existsSync(join(ROOT, file)))
}
