import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../findChromium.mjs'
import { ROOT } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { copyDocsTest } from './docsTests.mjs'

const bin = path => join(ROOT, 'node_modules', path)

const playwrightConfig = url => `
export default {
  testDir: '.',
  testMatch: '*.spec.ts',
  reporter: 'line',
  use: {
    baseURL: ${JSON.stringify(url)},
    launchOptions: {
      executablePath: ${JSON.stringify(ensureChromium())},
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
}
`

/** The test of a component, in Jest as it comes: CommonJS, and nothing is transformed. */
export async function tryInJest(folder) {
  copyDocsTest(folder, 'greeting.test.js')
  // The folder's own files are ES modules unless it says otherwise.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true }))
  const environment = bin('jest-environment-jsdom/build/index.js')
  const flags = ['--ci', '--rootDir', folder, '--env', environment, '--transform', '{}']
  // Vite leaves `production` behind where it has built.
  const env = { ...process.env, NODE_ENV: 'test' }
  await run('node', [bin('jest/bin/jest.js'), ...flags, 'greeting'], { cwd: folder, env })
}

/** The test of a page that somebody serves. */
export async function tryInPlaywright(folder, url) {
  copyDocsTest(folder, 'connect.spec.ts')
  writeFileSync(join(folder, 'playwright.config.mjs'), playwrightConfig(url))
  await run('node', [bin('@playwright/test/cli.js'), 'test', '-c', 'playwright.config.mjs'], {
    cwd: folder,
  })
}
