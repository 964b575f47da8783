import {
  EMBEDDED_NAMESPACES,
  type EmbeddedClient,
  type EmbeddedSession,
} from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { deploymentRead } from '../account/accountSlice'
import { embeddedUserRead } from './accountTypeEvents'
import { selectLoginUser } from './embeddedSlice'

/** Keeps what state may know of the user of a login at what the frame says; the accounts are told by each chain family. */
export function tellUser(
  api: FlowApi,
  client: EmbeddedClient,
  session: EmbeddedSession | null,
): void {
  if (!session) return
  for (const namespace of EMBEDDED_NAMESPACES) {
    const part = session.namespaces[namespace]
    const [used] = part?.accounts ?? []
    if (!part || !used) continue
    const isDeployed = used.type === 'smartAccount' && part.isSmartAccountDeployed
    api.dispatch(deploymentRead({ namespace, address: used.address, isDeployed }))
  }
  const userName = client.userName()
  const authProvider = client.authProvider()
  const known = selectLoginUser(api.getState())
  if (known?.userName === userName && known.authProvider === authProvider) return
  api.dispatch(embeddedUserRead({ userName, authProvider }))
}
