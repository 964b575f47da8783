import { readColor } from '../../../src/ui/tokens/readColor'

describe('readColor', () => {
  it.each([
    ['#3d5aff', [0x3d, 0x5a, 0xff]],
    ['rebeccapurple', [102, 51, 153]],
    ['RoyalBlue', [65, 105, 225]],
  ])('reads %s', (text, color) => {
    expect(readColor(text, 'light')).toEqual(color)
    expect(readColor(text, 'dark')).toEqual(color)
  })

  it.each(['', 'blurple', '12px', 'var(--nothing)', 'inherit'])('finds no color in %p', text => {
    expect(readColor(text, 'light')).toBeNull()
  })

  it('leaves no element behind in the page', () => {
    readColor('teal', 'dark')
    readColor('blurple', 'dark')
    expect(document.body).toBeEmptyDOMElement()
  })
})
