import { privateKeyToAccount } from 'viem/accounts'
import { fromSiweConfig, localSiwx, serverSiwx } from '../../../src/entries/signIn'
import type { SiweConfig } from '../../../src/ports/siwe'
import { readPage } from '../../../src/siwx/messages/readPage'
import { siwxHost } from '../../support/siwxHost'

const ORIGIN = 'https://page.example'

interface FakeWindow {
  parent: FakeWindow
  location: { readonly host: string; readonly origin: string }
}

/**
 * A page inside frames, the outermost last. `null` is a cross-origin frame whose location cannot be
 * read.
 */
function pageWithin(...origins: readonly (string | null)[]): Window {
  const windows = [ORIGIN, ...origins].map(origin => {
    const location = {
      host: 'page.example',
      get origin() {
        if (origin === null) throw new DOMException('Blocked a frame', 'SecurityError')
        return origin
      },
    }
    return { location } as FakeWindow
  })
  windows.forEach((each, at) => (each.parent = windows[at + 1] ?? each))
  return windows[0] as unknown as Window
}

describe('the page that requests the sign-in', () => {
  it.each([
    ['alone', pageWithin(), false],
    ['in a frame of its own', pageWithin(ORIGIN), false],
    ['in two', pageWithin(ORIGIN, ORIGIN), false],
    ['in a frame of another', pageWithin(null), true],
    ['in a frame of its own, which another shows', pageWithin(ORIGIN, null), true],
    ['in a frame of another, which its own shows', pageWithin(null, ORIGIN), true],
    ['in a frame that can be read and is another', pageWithin('https://other.example'), true],
  ])('%s', (_name, page, isFramed) => {
    expect(readPage(page)).toEqual({ domain: 'page.example', uri: ORIGIN, isFramed })
  })
})

describe('D9 in a frame of another origin', () => {
  const parent = Object.getOwnPropertyDescriptor(window, 'parent') as PropertyDescriptor
  beforeEach(() =>
    Object.defineProperty(window, 'parent', {
      configurable: true,
      get: () => pageWithin(null).parent,
    }),
  )
  afterEach(() => {
    Object.defineProperty(window, 'parent', parent)
  })

  const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
  const input = { accountAddress: owner.address, chainId: 'eip155:1' } as const
  const functions = {
    getNonce: jest.fn(() => Promise.resolve('nonce1234567')),
    verify: () => Promise.resolve(true),
    getSession: () => Promise.resolve(null),
    signOut: () => Promise.resolve(true),
  }
  const siwe: SiweConfig = {
    ...functions,
    createMessage: () => 'message',
    verifyMessage: () => Promise.resolve(true),
  }

  it.each([
    ['localSiwx', localSiwx()],
    ['serverSiwx', serverSiwx(functions)],
    ['fromSiweConfig', fromSiweConfig(siwe)],
  ])('%s creates no message, and requests no nonce', async (_name, config) => {
    config.attach?.(siwxHost())
    await expect(config.createMessage(input)).rejects.toMatchObject({
      name: 'SiwxError',
      code: 'FRAMED',
    })
    expect(functions.getNonce).not.toHaveBeenCalled()
  })

  it('creates one where the page allows it', async () => {
    const message = await localSiwx({ allowFramed: true }).createMessage(input)
    expect(message.domain).toBe('localhost')
  })
})
