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

/** Runs the component test in Jest's default set-up: CommonJS, without transforms. */
export async function tryInJest(folder) {
  copyDocsTest(folder, 'greeting.test.js')
  // Without this, the folder's files are ES modules.
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true }))
  const environment = bin('jest-environment-jsdom/build/index.js')
  const flags = ['--ci', '--rootDir', folder, '--env', environment, '--transform', '{}']
  // Vite's build leaves `production` behind.
  const env = { ...process.env, NODE_ENV: 'test' }
  await run('node', [bin('jest/bin/jest.js'), ...flags, 'greeting'], { cwd: folder, env })
}

/** Runs the test of a page that the caller serves. */
export async function tryInPlaywright(folder, url) {
  copyDocsTest(folder, 'connect.spec.ts')
  writeFileSync(join(folder, 'playwright.config.mjs'), playwrightConfig(url))
  await run('node', [bin('@playwright/test/cli.js'), 'test', '-c', 'playwright.config.mjs'], {
    cwd: folder,
  })
}
