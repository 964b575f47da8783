import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

const servers = config.webServer ? [config.webServer].flat() : []

/** `npm run test:languages`: every view in every language. */
export default defineConfig({
  ...config,
  testDir: '.',
  outputDir: `../../../test-results/languages-${process.env['E2E_PORT'] ?? '4220'}`,
  testMatch: '*.run.ts',
  webServer: servers.map(server => ({
    ...server,
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  })),
})
