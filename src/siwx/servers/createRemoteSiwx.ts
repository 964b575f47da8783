import type { Namespace } from '../../lib/address/caip'
import type {
  SiwxConfig,
  SiwxHost,
  SiwxMessage,
  SiwxMessageFields,
  SiwxMessageInput,
  SiwxSession,
  SiwxWallet,
} from '../../ports/siwx'
import { readPage } from '../messages/readPage'

/** An account that is signed in at a server. */
export type RemoteAccount = Pick<SiwxMessageFields, 'accountAddress' | 'chainId' | 'expirationTime'>

/** The parts that differ between servers. */
export interface RemoteParts {
  createMessage(
    input: SiwxMessageInput,
    host: SiwxHost | undefined,
    signal?: AbortSignal,
  ): Promise<SiwxMessage>
  /** Rejects if the server does not accept the signature. */
  signIn(
    session: SiwxSession,
    wallet: SiwxWallet | undefined,
    host: SiwxHost | undefined,
  ): Promise<void>
  /** Resolves with the account if it is signed in, else null; rejects if that is unknown. */
  findAccount(
    wanted: RemoteAccount,
    host: SiwxHost | undefined,
    signal?: AbortSignal,
  ): Promise<RemoteAccount | null>
  /** Whether the server's session is for one of these accounts; rejects if that is unknown. */
  isSignedIn(
    namespace: Namespace,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<boolean>
  signOut(host: SiwxHost | undefined): Promise<void>
  refresh?(): void
}

/** Creates a configuration for a server that keeps one session: the latest sign-in. */
export function createRemoteSiwx(parts: RemoteParts): SiwxConfig {
  let host: SiwxHost | undefined
  const addSession = (session: SiwxSession, wallet?: SiwxWallet) =>
    parts.signIn(session, wallet, host)
  return {
    attach(given) {
      host = given
    },
    createMessage: (input, signal) => parts.createMessage(input, host, signal),
    addSession,
    async setSessions(sessions) {
      const active = host?.activeCaipNetworkId()
      const session = sessions.find(({ data }) => data.chainId === active) ?? sessions[0]
      await (session ? addSession(session) : parts.signOut(host))
    },
    revokeSession: () => parts.signOut(host),
    async revokeAccounts(namespace, addresses, signal) {
      const isTheirs = await parts.isSignedIn(namespace, addresses, signal)
      if (isTheirs && !signal?.aborted) await parts.signOut(host)
    },
    refresh: () => parts.refresh?.(),
    async getSessions(chainId, accountAddress, signal) {
      const found = await parts.findAccount({ accountAddress, chainId }, host, signal)
      return found ? [toRemoteSession(found)] : []
    },
  }
}

/** Builds a session whose message and signature are at the server. */
function toRemoteSession(account: RemoteAccount): SiwxSession {
  const { domain, uri } = readPage()
  return {
    data: { ...account, domain, uri, version: '1', nonce: '' },
    message: '',
    signature: '',
  }
}
