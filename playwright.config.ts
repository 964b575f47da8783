import { defineConfig } from '@playwright/test'
import { ensureHeadlessChromium } from './scripts/findChromium.mjs'

/** One number moves the whole set, so that two checkouts can test at once. */
const PORT = Number(process.env.E2E_PORT ?? 4220)
const BASE_URL = `http://localhost:${String(PORT)}`

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: `test-results/${String(PORT)}`,
  // Texts that a test keeps stand beside it, alike on every machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // One more case of what another case shows, for `npm run test:full`.
  grepInvert: process.env.E2E_FULL ? [] : /@full/,
  // `npm test` repeats a failure once, and names what passed only then; by hand, a failure is one.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: BASE_URL,
    browserName: 'chromium',
    // Recording costs every test its time: where a failure is repeated, it is recorded then.
    trace: process.env.E2E_RETRIES ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: ensureHeadlessChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing may pass by reaching the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    // The recording of every view begins on a sandbox that nobody has used: what others left there went on moving in it.
    { name: 'recorded', testMatch: /timeTravel\.spec\.ts$/ },
    { name: 'visits', testIgnore: /timeTravel\.spec\.ts$/ },
  ],
  webServer: {
    command: `node scripts/e2eServer.mjs --port ${String(PORT)}`,
    url: BASE_URL,
    env: { E2E_PARENT: String(process.pid) },
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
