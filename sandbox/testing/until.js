// @ts-check
import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until something holds. A busy machine needs tens of seconds to start the sandbox, hence the
 * long limit.
 *
 * @param {() => unknown} condition
 * @param {number} [limitMs]
 */
export async function until(condition, limitMs = 60_000) {
  const deadline = Date.now() + limitMs
  while (Date.now() < deadline) {
    if (await condition()) return
    await pause(10)
  }
  assert.fail(`It did not happen within ${String(limitMs / 1000)} seconds.`)
}
