import { screen, waitFor } from '@testing-library/dom'
import { base64urlnopad } from '@scure/base'
import { createPasskeyWindow } from '../../../src/frame/recovery/createPasskeyWindow'
import { passkeyError } from '../../../src/frame/recovery/passkey'
import type { Passkeys } from '../../../src/frame/recovery/passkey'
import { runPasskeyWindow } from '../../../src/frame/recovery/runPasskeyWindow'

const ORIGIN = 'https://wallet.example'
const SECRET = new Uint8Array(32).fill(4)
const SEAL = {
  method: 'passkey',
  credentialId: 'credential-id-of-a-passkey',
  salt: 's'.repeat(43),
} as const

type Listener = (event: MessageEvent) => void

/** A window with only the members that messages need. */
function createWindow() {
  const listeners = new Set<Listener>()
  const posted: { message: unknown; target: string }[] = []
  return {
    posted,
    closed: false,
    close() {
      this.closed = true
    },
    location: { origin: ORIGIN },
    setInterval: (look: () => void) => window.setInterval(look, 5),
    clearInterval: (id: number) => window.clearInterval(id),
    postMessage(message: unknown, target: string) {
      posted.push({ message, target })
    },
    addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }) {
      listeners.add(listener)
      options?.signal?.addEventListener('abort', () => listeners.delete(listener))
    },
    hear(data: unknown, from: unknown, origin = ORIGIN) {
      for (const each of [...listeners])
        each({ data, source: from, origin } as unknown as MessageEvent)
    },
  }
}

describe('the side of the frame', () => {
  function open() {
    const opened = createWindow()
    const urls: string[] = []
    const view = {
      ...createWindow(),
      open: (url: string) => {
        urls.push(url)
        return opened
      },
    }
    const controller = new AbortController()
    const { secret, blockedUrl } = createPasskeyWindow(view as unknown as Window)(
      SEAL,
      controller.signal,
    )
    expect(blockedUrl).toBeNull()
    return { opened, urls, view, controller, asked: secret }
  }

  it('asks the window it opened, and accepts the secret from it alone', async () => {
    const { opened, urls, view, asked } = open()
    expect(urls).toEqual([`${ORIGIN}/use-passkey?lang=en`])
    const secret = { kind: 'secret', secret: base64urlnopad.encode(SECRET) }
    const forged = { ...secret, secret: 'f'.repeat(43) }
    view.hear({ kind: 'ready' }, opened, 'https://evil.example')
    view.hear(forged, createWindow())
    expect(opened.posted).toEqual([])
    view.hear({ kind: 'ready' }, opened)
    const { credentialId, salt } = SEAL
    expect(opened.posted).toEqual([
      { message: { kind: 'use', credentialId, salt }, target: ORIGIN },
    ])
    view.hear({ kind: 'secret', secret: 'short' }, opened)
    view.hear(secret, opened)
    expect(await asked).toEqual(SECRET)
    expect(opened.closed).toBe(true)
  })

  it('ends when the window is closed, or the request is over', async () => {
    const one = open()
    one.opened.closed = true
    await expect(one.asked).rejects.toMatchObject({ trouble: 'closed' })
    const other = open()
    other.controller.abort()
    await expect(other.asked).rejects.toMatchObject({ trouble: 'notUsed' })
    expect(other.opened.closed).toBe(true)
  })

  it('reports a blocked window, and accepts the secret from the one that a link opens', async () => {
    const view = { ...createWindow(), open: () => null }
    const open = createPasskeyWindow(view as unknown as Window)
    const { blockedUrl, secret } = open(SEAL, new AbortController().signal)
    expect(blockedUrl).toBe(`${ORIGIN}/use-passkey?lang=en`)
    const [linked, other] = [createWindow(), createWindow()]
    const said = (bytes: Uint8Array) => ({ kind: 'secret', secret: base64urlnopad.encode(bytes) })
    view.hear(said(new Uint8Array(32)), other)
    view.hear({ kind: 'ready' }, other, 'https://evil.example')
    view.hear({ kind: 'ready' }, linked)
    expect(linked.posted).toHaveLength(1)
    expect(other.posted).toHaveLength(0)
    view.hear(said(new Uint8Array(32)), other)
    view.hear(said(SECRET), linked)
    expect(await secret).toEqual(SECRET)
    expect(linked.closed).toBe(true)
  })
})

describe('the side of the window', () => {
  function run(use: Passkeys['use'], opener: ReturnType<typeof createWindow> | null) {
    const window = { ...createWindow(), opener }
    const timers: [number, () => void][] = []
    runPasskeyWindow({
      after: (...timer) => void timers.push(timer),
      window: window as unknown as Window,
      document,
      passkeys: {
        make: async () => {
          throw new Error('No passkey is made here')
        },
        use,
      },
    })
    return { window, wait: () => timers.forEach(([, call]) => call()) }
  }
  const question = { kind: 'use', credentialId: SEAL.credentialId, salt: SEAL.salt }

  it('answers its same-origin opener after a press', async () => {
    const opener = createWindow()
    const { window, wait } = run(async () => SECRET, opener)
    expect(opener.posted).toEqual([{ message: { kind: 'ready' }, target: ORIGIN }])
    window.hear(question, opener, 'https://evil.example')
    window.hear(question, createWindow())
    window.hear({ ...question, salt: '' }, opener)
    expect(screen.queryByRole('button')).toBeNull()
    window.hear(question, opener)
    screen.getByRole('button', { name: 'Use passkey' }).click()
    await waitFor(() => expect(opener.posted).toHaveLength(2))
    expect(opener.posted[1]).toEqual({
      message: { kind: 'secret', secret: base64urlnopad.encode(SECRET) },
      target: ORIGIN,
    })
    expect(screen.getByRole('status').textContent).toMatch(/You can close this window/)
    wait()
    expect(screen.getByRole('status').textContent).toMatch(/You can close this window/)
  })

  it('explains what to do when its opener does not respond, or is gone at the end', async () => {
    const first = run(async () => SECRET, createWindow())
    first.wait()
    expect(screen.getByRole('status').textContent).toMatch(/start again there/)
    const opener = createWindow()
    const second = run(async () => SECRET, opener)
    second.window.hear(question, opener)
    opener.closed = true
    screen.getByRole('button', { name: 'Use passkey' }).click()
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/start again there/))
  })

  it('explains why a passkey yielded no secret, and lets the user retry', async () => {
    const opener = createWindow()
    const { window } = run(async () => {
      throw passkeyError('notUsed')
    }, opener)
    window.hear(question, opener)
    screen.getByRole('button', { name: 'Use passkey' }).click()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/was not used.*close this window/),
    )
    expect(screen.getByRole('button', { name: 'Use passkey' })).toBeTruthy()
    expect(opener.posted).toHaveLength(1)
  })

  it('explains what to do without an opener', () => {
    run(async () => SECRET, null)
    expect(screen.getByRole('status').textContent).toMatch(/start again there/)
  })
})
