import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { writeExtension } from '@redux-wallet-modal/sandbox'
import { ensureChromium } from '../../../scripts/findChromium.mjs'
import { sandboxUrls } from './sandboxUrls'
import { test as base } from './test'

/**
 * Runs in a Chromium with the sandbox wallet installed as an extension; pages disable their own
 * with `?wallet=none`.
 */
export const test = base.extend({
  context: async ({ launchOptions, baseURL }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-extension-'))
    writeExtension({ folder, walletUrl: sandboxUrls.wallet })
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      executablePath: ensureChromium(),
      ...(baseURL !== undefined && { baseURL }),
      args: [
        ...(launchOptions.args ?? []),
        `--disable-extensions-except=${folder}`,
        `--load-extension=${folder}`,
      ],
    })
    await provide(context)
    await context.close()
    rmSync(folder, { recursive: true })
  },
})

export { expect } from './test'
