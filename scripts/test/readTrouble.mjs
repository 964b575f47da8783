/** How Jest says that a file left work behind which ran after its end: all tests pass, and Jest still fails. */
const LEFT_BEHIND =
  /after the Jest environment has been torn down|Cannot log after tests are done|outside of the scope of the test code/
const LINES_AFTER = 12

/**
 * What made Jest fail although its report says that every test passed: each such message with what follows it. It stands
 * somewhere among thousands of lines, so that the end of the output does not show it.
 */
export function readTrouble(printed) {
  const lines = printed.split('\n')
  return lines.flatMap((line, at) =>
    LEFT_BEHIND.test(line) ? [lines.slice(at, at + LINES_AFTER).join('\n')] : [],
  )
}
