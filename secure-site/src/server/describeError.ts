/**
 * An error as a line of the log: its name, its code and where it happened. Not its words: those of a database or a mail server
 * can quote what they were given.
 */
export function describeError(thrown: unknown, where: string): string {
  if (!(thrown instanceof Error)) return `${where}: something that is no error was thrown`
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : ''
  const frames = (thrown.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${where}: ${thrown.name}${code}`, ...frames].join('\n')
}
