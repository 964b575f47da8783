import { PAIRING_URI_MS } from '../../../domain/limits'
import { ModalError } from '../../../domain/ModalError'
import { parseCaipNetworkId, type CaipNetworkId } from '../../../lib/address/caip'
import type { PairingUri, SignInAnswer, SignInRequest } from '../../../ports/walletConnect'
import { raceAbort } from '../../shared/raceAbort'
import type { Delay } from '../relay/Delay'
import type { ProposedNamespace } from '../relay/WalletConnectLibrary'
import { withTimeout } from '../relay/withTimeout'
import type { LiveSession } from '../session/createLiveSession'
import { startSignIn } from './startSignIn'
import type { Attempts } from './createAttempts'
import { readStatements } from './readStatements'

/** Opens a window in the wallet, so it is left out of sign-in requests (protocol §7.5). */
const SHOW_CALLS_STATUS = 'wallet_showCallsStatus'

interface SignInSource {
  readonly attempts: Attempts
  readonly session: LiveSession
  proposal(): Record<string, ProposedNamespace>
  now(): number
  delay: Delay
}

/**
 * Connects and signs in with one approval. The pairing URI is not renewed, because the signed text
 * contains its issue time.
 *
 * @throws {ModalError} like `pair`; `PAIRING_EXPIRED`
 */
export function signIn(
  { attempts, session, proposal, now, delay }: SignInSource,
  request: SignInRequest,
  onPairingUri: (code: PairingUri) => void,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  const namespaces = proposal()
  const { namespace } = parseCaipNetworkId(request.chains[0] as CaipNetworkId)
  const usual = namespaces[namespace]?.methods ?? []
  const methods = usual.filter(method => method !== SHOW_CALLS_STATUS)
  const expired = () =>
    new ModalError('PAIRING_EXPIRED', 'The pairing request was not answered in time')
  return attempts.over(
    signal,
    connection =>
      startSignIn(connection, {
        request: { methods, ...request },
        optionalNamespaces: namespaces,
        isLive: topic => session.current()?.topic === topic,
        delay,
      }),
    async (connection, signing) => {
      const wait = async () => {
        onPairingUri({ uri: await signing.uri, expiresAt: now() + PAIRING_URI_MS })
        return withTimeout(PAIRING_URI_MS, delay, signing.answer, expired)
      }
      try {
        const answer = await raceAbort(wait, signal)
        const statements = readStatements(answer.auths ?? [], connection.library)
        const settled = answer.session ? await session.settle(connection, answer.session) : null
        return { session: settled, statements }
      } catch (thrown) {
        await signing.giveUp()
        throw thrown
      }
    },
  )
}
