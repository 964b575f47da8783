import type { Deps } from '../../ports/deps'

/** The pairing URI behind an id; null where it is over, or belonged to another life of the page. */
export function readPairingUri(
  { secrets }: Pick<Deps, 'secrets'>,
  pairingUriId: string | null,
): string | null {
  const uri = pairingUriId === null ? undefined : secrets.read(pairingUriId)
  return typeof uri === 'string' ? uri : null
}
