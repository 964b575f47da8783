import { openLibrary } from '../../../../src/chains/walletconnect/relay/openLibrary'
import type { WalletConnectPorts } from '../../../../src/ports/walletConnect'
import { devDependencies } from '../../../../package.json'

const LIBRARY = '@walletconnect/universal-provider'

describe('openLibrary', () => {
  it('names the version of the package to install when it is missing', async () => {
    jest.doMock(LIBRARY, () => {
      throw new Error(`Cannot find module '${LIBRARY}'`)
    })
    const opened = openLibrary(
      {} as WalletConnectPorts,
      'wss://relay.example',
      false,
      () => import('@walletconnect/universal-provider'),
    )
    await expect(opened).rejects.toMatchObject({
      code: 'PEER_MISSING',
      message: `${LIBRARY}@${devDependencies[LIBRARY]}`,
    })
  })
})
