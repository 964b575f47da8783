import type { WalletModalOptions } from '../app/host/walletModalOptions'
import { getContactedHosts, type HostUse, type WalletConnectHosts } from './getContactedHosts'

/**
 * Returns the strictest Content Security Policy under which a modal with these options fully works.
 *
 * @example
 * getContentSecurityPolicy(options)
 * // "script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self' …"
 */
export function getContentSecurityPolicy(
  options: WalletModalOptions<string>,
  walletConnect: WalletConnectHosts = {},
): string {
  const hosts = getContactedHosts(options, walletConnect)
  const of = (directive: HostUse['directive']) =>
    hosts.filter(host => host.directive === directive).map(({ origin }) => origin)
  const frames = of('frame-src')
  return [
    ["script-src 'self'"],
    ["style-src 'self'"],
    ["img-src 'self' data: blob:", ...of('img-src')],
    ["connect-src 'self'", ...of('connect-src')],
    ...(frames.length > 0 ? [['frame-src', ...frames]] : []),
  ]
    .map(parts => parts.join(' '))
    .join('; ')
}
