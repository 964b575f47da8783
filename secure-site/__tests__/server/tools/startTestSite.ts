import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureSite } from '../../../src/server/createSecureSite'
import { createMailbox } from '../../../testing/createMailbox'
import type { Store } from './stores'
import type { SecureSiteOptions } from '../../../src/server/siteOptions'

const START = Date.UTC(2026, 0, 1)

/** 32 bytes, the same in every test. */
export const KEY = Buffer.alloc(32, 7).toString('base64')
export const HOST_ORIGIN = 'https://app.example.com'

/** The server's clock, advanced manually. */
export interface TestClock {
  now(): number
  /** @param ms - may be negative */
  move(ms: number): void
}

function createClock(): TestClock {
  let time = START
  return {
    now: () => time,
    move(ms) {
      time += ms
    },
  }
}

function makePages(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'sdk.html'), '<!doctype html><title>frame</title>')
  writeFileSync(join(folder, 'approve-device.html'), '<!doctype html><title>approve</title>')
  writeFileSync(join(folder, 'loading.html'), '<!doctype html><title>loading</title>')
  writeFileSync(join(folder, 'social-done.html'), '<!doctype html><title>done</title>')
  writeFileSync(join(folder, 'account.html'), '<!doctype html><title>account</title>')
  writeFileSync(join(folder, 'use-passkey.html'), '<!doctype html><title>passkey</title>')
  writeFileSync(join(folder, 'assets/frame-1a2b.js'), 'export {}')
}

/** A real site with real mail and a real database, and a clock advanced manually. */
export async function startTestSite(store: Store, options: Partial<SecureSiteOptions> = {}) {
  const { databaseUrl, drop } = await store.create()
  const folder = mkdtempSync(join(tmpdir(), 'secure-site-'))
  makePages(folder)
  const mailbox = await createMailbox()
  const clock = createClock()
  const logged: string[] = []
  const site = await createSecureSite({
    port: 0,
    smtpUrl: mailbox.smtpUrl,
    keyEncryptionKey: KEY,
    name: 'Example Wallet',
    projects: { demo: [HOST_ORIGIN, 'https://*.preview.example.com'], closed: [] },
    rpcUrls: { 'eip155:1': ['https://rpc.example.com/v1/key', 'https://rpc.example.org'] },
    networks: { 'eip155:1': { name: 'Ethereum', symbol: 'ETH', decimals: 18 } },
    pagesFolder: folder,
    // Each test user has its own IP address: see `createBrowser`.
    trustedProxies: ['127.0.0.1'],
    now: clock.now,
    log: line => logged.push(line),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...options,
    hooks: { deviceWaitMs: 60_000, mailRetryDelaysMs: [10, 10, 10], ...options.hooks },
  }).catch(async (thrown: unknown) => {
    await mailbox.close()
    throw thrown
  })
  const running = { stopped: null as Promise<void> | null }
  /** Stops the site, and keeps its data. */
  const stop = () => (running.stopped ??= site.close())
  return {
    ...site,
    mailbox,
    clock,
    logged,
    /** Undefined with PGlite. */
    databaseUrl,
    stop,
    async close() {
      await stop()
      await drop()
      await mailbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>
