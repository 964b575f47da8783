import type { CaipNetworkId, Methods } from 'redux-wallet-modal'
import { serverSiwx } from 'redux-wallet-modal/siwx'
import { server } from '../../signInServer'

const siwx = serverSiwx({ ...server, statement: 'Sign in to the demo.' })

export async function signIn(modal: Methods, accountAddress: string, chainId: CaipNetworkId) {
  const data = await siwx.createMessage({ accountAddress, chainId })
  const message = data.toString()
  const outcome = await modal.signMessage(message)
  if (outcome.status === 'done') await siwx.addSession({ data, message, signature: outcome.value })
  return outcome
}
