import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../hosts/serveNext.mjs'
import { waitForPage } from '../lib/exampleHost.mjs'

const COMMAND = ['node_modules/@react-router/serve/bin.js', 'build/server/index.js']

export const REACT_ROUTER = {
  name: 'react-router',
  env: process.env,
  /** The variable that Vite exposes to the page. */
  urlsIn: 'VITE_SANDBOX_URLS',
  checks: [],
  async serve(folder) {
    const port = String(await freePort())
    const server = spawn(process.execPath, [join(folder, COMMAND[0]), COMMAND[1]], {
      cwd: folder,
      env: { ...process.env, PORT: port, NODE_ENV: 'production' },
      stdio: 'ignore',
    })
    const url = `http://localhost:${port}/`
    await waitForPage(url).catch(thrown => {
      server.kill()
      throw thrown
    })
    return { url, close: () => server.kill() }
  },
  /** The page's own part of the store; then the first HTML for the visitor in the cookie. */
  async count(page) {
    await page.getByRole('button', { name: 'Count is 0' }).click()
    await page.getByRole('button', { name: 'Count is 1' }).waitFor()
    const answer = await page.context().request.get(page.url())
    if (!(await answer.text()).includes('data-wm-part="account-button"'))
      throw new Error('The account button is not in the first HTML.')
  },
}
