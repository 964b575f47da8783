import { createFakeRelay } from '../../src/testing/createFakeRelay'
import { evmSession } from '../support/relayWorld'

const stays = () => new AbortController().signal

describe('createFakeRelay', () => {
  it('shows a code at once, and answers when the test says so', async () => {
    const relay = createFakeRelay()
    const codes = jest.fn()
    const connecting = relay.client.connect(codes, stays())
    expect(codes).toHaveBeenCalledTimes(1)
    expect(relay.openPairings()).toBe(1)
    relay.pairing().approve(evmSession)
    expect(await connecting).toEqual(evmSession)
    expect(relay.client.session()).toEqual(evmSession)
    expect(relay.stored()).toEqual(evmSession)
    expect(relay.openPairings()).toBe(0)
  })

  it('drops what is answered to a pairing that was given up', async () => {
    const relay = createFakeRelay()
    const controller = new AbortController()
    const connecting = relay.client.connect(() => undefined, controller.signal)
    controller.abort()
    await expect(connecting).rejects.toMatchObject({ code: 'CANCELLED' })
    relay.pairing().approve(evmSession)
    expect(relay.client.session()).toBeNull()
  })

  it('refuses what nobody expected, and remembers it', async () => {
    const relay = createFakeRelay({ answers: { personal_sign: () => '0x5e' } })
    const request = { networkId: 'eip155:1', params: [] } as const
    const sign = { ...request, method: 'personal_sign' }
    const send = { ...request, method: 'eth_sendTransaction' }
    expect(await relay.client.request(sign, stays())).toBe('0x5e')
    await expect(relay.client.request(send, stays())).rejects.toThrow(
      'eth_sendTransaction was not expected in this test',
    )
    relay.client.connect(() => undefined, stays()).catch(() => undefined)
    await expect(relay.client.connect(() => undefined, stays())).rejects.toThrow(
      'a second pairing was not expected in this test',
    )
    await expect(relay.client.ping(stays())).rejects.toThrow('not expected')
    expect(() => relay.client.chooseNetwork('eip155:1')).toThrow('not expected')
    expect(relay.unexpected).toHaveLength(4)
    expect(relay.requests).toHaveLength(2)
  })

  it('keeps what wallets say while the page is frozen, until it looks', async () => {
    const relay = createFakeRelay()
    const connecting = relay.client.connect(() => undefined, stays())
    relay.freeze()
    relay.pairing().approve(evmSession)
    expect(relay.client.session()).toBeNull()
    await relay.client.refresh()
    expect(await connecting).toEqual(evmSession)
  })

  it('gives no code while it is out of reach', () => {
    const relay = createFakeRelay()
    relay.cutOff(true)
    const codes = jest.fn()
    relay.client.connect(codes, stays()).catch(() => undefined)
    expect(codes).not.toHaveBeenCalled()
    relay.pairing().issueCode()
    expect(codes).toHaveBeenCalledTimes(1)
  })
})
