import { readOpenPage } from '../../src/clients/readOpenPage'

const location = { href: 'https://page.example/shop?item=1', origin: 'https://page.example' }

describe('readOpenPage', () => {
  it('returns the page’s address and the wallets with their own browser that opened it', () => {
    const page = { location, phantom: {}, coinbaseSolana: {}, ethereum: {} } as unknown as Window
    expect(readOpenPage(page)).toEqual({ ...location, globals: ['phantom', 'coinbaseSolana'] })
  })

  it('returns nothing on a server', () => {
    expect(readOpenPage(undefined)).toBeNull()
  })
})
