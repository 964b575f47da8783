/**
 * Formats an error as a log entry: its name, code and stack. The message is omitted, because those
 * of databases and mail servers can quote their input.
 */
export function describeError(thrown: unknown, where: string): string {
  if (!(thrown instanceof Error)) return `${where}: something that is no error was thrown`
  const code = 'code' in thrown && typeof thrown.code === 'string' ? ` ${thrown.code}` : ''
  const frames = (thrown.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return [`${where}: ${thrown.name}${code}`, ...frames].join('\n')
}
