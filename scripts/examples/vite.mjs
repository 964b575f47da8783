import { join } from 'node:path'
import { serveFolder } from '../visit/serveFolder.mjs'

/** The page's own part: a counter. */
async function count(page) {
  await page.getByRole('button', { name: 'Count is 0' }).click()
  await page.getByRole('button', { name: 'Count is 1' }).waitFor()
}

const viteExample = name => ({
  name,
  env: process.env,
  /** The variable that Vite exposes to the page. */
  urlsIn: 'VITE_SANDBOX_URLS',
  checks: [],
  serve: folder => serveFolder(join(folder, 'dist')),
  count,
})

export const WAGMI = {
  ...viteExample('wagmi'),
  /** wagmi's own hooks report the connected account, and pay with the wallet. */
  async count(page) {
    await page.getByText(/wagmi says: 0x/).waitFor()
    await count(page)
    await page.getByRole('button', { name: 'Pay with wagmi' }).click()
    await page.getByText('success', { exact: true }).waitFor()
  },
}

export const MANY_FAMILIES = {
  ...viteExample('many-families'),
  /** The wallet supports all families; the later payment is made on this one. */
  family: 'EVM Networks',
}
