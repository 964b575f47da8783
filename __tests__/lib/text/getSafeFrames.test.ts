import { getSafeFrames } from '../../../src/lib/text/getSafeFrames'

const thrown = (stack: string) => Object.assign(new TypeError('for ada@mail.example'), { stack })

describe('getSafeFrames', () => {
  it('keeps the names of functions and files, without the message and without addresses', () => {
    const stack = [
      'TypeError: for ada@mail.example of 0x00000000000000000000000000000000000b0b00',
      '    at send (https://shop.example/assets/app.js?token=secret:10:20)',
      '    at https://shop.example/assets/app.js#key=secret:1:2',
      '    at async Promise.all (index 0)',
      'pay@https://shop.example/pay.js:3:4',
    ].join('\n')
    expect(getSafeFrames(thrown(stack))).toEqual({
      errorType: 'TypeError',
      stack: [
        'at send (app.js:10:20)',
        'at app.js:1:2',
        'at async Promise.all (index 0)',
        'pay@pay.js:3:4',
      ].join('\n'),
    })
  })

  it('returns ten frames at most, and only the type of a value that is no error', () => {
    const stack = Array.from({ length: 30 }, (_, at) => `    at f${at} (a.js:1:1)`).join('\n')
    expect(getSafeFrames(thrown(stack)).stack.split('\n')).toHaveLength(10)
    expect(getSafeFrames('a secret')).toEqual({ errorType: 'string', stack: '' })
  })
})
