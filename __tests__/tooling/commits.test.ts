/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const RULE = pathToFileURL(resolve(__dirname, '../../scripts/lib/subjectProblem.mjs')).href

const SUBJECTS = {
  'fix(send): keep the request when its session ends': null,
  'refactor!: call things what the field calls them': null,
  'feat(evm/rpc): read blocks': null,
  'Keep the request when its session ends': 'no conventional commit, such as "fix(send): …"',
  'fix(send):': 'no conventional commit, such as "fix(send): …"',
  'wip: half of it': 'no conventional commit, such as "fix(send): …"',
  [`fix(send): ${'a'.repeat(62)}`]: 'longer than 72 characters',
}

describe('the first line of a commit', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { subjectProblem } = await import('${RULE}')
       console.log(JSON.stringify(${JSON.stringify(Object.keys(SUBJECTS))}.map(subjectProblem)))`,
    ],
    { encoding: 'utf8' },
  )
  const problems = JSON.parse(stdout) as (string | null)[]

  it.each(Object.entries(SUBJECTS).map((entry, index) => [index, ...entry] as const))(
    'is judged by its kind, its words and its length (%i: %s)',
    (index, _subject, problem) => expect(problems[index]).toBe(problem),
  )
})
