#!/usr/bin/env node
/**
 * Generates the parts of docs/ that come from the source: actions, reference, error codes, the
 * table of variables, and the coverage of the specification. Compares by default; `--write` updates
 * the files.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import prettier from 'prettier'
import { actionsPage } from './docs/actionsPage.mjs'
import { coveragePage } from './docs/coveragePage.mjs'
import { errorsPage } from './docs/errorsPage.mjs'
import { importSource } from './docs/importSource.mjs'
import { interfacePage } from './docs/interfacePage.mjs'
import { referencePage } from './docs/referencePage.mjs'
import { variablesTable } from './docs/variablesTable.mjs'

const isWriting = process.argv.includes('--write')

/** The generated part of a page, between two comments; the rest is written by hand. */
function between(file, name, part) {
  const text = readFileSync(file, 'utf8')
  const open = `<!-- made by npm run check:docs: ${name} -->`
  const [before, rest] = text.split(open)
  const after = rest?.split('<!-- end -->')[1]
  if (after === undefined) throw new Error(`${file} has no place for "${name}".`)
  return `${before}${open}\n\n${part}\n\n<!-- end -->${after}`
}

const source = await importSource(`
  export { ERRORS, getErrorTextKey } from './src/domain/errorCatalogue'
  export { en } from './src/strings/en/allTexts'
  export { KEY_LAYOUTS } from './src/store/persistence/keyLayouts'
  export { defaultTheme } from './src/ui/tokens/defaultTheme'
`)
const errors = errorsPage(source)
const pages = {
  'docs/actions.md': actionsPage(),
  'docs/coverage.md': coveragePage(),
  'docs/reference.md': referencePage(),
  'docs/errors.md': errors,
  'docs/interface.md': interfacePage({ ...source, errorsMarkdown: errors }),
  'docs/guides/theming.md': between('docs/guides/theming.md', 'variables', variablesTable(source)),
}

const config = await prettier.resolveConfig('docs/reference.md')
const stale = []
for (const [file, text] of Object.entries(pages)) {
  const page = await prettier.format(text, { ...config, parser: 'markdown' })
  if (existsSync(file) && readFileSync(file, 'utf8') === page) continue
  if (isWriting) writeFileSync(file, page)
  else stale.push(file)
}
if (stale.length > 0) {
  console.error(
    `The source says something else than ${stale.join(', ')}.\nRun "npm run check:docs -- --write" and commit what it says.`,
  )
  process.exitCode = 1
}
