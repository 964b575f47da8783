const MAX_LENGTH = 254
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** Whether a text has the form of an email address; only a one-time code proves it exists. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(0, at))
  const labels = text.slice(at + 1).split('.')
  if (at < 1 || local.length > 64 || text.length > MAX_LENGTH) return false
  return LOCAL.test(local) && labels.length > 1 && labels.every(label => LABEL.test(label))
}
