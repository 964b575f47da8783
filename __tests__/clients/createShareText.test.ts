import { createShareText } from '../../src/clients/createShareText'

describe('sharing a text through the browser', () => {
  it('calls the browser’s share as a method of its navigator', async () => {
    const asked: unknown[] = []
    const navigator = {
      share(this: unknown, data: ShareData) {
        asked.push(this === navigator, data)
        return Promise.resolve()
      },
    }
    await createShareText({ navigator } as unknown as Window)('0x1')
    expect(asked).toEqual([true, { text: '0x1' }])
  })

  it.each([
    ['the browser refuses', { navigator: { share: () => Promise.reject(new Error('denied')) } }],
    ['the browser has none', { navigator: {} }],
    ['there is no page', undefined],
  ])('rejects when %s', async (_case, page) => {
    await expect(
      createShareText(page as unknown as Window | undefined)('0x1'),
    ).rejects.toBeInstanceOf(Error)
  })
})
