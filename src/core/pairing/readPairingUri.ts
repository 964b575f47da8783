import type { Deps } from '../../ports/deps'

/** Returns the pairing URI of an id, or null if it expired or belongs to an earlier page load. */
export function readPairingUri(
  { secrets }: Pick<Deps, 'secrets'>,
  pairingUriId: string | null,
): string | null {
  const uri = pairingUriId === null ? undefined : secrets.read(pairingUriId)
  return typeof uri === 'string' ? uri : null
}
