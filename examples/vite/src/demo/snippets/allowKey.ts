import { createSmartSessions } from 'redux-wallet-modal/sessions'
import { numberToHex, parseEther, type Hex } from 'viem'
import { store } from '../store'

const DAY_S = 86_400

export function allowKey(publicKey: Hex, chainId: number) {
  const start = Math.floor(Date.now() / 1000) + 5
  return createSmartSessions(store).grantPermissions({
    chainId: numberToHex(chainId),
    expiry: start + DAY_S,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: numberToHex(parseEther('0.05')), start, period: DAY_S },
      },
    ],
    policies: [],
  })
}
