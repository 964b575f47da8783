import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

const servers = config.webServer ? [config.webServer].flat() : []

// Workers read the tests anew, and find them by the same seed.
process.env['MONKEY_SEED'] ??= String(Date.now() % 1_000_000)

/** A step of its own in `npm run test:full`: twenty minutes of presses. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../../test-results/monkey',
  retries: 0,
  testMatch: '*.run.ts',
  webServer: servers.map(server => ({
    ...server,
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  })),
})
