import { chromium } from '@playwright/test'
import { ensureHeadlessChromium } from '../findChromium.mjs'

/** Every other host fails at once, without a request. */
export const ONLY_THIS_MACHINE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'

/**
 * Starts the browser of a check; the caller closes it.
 *
 * @param {{ executablePath?: string, args?: string[] }} [options]
 */
export const launchChromium = ({ executablePath = ensureHeadlessChromium(), args = [] } = {}) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...args] })
