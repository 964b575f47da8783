// @ts-check
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until something holds.
 *
 * @param {() => unknown} condition
 * @param {number} [limitMs]
 */
export async function until(condition, limitMs = 10_000) {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if (await condition()) return
    await pause(10)
  }
  assert.fail('It did not happen in time.')
}
