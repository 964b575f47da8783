/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const FINDER = resolve(__dirname, '../../scripts/findChromium.mjs')

function find(environment: Readonly<Record<string, string>>) {
  return spawnSync(process.execPath, [FINDER], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })
}

describe('the browser to test with', () => {
  it('is the one CHROMIUM_PATH names', () => {
    expect(find({ CHROMIUM_PATH: process.execPath }).stdout.trim()).toBe(process.execPath)
  })

  it('never silently falls back to another browser', () => {
    const { status, stderr } = find({ CHROMIUM_PATH: '/nowhere/chromium' })
    expect(status).not.toBe(0)
    expect(stderr).toContain('CHROMIUM_PATH is "/nowhere/chromium", which cannot be run.')
  })
})
