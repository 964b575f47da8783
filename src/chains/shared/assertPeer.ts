import { ModalError } from '../../domain/ModalError'

/**
 * The oldest release of each package that its adapter works with. A peer range would say the same, but npm holds it against
 * pages that never import the adapter, and refuses to install.
 */
const OLDEST = { viem: [2, 31], ethers: [6, 13] } as const

/**
 * Sees to the version of a package that the page brings, when it is first used. A package that says no version is let in.
 *
 * @param said what the package says of itself: `viem@1.21.4`, `2.57.0`, `ethers/5.7.2`
 * @throws {ModalError} `PEER_VERSION`, with the version to install and the one found: `viem@^2.31 (found 1.21.4)`.
 */
export function assertPeer(peer: keyof typeof OLDEST, said: unknown): void {
  const [found, major, minor] = /(\d+)\.(\d+)\.\d\S*/.exec(String(said)) ?? []
  const [oldestMajor, oldestMinor] = OLDEST[peer]
  const isOld =
    Number(major) < oldestMajor || (Number(major) === oldestMajor && Number(minor) < oldestMinor)
  if (isOld) {
    const wanted = `${peer}@^${String(oldestMajor)}.${String(oldestMinor)}`
    throw new ModalError('PEER_VERSION', `${wanted} (found ${String(found)})`)
  }
}
