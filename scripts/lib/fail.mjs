/** Ends a check with a message instead of a stack trace. */
export function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Runs a check; a thrown error's message ends it. */
export async function runCheck(check) {
  try {
    await check()
  } catch (thrown) {
    fail(thrown instanceof Error ? thrown.message : String(thrown))
  }
}
