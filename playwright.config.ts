import { defineConfig } from '@playwright/test'
import { ensureHeadlessChromium } from './scripts/findChromium.mjs'

/** One number shifts all ports, so that two checkouts can run tests at once. */
const PORT = Number(process.env.E2E_PORT ?? 4220)
const BASE_URL = `http://localhost:${String(PORT)}`

export default defineConfig({
  testDir: '__tests__/e2e',
  outputDir: `test-results/${String(PORT)}`,
  // Text snapshots are stored beside their test and are the same on every machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // Tests tagged @full repeat what another case covers, for `npm run test:full`.
  grepInvert: process.env.E2E_FULL ? [] : /@full/,
  // `npm test` retries a failure once and reports tests that passed only then; manual runs do not
  // retry.
  retries: Number(process.env.E2E_RETRIES ?? 0),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : [['list']],
  use: {
    baseURL: BASE_URL,
    browserName: 'chromium',
    // Recording slows every test, so with retries only the retry is recorded.
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
        // No test may pass by reaching the internet.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    // The recording of every view needs a fresh sandbox: state left by other tests kept changing in
    // it.
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
