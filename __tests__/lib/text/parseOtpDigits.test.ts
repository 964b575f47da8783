import { parseOtpDigits } from '../../../src/lib/text/parseOtpDigits'

describe('parseOtpDigits', () => {
  it.each([
    ['', ''],
    ['38', '38'],
    ['381604', '381604'],
    ['3816049', '381604'],
    ['381 604', '381604'],
    ['381\u00A0604', '381604'],
    ['381-604', '381604'],
    [' 3 8 1 6 0 4 ', '381604'],
    ['381604 is your code', '381604'],
    ['It works for 20 minutes: 381604', '381604'],
    ['Order 12345678, code 381604', '381604'],
    ['٣٨١٦٠٤', '381604'],
    ['no digits', ''],
  ])('reads %j as %j', (text, digits) => {
    expect(parseOtpDigits(text)).toBe(digits)
  })
})
