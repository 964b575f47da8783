import { ModalError } from '../../domain/ModalError'

/**
 * The oldest supported release of each package. Not a peer dependency range: npm enforces one even
 * for pages that never import the adapter.
 */
const OLDEST_VERSIONS = { viem: [2, 31], ethers: [6, 13] } as const

/**
 * Checks the version of a host's package on first use. A package without version passes.
 *
 * @param said the package's own version text: `viem@1.21.4`, `2.57.0`, `ethers/5.7.2`
 * @throws {ModalError} `PEER_VERSION`, with the version to install and the one found: `viem@^2.31
 * (found 1.21.4)`.
 */
export function assertPeer(peer: keyof typeof OLDEST_VERSIONS, said: unknown): void {
  const [found, major, minor] = /(\d+)\.(\d+)\.\d\S*/.exec(String(said)) ?? []
  const [oldestMajor, oldestMinor] = OLDEST_VERSIONS[peer]
  const isOld =
    Number(major) < oldestMajor || (Number(major) === oldestMajor && Number(minor) < oldestMinor)
  if (isOld) {
    const wanted = `${peer}@^${String(oldestMajor)}.${String(oldestMinor)}`
    throw new ModalError('PEER_VERSION', `${wanted} (found ${String(found)})`)
  }
}
