import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import config from '../../../playwright.config'

/** Takes the pictures of `docs/` anew; the tests only compare. */
export default defineConfig({
  ...config,
  testDir: '.',
  testMatch: '*.take.ts',
  webServer: {
    ...(Array.isArray(config.webServer) ? config.webServer[0] : config.webServer),
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
  },
})
