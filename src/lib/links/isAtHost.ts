import { parseUrl } from './parseUrl'

/** Whether an address is at one of these hosts, or below one of them; none where it cannot be read. */
export function isAtHost(url: string, hosts: readonly string[]): boolean {
  const hostname = parseUrl(url)?.hostname
  if (hostname === undefined) return false
  return hosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}
