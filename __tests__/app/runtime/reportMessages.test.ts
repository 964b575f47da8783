import { reportMessages } from '../../../src/app/runtime/reportMessages'

describe('reportMessages', () => {
  it('logs the keys that match no text, and stays silent about the others', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    reportMessages({ 'connect.title': 'Verbinden' })
    reportMessages({ 'connect.titel': 'Verbinden', 'conect.title': 'x' })
    expect(warn.mock.calls).toEqual([
      ['[wallet modal]', 'messages: no text has the key connect.titel, conect.title'],
    ])
    warn.mockRestore()
  })
})
