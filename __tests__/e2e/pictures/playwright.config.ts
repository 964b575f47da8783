import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

const servers = config.webServer ? [config.webServer].flat() : []

/** Retakes the pictures of `docs/`; the tests only compare. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.take.ts',
  webServer: servers.map(server => ({
    ...server,
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  })),
})
