#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const HEADLESS_PACKAGE = 'chromium-headless-shell'
const HEADLESS_NAMES = [HEADLESS_PACKAGE, 'chrome-headless-shell']
const require = createRequire(import.meta.url)

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(isRunnable)

/** Playwright knows where its own download would be; an old one may be deleted. */
function playwrights() {
  const file = require('@playwright/test').chromium.executablePath()
  return file && isRunnable(file) ? file : undefined
}

/**
 * Returns the browser to test with, or null: `CHROMIUM_PATH`, else one of the system, else the one
 * Playwright downloaded.
 *
 * @throws {Error} when `CHROMIUM_PATH` is set and cannot be run
 * @returns {string | null}
 */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (isRunnable(asked)) return asked
    throw new Error(`CHROMIUM_PATH is "${asked}", which cannot be run. Unset it or correct it.`)
  }
  return SYSTEM_NAMES.map(onPath).find(Boolean) ?? playwrights() ?? null
}

function run(command, args) {
  console.log(`  $ ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function installFromSystem() {
  const isRoot = process.getuid?.() === 0
  if (!onPath('apt-get') || !(isRoot || (process.env.CI && onPath('sudo')))) return
  console.log(
    'No Chromium was found, so the system’s packages are installed now, about 150 MB. CHROMIUM_PATH names another.',
  )
  const [command, ...before] = isRoot ? ['apt-get'] : ['sudo', 'apt-get']
  run(command, [...before, 'update', '-q'])
  const install = [...before, 'install', '-y', '-q', '--no-install-recommends']
  run(command, [...install, 'chromium'])
  // Older systems lack this package: tests are slower there.
  run(command, [...install, HEADLESS_PACKAGE])
}

function installFromPlaywright() {
  console.log(
    'No Chromium was found, so Playwright downloads its own now, about 150 MB. CHROMIUM_PATH names another.',
  )
  run(process.execPath, [
    join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js'),
    'install',
    'chromium',
  ])
}

/**
 * Finds a Chromium or installs one, with a message.
 *
 * @throws {Error} when none can be installed, with the remedy
 * @returns {string}
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  installFromSystem()
  if (!findChromium()) installFromPlaywright()
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium could be found or installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/**
 * Returns the headless build, where the system has it: it opens a page at less than half the cost.
 * Features that need a window, such as extensions, need the browser of `ensureChromium`.
 *
 * @returns {string}
 */
export function ensureHeadlessChromium() {
  const found = ensureChromium()
  if (process.env.CHROMIUM_PATH) return found
  return HEADLESS_NAMES.map(onPath).find(Boolean) ?? found
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium())
