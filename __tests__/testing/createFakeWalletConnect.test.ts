import { createFakeWalletConnect } from '../../src/testing/createFakeWalletConnect'
import { evmSession } from '../support/walletConnectWorld'

const stays = () => new AbortController().signal

describe('createFakeWalletConnect', () => {
  it('issues a pairing URI at once, and answers when the test does', async () => {
    const walletConnect = createFakeWalletConnect()
    const codes = jest.fn()
    const connecting = walletConnect.client.connect(codes, stays())
    expect(codes).toHaveBeenCalledTimes(1)
    expect(walletConnect.openPairings()).toBe(1)
    walletConnect.pairing().approve(evmSession)
    expect(await connecting).toEqual(evmSession)
    expect(walletConnect.client.session()).toEqual(evmSession)
    expect(walletConnect.stored()).toEqual(evmSession)
    expect(walletConnect.openPairings()).toBe(0)
  })

  it('drops the answer to an abandoned pairing', async () => {
    const walletConnect = createFakeWalletConnect()
    const controller = new AbortController()
    const connecting = walletConnect.client.connect(() => undefined, controller.signal)
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'CANCELLED' })
    walletConnect.pairing().approve(evmSession)
    expect(walletConnect.client.session()).toBeNull()
  })

  it('rejects an unexpected request and records it', async () => {
    const walletConnect = createFakeWalletConnect({ answers: { personal_sign: () => '0x5e' } })
    const request = { caipNetworkId: 'eip155:1', params: [] } as const
    const sign = { ...request, method: 'personal_sign' }
    const send = { ...request, method: 'eth_sendTransaction' }
    expect(await walletConnect.client.request(sign, stays())).toBe('0x5e')
    await expect(walletConnect.client.request(send, stays())).rejects.toThrow(
      'eth_sendTransaction was not expected in this test',
    )
    walletConnect.client.connect(() => undefined, stays()).catch(() => undefined)
    await expect(walletConnect.client.connect(() => undefined, stays())).rejects.toThrow(
      'a second pairing was not expected in this test',
    )
    await expect(walletConnect.client.ping(stays())).rejects.toThrow('not expected')
    expect(() => walletConnect.client.chooseNetwork('eip155:1')).toThrow('not expected')
    expect(walletConnect.unexpected).toHaveLength(4)
    expect(walletConnect.requests).toHaveLength(2)
  })

  it('keeps the wallet’s answers while the page is frozen, until it refreshes', async () => {
    const walletConnect = createFakeWalletConnect()
    const connecting = walletConnect.client.connect(() => undefined, stays())
    walletConnect.freeze()
    walletConnect.pairing().approve(evmSession)
    expect(walletConnect.client.session()).toBeNull()
    await walletConnect.client.refresh()
    expect(await connecting).toEqual(evmSession)
  })

  it('issues no pairing URI while the relay is unreachable', () => {
    const walletConnect = createFakeWalletConnect()
    walletConnect.cutOff(true)
    const codes = jest.fn()
    walletConnect.client.connect(codes, stays()).catch(() => undefined)
    expect(codes).not.toHaveBeenCalled()
    walletConnect.pairing().issuePairingUri()
    expect(codes).toHaveBeenCalledTimes(1)
  })
})
