import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

const servers = config.webServer ? [config.webServer].flat() : []

/** `npm run test:lost`: some hundred journeys. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: '../../../test-results/lost',
  testMatch: '*.run.ts',
  // Each test opens dozens of pages; its message names the failures.
  use: { ...config.use, trace: 'off', screenshot: 'off' },
  webServer: servers.map(server => ({
    ...server,
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  })),
})
