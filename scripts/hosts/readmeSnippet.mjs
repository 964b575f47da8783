import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../lib/project.mjs'

/**
 * Returns the readme's quick start as a reader would copy it: the file, named by its first comment,
 * and the extra line for server-rendered pages.
 */
export function readmeSnippet() {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const [, source] = /\n```tsx\n([\s\S]*?\n)```\n/.exec(readme) ?? []
  const [, file] = /^\/\/ (\S+\.tsx)$/m.exec(source ?? '') ?? []
  const [sheet] = /import '[^'`]+\/host\.css'/.exec(readme) ?? []
  if (!source || !file || !sheet) throw new Error('The quick start of README.md is not found.')
  return { source, file, sheet: `${sheet}\n` }
}

/** Returns the main file of a page that renders it. */
export const readmeHost = file => `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Wallet } from './${file}'

createRoot(document.getElementById('root')).render(h(Wallet))
`
