import { createHostOpenLink } from '../../src/clients/createHostOpenLink'

function createPage(app?: Record<string, unknown>) {
  const open = jest.fn()
  const page = { open, ...(app && { Telegram: { WebApp: app } }) }
  return { open, openHostLink: createHostOpenLink(page as unknown as Window) }
}

describe('opening a link through the app around the page', () => {
  it('uses Telegram’s call for links', () => {
    const openLink = jest.fn()
    const { open, openHostLink } = createPage({ openLink, openTelegramLink: jest.fn() })
    openHostLink('https://heron.example/wc?uri=wc%3A1')
    expect(openLink.mock.calls).toEqual([['https://heron.example/wc?uri=wc%3A1']])
    expect(open).not.toHaveBeenCalled()
  })

  it('uses Telegram’s own call for links to Telegram', () => {
    const [openLink, openTelegramLink] = [jest.fn(), jest.fn()]
    createPage({ openLink, openTelegramLink }).openHostLink('https://t.me/heron_bot/app')
    expect(openTelegramLink.mock.calls).toEqual([['https://t.me/heron_bot/app']])
    expect(openLink).not.toHaveBeenCalled()
    createPage({ openLink }).openHostLink('https://t.me/heron_bot/app')
    expect(openLink.mock.calls).toEqual([['https://t.me/heron_bot/app']])
  })

  it.each([
    'heron://wc?uri=1',
    'http://127.0.0.1:8000/wc',
    'javascript:alert(1)',
    'intent://x#Intent;end',
    'https://t.me@evil.example/',
    'tg://resolve?domain=x',
    '',
  ])('P10 leaves %p alone', url => {
    const [openLink, openTelegramLink] = [jest.fn(), jest.fn()]
    const { open, openHostLink } = createPage({ openLink, openTelegramLink })
    openHostLink(url)
    for (const call of [openLink, openTelegramLink, open]) expect(call).not.toHaveBeenCalled()
  })

  it('requests a new tab where that method is missing, or refuses', () => {
    const refuses = () => {
      throw new Error('WebAppMethodUnsupported')
    }
    for (const app of [undefined, {}, { openLink: refuses }]) {
      const { open, openHostLink } = createPage(app)
      openHostLink('https://heron.example/')
      expect(open.mock.calls).toEqual([['https://heron.example/', '_blank', 'noopener,noreferrer']])
    }
  })

  it('does nothing on a server', () => {
    expect(() => createHostOpenLink(undefined)('https://heron.example/')).not.toThrow()
  })
})
