/** Whether an address is at one of these hosts, or below one of them; none where it cannot be read. */
export function isAtHost(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}
