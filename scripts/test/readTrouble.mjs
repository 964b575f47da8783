/**
 * Jest's messages about work left running after a file's end: all tests pass, and Jest still fails.
 */
const LEFT_BEHIND =
  /after the Jest environment has been torn down|Cannot log after tests are done|outside of the scope of the test code/
const LINES_AFTER = 12

/**
 * Returns the messages that made Jest fail although its report shows every test as passed, each
 * with the following lines. They are buried among thousands of lines, so the end of the output does
 * not show them.
 */
export function readTrouble(printed) {
  const lines = printed.split('\n')
  return lines.flatMap((line, at) =>
    LEFT_BEHIND.test(line) ? [lines.slice(at, at + LINES_AFTER).join('\n')] : [],
  )
}
