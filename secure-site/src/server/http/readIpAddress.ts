import { BlockList, isIP } from 'node:net'

/** Homes and phones have a /64 of IPv6 addresses each, so a limit per address would be useless. */
const IPV6_GROUPS = 4
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const plain = (address: string) => MAPPED_IPV4.exec(address)?.[1] ?? address
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * @param ranges - such as `10.0.0.0/8`, or single addresses
 * @throws {Error} for anything else
 */
export function readTrustedProxies(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits, ...rest] = range.trim().split('/')
    if (isIP(address) === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) {
      throw new Error(`trustedProxies: "${range}" is no IP address or range such as 10.0.0.0/8`)
    }
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

/** The first groups of an IPv6 address, abbreviations expanded. */
function prefixOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(head).length - groups(tail).length
  const zeros = address.includes('::') ? Array.from({ length: missing }, () => '0') : []
  const all = [...groups(head), ...zeros, ...groups(tail)]
  return `${all
    .slice(0, IPV6_GROUPS)
    .map(group => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * Returns the client a request is counted for: the last address in `X-Forwarded-For` that is not a
 * trusted proxy, or the peer if it is not one itself. Addresses before that one are
 * client-controlled and ignored.
 *
 * @returns an IPv4 address, or an IPv6 prefix
 */
export function readIpAddress(
  peer: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const hops = (forwardedFor ?? '')
    .split(',')
    .map(hop => plain(hop.trim()))
    .filter(hop => isIP(hop) !== 0)
  let address = plain(peer)
  while (isIP(address) !== 0 && trusted.check(address, family(address))) {
    const before = hops.pop()
    if (before === undefined) break
    address = before
  }
  return isIP(address) === 6 ? prefixOf(address) : address
}
