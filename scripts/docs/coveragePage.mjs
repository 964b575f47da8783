import { existsSync, readFileSync } from 'node:fs'
import { readTests } from './testTitles.mjs'

const FOLDER = 'scripts/docs/specification'

const SECTIONS = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'The calls it makes',
  'The error catalogue',
  'Business constants and limits',
]

/** `NONE`: the line requires no code. */
const MARKS = ['OK', 'DIFF', 'OPEN', 'NONE']

const HEAD = `# Coverage of the specification

For contributors: what the product specification requires, line by line, with the code and a test of it. Generated from
\`scripts/docs/specification\` by \`npm run check:docs -- --write\`; the check fails when a file, a test or a text that a row names is gone.

- **OK**: built as required, with a test.
- **DIFF**: built in another way; the linked page says why.
- **OPEN**: not built.
- **NONE**: the line requires nothing to be built.
`

/** The titles and texts of test files; null for a missing file. */
const seen = new Map()
function testsOf(file) {
  if (!seen.has(file)) seen.set(file, existsSync(file) ? readTests(file) : null)
  return seen.get(file)
}

/** Returns the problems of a row. */
export function problemsOf({ item, mark, code, tests, doc }) {
  const problems = []
  const isBuilt = mark === 'OK' || mark === 'DIFF'
  if (!MARKS.includes(mark)) problems.push(`unknown mark ${mark}`)
  if (isBuilt && code.length === 0) problems.push('names no code')
  if (isBuilt && tests.length === 0) problems.push('names no test')
  if (mark === 'DIFF' && !doc) problems.push('names no page that says why')
  for (const file of code) if (!existsSync(file)) problems.push(`${file} is gone`)
  if (doc && !(existsSync(doc.file) && readFileSync(doc.file, 'utf8').includes(doc.says)))
    problems.push(`${doc.file} no longer says “${doc.says}”`)
  for (const { file, title, case: of } of tests) {
    const found = testsOf(file)
    if (!found) problems.push(`${file} is gone`)
    else if (!found.titles.has(title)) problems.push(`${file} has no test “${title}”`)
    else if (of !== undefined && !found.texts.has(of)) problems.push(`${file} has no case “${of}”`)
  }
  return problems.map(problem => `${item}: ${problem}`)
}

/** Escapes Markdown characters, except in code. */
const escape = text =>
  text.replaceAll(/`[^`]*`|[*_<>[\]|]/g, found => (found.startsWith('`') ? found : `\\${found}`))
const link = file => `[${file.split('/').at(-1)}](../${file})`

function testOf({ file, title, case: of }) {
  const said = of === undefined ? title : title === '%s' ? of : `${title} (${of})`
  return `${link(file)} “${escape(said)}”`
}

function lineOf({ line, item, mark, note, doc, code, tests }) {
  const parts = [
    ...(note ? [escape(note)] : []),
    ...(doc ? [`why: [${doc.file.split('/').at(-1)}](${doc.file.replace('docs/', '')})`] : []),
    ...(code.length > 0 ? [`code: ${code.map(link).join(', ')}`] : []),
    ...(tests.length > 0 ? [`test: ${tests.map(testOf).join('; ')}`] : []),
  ]
  return `- **${mark}**, line ${line}: ${escape(item)}${parts.map(part => `; ${part}`).join('')}`
}

const count = (rows, mark) => rows.filter(row => row.mark === mark).length
const countsOf = (name, rows) =>
  `| ${name} | ${MARKS.map(mark => count(rows, mark)).join(' | ')} | ${rows.length} |`

/**
 * Renders the page of the specification's coverage.
 *
 * @throws {Error} when a row names a file, a test or a text that does not exist
 */
export function coveragePage() {
  const sections = SECTIONS.map((title, at) => ({
    title: `§${at + 1} ${title}`,
    rows: JSON.parse(readFileSync(`${FOLDER}/section${at + 1}.json`, 'utf8')),
  }))
  const all = sections.flatMap(({ rows }) => rows)
  const problems = all.flatMap(problemsOf)
  if (problems.length > 0)
    throw new Error(`The coverage of the specification has holes:\n${problems.join('\n')}`)
  return [
    HEAD,
    `| section | ${MARKS.join(' | ')} | rows |`,
    `| --- |${' --- |'.repeat(MARKS.length + 1)}`,
    ...sections.map(({ title, rows }) => countsOf(title, rows)),
    countsOf('all', all),
    ...sections.map(({ title, rows }) => `\n## ${title}\n\n${rows.map(lineOf).join('\n')}`),
  ].join('\n')
}
