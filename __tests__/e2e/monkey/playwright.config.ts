import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

const servers = config.webServer ? [config.webServer].flat() : []

// Workers load this config again, and must use the same seed.
process.env['MONKEY_SEED'] ??= String(Date.now() % 1_000_000)

/** A separate step of `npm run test:full`: twenty minutes of random input. */
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
