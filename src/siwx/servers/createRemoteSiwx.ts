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

/** Somebody who is signed in at a server. */
export type RemoteAccount = Pick<SiwxMessageFields, 'accountAddress' | 'chainId' | 'expirationTime'>

/** What differs between servers. */
export interface RemoteParts {
  createMessage(
    input: SiwxMessageInput,
    host: SiwxHost | undefined,
    signal?: AbortSignal,
  ): Promise<SiwxMessage>
  /** Rejects where the server does not accept what was signed. */
  signIn(
    session: SiwxSession,
    wallet: SiwxWallet | undefined,
    host: SiwxHost | undefined,
  ): Promise<void>
  /** Of an account on a network, who is signed in; rejects where that could not be found out. */
  findAccount(
    wanted: RemoteAccount,
    host: SiwxHost | undefined,
    signal?: AbortSignal,
  ): Promise<RemoteAccount | null>
  /** Whether the one session is of one of these accounts; rejects where that could not be found out. */
  isSignedIn(
    namespace: Namespace,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<boolean>
  signOut(host: SiwxHost | undefined): Promise<void>
  refresh?(): void
}

/** Signing in at a server, which keeps one session: that of who signed in last. */
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
      return found ? [keptElsewhere(found)] : []
    },
  }
}

/** A session whose message and signature the server has. */
function keptElsewhere(account: RemoteAccount): SiwxSession {
  const { domain, uri } = readPage()
  return {
    data: { ...account, domain, uri, version: '1', nonce: '' },
    message: '',
    signature: '',
  }
}
