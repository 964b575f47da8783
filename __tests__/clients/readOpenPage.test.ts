import { readOpenPage } from '../../src/clients/readOpenPage'

const location = { href: 'https://page.example/shop?item=1', origin: 'https://page.example' }

describe('readOpenPage', () => {
  it('says where the page is and which wallets with a browser of their own are on it', () => {
    const page = { location, phantom: {}, coinbaseSolana: {}, ethereum: {} } as unknown as Window
    expect(readOpenPage(page)).toEqual({ ...location, globals: ['phantom', 'coinbaseSolana'] })
  })

  it('says nothing on a server', () => {
    expect(readOpenPage(undefined)).toBeNull()
  })
})
