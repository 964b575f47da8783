import { isPrivateText } from '../../../src/lib/text/isPrivateText'

describe('isPrivateText', () => {
  it.each([
    'ada@mail.example',
    '0x00000000000000000000000000000000000B0b00',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'https://shop.example/?token=1',
  ])('treats %s as private', text => expect(isPrivateText(text)).toBe(true))

  it.each(['MetaMask', 'Trust Wallet', 'https://shop.example/', '1inch', ''])('allows %p', text =>
    expect(isPrivateText(text)).toBe(false),
  )
})
