/** Ends a check with words for a person instead of a stack. */
export function fail(message) {
  console.error(`\n${message}`)
  process.exit(1)
}

/** Runs a check; whatever it throws becomes the last words. */
export async function runCheck(check) {
  try {
    await check()
  } catch (thrown) {
    fail(thrown instanceof Error ? thrown.message : String(thrown))
  }
}
