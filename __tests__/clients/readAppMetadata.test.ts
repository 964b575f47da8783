import { readAppMetadata } from '../../src/clients/readAppMetadata'

describe('the metadata of the page', () => {
  const page = (html: string) => {
    document.head.innerHTML = html
    return readAppMetadata(document)
  }

  it('includes its title, description, origin and icons', () => {
    const html = `
      <title>Shop</title>
      <meta property="og:description" content="Things" />
      <link rel="shortcut icon" href="/favicon.ico" />
      <link rel="icon" href="https://cdn.example/icon.png" />
      <link rel="stylesheet" href="https://cdn.example/style.css" />`
    expect(page(html)).toEqual({
      name: 'Shop',
      description: 'Things',
      url: 'http://localhost',
      icons: ['http://localhost/favicon.ico', 'https://cdn.example/icon.png'],
    })
  })

  it('may be empty, and contains no unsafe icon', () => {
    expect(page('<link rel="icon" href="javascript:alert(1)" />')).toEqual({
      name: '',
      description: '',
      url: 'http://localhost',
      icons: [],
    })
  })

  it('is unknown on a server', () => {
    expect(readAppMetadata(undefined)).toBeNull()
  })
})
