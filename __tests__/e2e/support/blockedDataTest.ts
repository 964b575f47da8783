import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../../scripts/findChromium.mjs'
import { test as base } from './test'

/** What “Sites are not allowed to save data on your device” writes into a Chromium profile. */
const BLOCK = 2
const PREFERENCES = { profile: { default_content_setting_values: { cookies: BLOCK } } }

/** Runs in a Chromium whose user has blocked all site data. */
export const test = base.extend({
  context: async ({ launchOptions, baseURL }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'blocked-data-'))
    mkdirSync(join(profile, 'Default'))
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES))
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      executablePath: ensureChromium(),
      ...(baseURL !== undefined && { baseURL }),
    })
    await provide(context)
    await context.close()
    rmSync(profile, { recursive: true, maxRetries: 3 })
  },
})

export { expect } from './test'
