/** Checks the subject lines of commits since this rule was introduced. */
import { spawnSync } from 'node:child_process'
import { subjectProblem } from './lib/subjectProblem.mjs'

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const [since] =
  git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/commits.mjs')?.split('\n') ?? []
if (!since) {
  console.log('No history here to look through.')
} else {
  const lines = git('log', '--no-merges', '--format=%h %s', `${since}..HEAD`)?.split('\n') ?? []
  const found = lines.filter(Boolean).flatMap(line => {
    const [id, ...words] = line.split(' ')
    const problem = subjectProblem(words.join(' '))
    return problem ? [`${id}: ${problem}\n  ${words.join(' ')}`] : []
  })
  console.log(
    `${String(lines.filter(Boolean).length)} commits looked through, ${String(found.length)} to reword`,
  )
  if (found.length > 0) {
    console.error(found.join('\n'))
    process.exitCode = 1
  }
}
