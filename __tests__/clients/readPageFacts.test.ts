import { readPageFacts } from '../../src/clients/readPageFacts'

const media =
  (...on: readonly string[]) =>
  (query: string) => ({ matches: on.includes(query) })

function pageOf(more: Readonly<Record<string, unknown>> = {}): Window {
  const page: Record<string, unknown> = {
    navigator: { userAgent: 'agent', maxTouchPoints: 2 },
    location: {},
    matchMedia: media(),
    ...more,
  }
  return { ...page, self: page, top: more['top'] ?? page } as unknown as Window
}

describe('readPageFacts', () => {
  it('looks like a desktop browser where there is no page', () => {
    expect(readPageFacts(undefined)).toEqual({
      userAgent: '',
      maxTouchPoints: 0,
      isPointerCoarse: false,
      isStandalone: false,
      isFramed: false,
      outerOrigin: null,
      hasTelegramObject: false,
      hasHostOpenLink: false,
      hasShare: false,
    })
  })

  it('reads the browser’s own values', () => {
    const page = pageOf({ matchMedia: media('(pointer:coarse)') })
    expect(readPageFacts(page)).toMatchObject({
      userAgent: 'agent',
      maxTouchPoints: 2,
      isPointerCoarse: true,
      isStandalone: false,
      isFramed: false,
    })
  })

  it.each([
    ['the browser', { matchMedia: media('(display-mode: standalone)') }],
    ['Safari', { navigator: { userAgent: '', standalone: true } }],
  ])('recognises an installed page by %s', (_who, more) => {
    expect(readPageFacts(pageOf(more)).isStandalone).toBe(true)
  })

  it('recognises a frame and the page around it', () => {
    const page = pageOf({ top: {}, location: { ancestorOrigins: ['https://app.safe.global'] } })
    expect(readPageFacts(page)).toMatchObject({
      isFramed: true,
      outerOrigin: 'https://app.safe.global',
    })
  })

  it.each(['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])(
    'recognises Telegram by %s',
    name => {
      expect(readPageFacts(pageOf({ [name]: {} })).hasTelegramObject).toBe(true)
    },
  )

  it.each([
    [{ WebApp: { openLink: () => undefined } }, true],
    [{ WebApp: {} }, false],
    [{}, false],
  ])('detects whether Telegram opens links: %#', (Telegram, expected) => {
    expect(readPageFacts(pageOf({ Telegram })).hasHostOpenLink).toBe(expected)
  })

  it('reads a page without media queries', () => {
    expect(readPageFacts(pageOf({ matchMedia: undefined })).isPointerCoarse).toBe(false)
  })
})
