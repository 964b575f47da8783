import { createClipboard } from '../../src/clients/createClipboard'

describe('the clipboard', () => {
  it('reads and writes through the browser', async () => {
    let text = ''
    const clipboard = createClipboard({
      navigator: {
        clipboard: {
          writeText: async (value: string) => void (text = value),
          readText: async () => text,
        },
      },
    } as unknown as Window)
    await clipboard.writeText('0x1')
    expect(await clipboard.readText()).toBe('0x1')
  })

  it.each([
    [
      'the browser refuses',
      { navigator: { clipboard: { writeText: () => Promise.reject(new Error('denied')) } } },
    ],
    ['the page has none', { navigator: {} }],
    ['there is no page', undefined],
  ])('rejects when %s', async (_case, page) => {
    const clipboard = createClipboard(page as unknown as Window | undefined)
    await expect(clipboard.writeText('0x1')).rejects.toThrow()
  })
})
