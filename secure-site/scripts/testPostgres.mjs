#!/usr/bin/env node
/**
 * Runs the tests against PostgreSQL: the server of `TEST_DATABASE_URL`, or one started for them.
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startPostgres } from './startPostgres.mjs'

const given = process.env.TEST_DATABASE_URL

function test(url) {
  const script = fileURLToPath(new URL('test.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  })
  return status ?? 1
}

async function testOnOwnServer() {
  const postgres = await startPostgres()
  try {
    return test(postgres.url)
  } finally {
    postgres.stop()
  }
}

try {
  process.exitCode = given ? test(given) : await testOnOwnServer()
} catch (thrown) {
  console.error(thrown.message)
  process.exitCode = 1
}
