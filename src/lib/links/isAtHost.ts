import { parseUrl } from './parseUrl'

/** Whether a URL is on one of these hosts or their subdomains; false if it can't be parsed. */
export function isAtHost(url: string, hosts: readonly string[]): boolean {
  const hostname = parseUrl(url)?.hostname
  if (hostname === undefined) return false
  return hosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}
