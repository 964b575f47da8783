import { openLibrary } from '../../../../src/chains/walletconnect/relay/openLibrary'
import type { WalletConnectPorts } from '../../../../src/ports/walletConnect'
import { devDependencies } from '../../../../package.json'

const LIBRARY = '@walletconnect/universal-provider'

describe('openLibrary', () => {
  it('names the package that is not installed, at the version to install', async () => {
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
