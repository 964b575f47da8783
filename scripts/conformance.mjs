#!/usr/bin/env node
/**
 * Prints which adapter passes which contract case, and that each case can fail: every adapter runs
 * as is and once for each way to break it, which some case must detect.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/project.mjs'

const REPORT = join(ROOT, '.tmp/conformance.json')
/** Timeout for broken adapters that hang; the others respond within milliseconds. */
const TIMEOUT_MS = 1_500
const TITLE = /^(.+?),? keeps the promises of (.+?)(?: \[broken: (.+)\])?$/

/** Cases that do not apply to an adapter. Any other case without a result is an error. */
const NOT_APPLICABLE = JSON.parse(
  readFileSync(join(ROOT, '__tests__/contracts/notApplicable.json'), 'utf8'),
)
const isNotApplicable = (contract, adapter, name) =>
  NOT_APPLICABLE.some(
    row =>
      contract === row.contract &&
      new RegExp(row.adapter).test(adapter) &&
      new RegExp(row.case).test(name),
  )

const files = execFileSync(
  'git',
  ['grep', '-lE', "contracts/(walletSource|chainClient|addressRules)Contract'", '--', '__tests__'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean)

mkdirSync(join(ROOT, '.tmp'), { recursive: true })
const options = [
  '--runInBand',
  `--testTimeout=${TIMEOUT_MS}`,
  '--json',
  `--outputFile=${REPORT}`,
  '--silent',
]
spawnSync('npx', ['jest', ...options, '-t', 'keeps the promises', ...files], {
  cwd: ROOT,
  env: { ...process.env, CONFORMANCE: 'mutants' },
  stdio: 'ignore',
})

/**
 * contract → { adapters, cases: case → adapter → passed,
 *   caught: adapter → broken → cases that noticed }
 */
const contracts = new Map()
for (const { assertionResults } of JSON.parse(readFileSync(REPORT, 'utf8')).testResults) {
  for (const { ancestorTitles, title, status } of assertionResults) {
    const found = ancestorTitles.map(each => TITLE.exec(each)).find(Boolean)
    if (!found || (status !== 'passed' && status !== 'failed')) continue
    const [, adapter, contract, broken] = found
    const table = contracts.get(contract) ?? {
      adapters: new Set(),
      cases: new Map(),
      caught: new Map(),
    }
    contracts.set(contract, table)
    table.adapters.add(adapter)
    const name = title.replace(/"(?:[^"\\]|\\.)*"/g, '…')
    const isKept = status === 'passed'
    if (broken === undefined) {
      const row = table.cases.get(name) ?? new Map()
      table.cases.set(name, row.set(adapter, isKept && (row.get(adapter) ?? true)))
      continue
    }
    const ways = table.caught.get(adapter) ?? new Map()
    table.caught.set(adapter, ways)
    const noticed = ways.get(broken) ?? new Set()
    ways.set(broken, isKept ? noticed : noticed.add(name))
  }
}

const problems = []
for (const [contract, { adapters, cases, caught }] of contracts) {
  const names = [...adapters].sort()
  console.log(`\n${contract}`)
  names.forEach((name, index) => console.log(`  ${String(index + 1).padStart(2)} ${name}`))
  console.log(`\n  ${names.map((_, index) => String(index + 1).padStart(4)).join('')}  broken by`)
  for (const [name, row] of cases) {
    const cells = names.map(adapter => {
      if (!row.has(adapter)) {
        if (isNotApplicable(contract, adapter, name)) return 'n/a'
        problems.push(`${adapter} has no result, and no reason for it: ${name}`)
        return ' '
      }
      if (!row.get(adapter)) problems.push(`${adapter} does not keep: ${name}`)
      return row.get(adapter) ? '✓' : '✗'
    })
    const ways = new Set(
      [...caught.values()].flatMap(each =>
        [...each].flatMap(([way, noticed]) => (noticed.has(name) ? [way] : [])),
      ),
    )
    console.log(
      `  ${cells.map(cell => cell.padStart(4)).join('')}  ${String(ways.size).padStart(2)}  ${name}`,
    )
  }
  const noticed = names.map(adapter => {
    const ways = [...(caught.get(adapter) ?? [])]
    for (const [way, cases] of ways) {
      if (cases.size === 0) problems.push(`No case fails for ${adapter} [broken: ${way}]`)
    }
    return ways.filter(([, cases]) => cases.size > 0).length
  })
  const count = Math.max(0, ...[...caught.values()].map(ways => ways.size))
  for (const { adapter, because } of NOT_APPLICABLE.filter(row => row.contract === contract))
    console.log(
      `  n/a: ${names.filter(name => new RegExp(adapter).test(name)).join(', ')}: ${because}`,
    )
  console.log(
    `  ${noticed.map(each => String(each).padStart(4)).join('')}  of ${count} ways to be broken are noticed`,
  )
}
if (contracts.size < 3) problems.push('No results of all three contracts were found.')
if (problems.length > 0) {
  console.error(`\n${problems.join('\n')}`)
  process.exitCode = 1
}
