import { createOpenLink } from '../../src/clients/createOpenLink'

describe('opening a link', () => {
  const open = jest.fn()
  const openLink = createOpenLink({ open } as unknown as Window)

  beforeEach(() => open.mockClear())

  it('uses a new tab that gets no opener and no referrer', () => {
    openLink('https://explorer.example/tx/0x1')
    expect(open.mock.calls).toEqual([
      ['https://explorer.example/tx/0x1', '_blank', 'noopener,noreferrer'],
    ])
  })

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://page.example/1',
    'intent://x#Intent;end',
    'http://plain.example/',
    'https://explorer.example@evil.example/',
    'no address',
    '',
  ])('leaves %p alone', url => {
    openLink(url)
    expect(open).not.toHaveBeenCalled()
  })

  it('does nothing on a server', () => {
    expect(() => createOpenLink(undefined)('https://explorer.example/')).not.toThrow()
  })
})
