import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { tryReadme } from '../hosts/tryReadme.mjs'
import { ROOT } from '../lib/project.mjs'
import { serveFolder } from '../visit/serveFolder.mjs'

const GUIDE = join(ROOT, 'docs/guides/without-a-bundler.md')

/** Returns the guide's page, with the hash filled in. */
function guidePage({ file, integrity }) {
  const [, page] = /\n```html\n([\s\S]*?\n)```\n/.exec(readFileSync(GUIDE, 'utf8')) ?? []
  if (!page?.includes(`src="${basename(file)}"`) || !page.includes('integrity="sha384-…"')) {
    throw new Error(`docs/guides/without-a-bundler.md shows no page with ${basename(file)}.`)
  }
  return page.replace('sha384-…', integrity)
}

/**
 * Opens the guide's page and connects a wallet; then checks that a file with one extra byte is
 * refused.
 */
export async function tryPageFile(browser, built) {
  const folder = dirname(built.file)
  writeFileSync(join(folder, 'index.html'), guidePage(built))
  const server = await serveFolder(folder)
  try {
    await tryReadme(browser, server.url)
    const code = readFileSync(built.file)
    writeFileSync(built.file, Buffer.concat([code, Buffer.from('\n')]))
    const page = await browser.newPage()
    await page.goto(server.url)
    const isThere = await page.evaluate(() => 'ReduxWalletModal' in globalThis)
    writeFileSync(built.file, code)
    if (isThere) throw new Error('The browser ran a file that differs from its hash.')
  } finally {
    server.close()
  }
}
