import { act, renderHook } from '@testing-library/react'
import { useWalletProvider } from '../../../../src/app/host/hooks/useWalletProvider'
import type { NetworkInput } from '../../../../src/domain/network'
import { cosmos } from '../../../../src/entries/cosmos'
import { polkadot } from '../../../../src/entries/polkadot'
import type { ChainAdapterDescriptor } from '../../../../src/ports/chainAdapter'
import {
  createScriptableCosmosWallet,
  createScriptablePolkadotWallet,
  createTestStore,
  type WalletScript,
} from '../../../../src/testing'
import { ANNA, COSMOS_HUB } from '../../../chains/cosmos/cosmosWorld'
import { ALICE, POLKADOT_MAIN } from '../../../chains/polkadot/polkadotWorld'
import { until } from '../../../support/until'

const inputOf = ({
  namespace,
  reference,
  name,
  nativeCurrency,
  rpcUrls,
}: typeof COSMOS_HUB): NetworkInput => ({
  id: reference,
  chainNamespace: namespace,
  name,
  nativeCurrency,
  rpcUrls: { default: { http: rpcUrls } },
})

let leave: () => void = () => undefined
afterEach(() => leave())

/**
 * A page with one family, connected to a scripted wallet by the real adapter, and the hook's
 * provider.
 */
async function connectPage<T>(
  adapter: ChainAdapterDescriptor,
  network: typeof COSMOS_HUB,
  wallet: WalletScript,
) {
  const uninstall = wallet.install()
  const { namespace } = network
  const { controls, hostStore, dispose } = createTestStore({
    options: { networks: [inputOf(network)], adapters: [adapter] },
  })
  const { result, unmount } = renderHook(() =>
    useWalletProvider<T>({ store: hostStore, namespace }),
  )
  leave = () => {
    unmount()
    dispose()
    uninstall()
  }
  await act(async () => {
    expect(await controls.connect(wallet.connectorId, namespace)).toMatchObject({
      status: 'connected',
    })
  })
  await act(() => until(() => result.current.provider !== null))
  return { provider: result.current.provider as T, controls }
}

describe('a page that signs with the returned provider', () => {
  it('has a Polkadot extension sign a payload, and rejects when the person declines', async () => {
    interface Extension {
      readonly signer: { signPayload(payload: object): Promise<{ id: number; signature: string }> }
    }
    const wallet = createScriptablePolkadotWallet({ accounts: [ALICE] })
    const { provider, controls } = await connectPage<Extension>(polkadot(), POLKADOT_MAIN, wallet)
    const payload = {
      address: ALICE,
      method: '0x0000',
      genesisHash: `0x${POLKADOT_MAIN.reference}`,
      nonce: '0x00000000',
      version: 4,
    }
    const before = wallet.promptCount()
    const { signature } = await provider.signer.signPayload(payload)
    // Extensions prefix the signature with a byte for its type.
    expect(signature).toBe(`0x01${'ab'.repeat(64)}`)
    expect(wallet.requests.at(-1)).toEqual({ method: 'signPayload', params: [payload] })
    expect(wallet.promptCount()).toBe(before + 1)
    expect(await controls.signMessage('hello', 'polkadot')).toEqual({
      status: 'done',
      value: `0x${'ab'.repeat(64)}`,
    })
    wallet.reject()
    await expect(provider.signer.signPayload(payload)).rejects.toThrow('Cancelled')
    expect(wallet.unexpected).toEqual([])
  })

  it('has a Keplr-compatible wallet sign a document of bytes, and rejects when the person declines', async () => {
    interface Keplr {
      signDirect(
        chainId: string,
        signer: string,
        document: object,
      ): Promise<{ signed: object; signature: object }>
    }
    const wallet = createScriptableCosmosWallet({ accounts: [ANNA] })
    const { provider, controls } = await connectPage<Keplr>(cosmos(), COSMOS_HUB, wallet)
    const document = {
      bodyBytes: Uint8Array.of(10, 0, 255),
      authInfoBytes: Uint8Array.of(18, 4),
      chainId: COSMOS_HUB.reference,
      accountNumber: 7n,
    }
    const before = wallet.promptCount()
    const { signed, signature } = await provider.signDirect(COSMOS_HUB.reference, ANNA, document)
    expect(signed).toEqual(document)
    expect(signature).toEqual({
      pub_key: { type: 'tendermint/PubKeySecp256k1', value: 'AA==' },
      signature: 'c2NyaXB0ZWQ=',
    })
    expect(wallet.requests.at(-1)).toEqual({
      method: 'signDirect',
      params: [
        COSMOS_HUB.reference,
        ANNA,
        { ...document, bodyBytes: '0x0a00ff', authInfoBytes: '0x1204', accountNumber: '7' },
      ],
    })
    expect(wallet.promptCount()).toBe(before + 1)
    expect(await controls.signMessage('hello', 'cosmos')).toEqual({
      status: 'done',
      value: 'c2NyaXB0ZWQ=',
    })
    wallet.reject()
    await expect(provider.signDirect(COSMOS_HUB.reference, ANNA, document)).rejects.toThrow(
      'Request rejected',
    )
    expect(wallet.unexpected).toEqual([])
  })
})
