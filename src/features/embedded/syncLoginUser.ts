import type { EmbeddedClient } from '../../ports/embedded'
import type { FlowApi } from '../../store/listening'
import { embeddedUserRead } from '../../core/login/accountTypeEvents'
import { selectLoginUser } from './embeddedSlice'

/** Syncs the user details the state may hold; each namespace reports its accounts. */
export function syncLoginUser(api: FlowApi, client: EmbeddedClient): void {
  if (!client.session()) return
  const userName = client.userName()
  const authProvider = client.authProvider()
  const known = selectLoginUser(api.getState())
  if (known?.userName === userName && known.authProvider === authProvider) return
  api.dispatch(embeddedUserRead({ userName, authProvider }))
}
