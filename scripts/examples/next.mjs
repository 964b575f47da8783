import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEXT_ENVIRONMENT, serveNext } from '../hosts/serveNext.mjs'

/** Checks the server's HTML, before any script. */
async function isPrerendered(folder) {
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  if (!html.includes('data-wm-part="connect-button"'))
    throw new Error('The button is not in the HTML.')
}

export const NEXT = {
  name: 'next',
  env: NEXT_ENVIRONMENT,
  /** The variable that Next exposes to the page. */
  urlsIn: 'NEXT_PUBLIC_SANDBOX_URLS',
  checks: [],
  serve: async folder => {
    await isPrerendered(folder)
    return serveNext(folder)
  },
  /** The page's own part of the store. */
  async count(page) {
    await page.getByRole('button', { name: 'Count is 0' }).click()
    await page.getByRole('button', { name: 'Count is 1' }).waitFor()
  },
}
