import { readAmountInput } from '../../../src/lib/amount/readAmountInput'

const typing = { inputType: 'insertText', data: '1' }
const pasting = { inputType: 'insertFromPaste', data: null }

type Input = Parameters<typeof readAmountInput>[1]

function read(text: string, input: Input, decimalSign = '.') {
  const calls: unknown[] = []
  readAmountInput(text, input, decimalSign, {
    onChange: amount => calls.push(amount),
    onRefuse: choices => calls.push(choices),
  })
  return calls
}

describe('readAmountInput', () => {
  it.each<[string, Input, unknown]>([
    ['', pasting, ''],
    ['12.', typing, '12.'],
    ['12,5', typing, '12.5'],
    ['12,001', typing, '12.001'],
    ['1', { inputType: 'deleteContentBackward', data: null }, '1'],
    ['1', { inputType: 'insertCompositionText', data: '1' }, '1'],
    ['12a', typing, []],
    ['1.2.3', typing, []],
    ['1,234.50 USDC', pasting, '1234.50'],
    ['1 ETH (3000 USD)', pasting, []],
    ['12,001', pasting, ['12.001', '12001']],
  ])('%j after %o is %j', (text, input, expected) => {
    expect(read(text, input)).toEqual([expected])
  })

  it('searches text that is inserted whole, such as from a suggestion', () => {
    expect(read('$1,234.56', { inputType: 'insertText', data: '$1,234.56' })).toEqual(['1234.56'])
  })

  it('searches the text where the browser does not say how it was put in', () => {
    expect(read('5 USD', {} as Input)).toEqual(['5'])
  })

  it('takes a character of two code units as one keystroke', () => {
    expect(read('1😀', { inputType: 'insertText', data: '😀' })).toEqual([[]])
  })

  it('offers two readings of a point only when the language groups digits with it', () => {
    expect(read('1.234', pasting)).toEqual(['1.234'])
    expect(read('1.234', pasting, ',')).toEqual([['1.234', '1234']])
  })

  it('ignores a refused text without onRefuse', () => {
    const onChange = jest.fn()
    readAmountInput('abc', typing, '.', { onChange })
    expect(onChange).not.toHaveBeenCalled()
  })
})
