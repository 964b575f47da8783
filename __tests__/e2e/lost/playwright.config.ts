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
  // A test makes pages by the dozen; what went wrong in which is told in words.
  use: { ...config.use, trace: 'off', screenshot: 'off' },
  webServer: servers.map(server => ({
    ...server,
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  })),
})
