import type { Logger } from '../../../ports/browser'
import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'
import { parseUrl } from '../../../lib/links/parseUrl'

/** The last release under Apache-2.0, which the modal is tested with. */
const TESTED = '2.21.8'

/** The library exports no version, but sends it to the relay: `…?ua=wc-2/js-2.21.8/…`. */
function readVersion({ client: { core } }: WalletConnectLibrary): string | null {
  const url = readField(readField(readField(core.relayer, 'provider'), 'connection'), 'url')
  const agent = typeof url === 'string' ? parseUrl(url)?.searchParams.get('ua') : null
  return /\bjs-(\d[^/]*)/.exec(agent ?? '')?.[1] ?? null
}

/**
 * Warns developers, on the first connection, if the library is not the tested release. Nothing is
 * blocked: later releases only have other licence terms.
 */
export function warnAboutVersion(
  library: WalletConnectLibrary,
  logger: Logger,
  tested = TESTED,
): void {
  const { relayer } = library.client.core
  const warnOnce = () => {
    relayer.off('relayer_connect', warnOnce)
    const found = readVersion(library)
    if (found === null || found === tested) return
    logger.log(
      'warn',
      `@walletconnect/universal-provider ${found} was found; the modal is tested with ${tested}, and later releases have other licence terms. Run "npm install @walletconnect/universal-provider@${tested}", or keep yours if you agree to its terms.`,
    )
  }
  relayer.on('relayer_connect', warnOnce)
}
