import type { EmbeddedClient } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { embeddedUserRead } from './accountTypeEvents'
import { selectLoginUser } from './embeddedSlice'

/** Keeps what state may know of the user at what the frame says; the accounts are told by each chain family. */
export function tellUser(api: FlowApi, client: EmbeddedClient): void {
  if (!client.session()) return
  const userName = client.userName()
  const authProvider = client.authProvider()
  const known = selectLoginUser(api.getState())
  if (known?.userName === userName && known.authProvider === authProvider) return
  api.dispatch(embeddedUserRead({ userName, authProvider }))
}
