import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSecureSite } from '../../../src/server/createSecureSite'
import { createMailbox } from '../../../testing/createMailbox'
import type { SecureSiteOptions } from '../../../src/server/siteOptions'

const START = Date.UTC(2026, 0, 1)

/** 32 bytes, the same in every test. */
export const KEY = Buffer.alloc(32, 7).toString('base64')
export const HOST_ORIGIN = 'https://app.example.com'

/** The server's clock, moved by hand. */
export interface TestClock {
  now(): number
  /** @param ms - how far, also backwards */
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
  writeFileSync(join(folder, 'assets/frame-1a2b.js'), 'export {}')
}

/** A real site over real mail, with a clock that is moved by hand. */
export async function startTestSite(options: Partial<SecureSiteOptions> = {}) {
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
    now: clock.now,
    log: line => logged.push(line),
    ...options,
    hooks: { deviceWaitMs: 50, mailRetryDelaysMs: [10, 10, 10], ...options.hooks },
  })
  return {
    ...site,
    mailbox,
    clock,
    logged,
    async close() {
      await site.close()
      await mailbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>
