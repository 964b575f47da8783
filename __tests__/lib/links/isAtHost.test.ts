import { isAtHost } from '../../../src/lib/links/isAtHost'

const HOSTS = ['pay.example.com', 'localhost']

describe('isAtHost', () => {
  it.each([
    ['https://pay.example.com/x?y', true],
    ['https://PAY.example.com/', true],
    ['https://eu.pay.example.com/', true],
    ['http://localhost:8080/', true],
    ['https://example.com/', false],
    ['https://pay.example.com.thief.example/', false],
    ['https://thief.example/pay.example.com', false],
    ['https://pay.example.com@thief.example/', false],
    ['https://notpay.example.com/', false],
    ['https://xpay.example.com/', false],
    ['pay.example.com', false],
    ['', false],
  ])('%s: %s', (url, expected) => {
    expect(isAtHost(url, HOSTS)).toBe(expected)
  })
})
