import { isRealPress } from '../../../src/ui/controls/isRealPress'

describe('a real press', () => {
  it('is one that the browser marks as trusted', () => {
    expect(isRealPress({ isTrusted: true })).toBe(true)
  })

  it('is not one made by a script', () => {
    const button = document.createElement('button')
    const answers: boolean[] = []
    button.addEventListener('click', event => answers.push(isRealPress(event)))
    button.click()
    button.dispatchEvent(new MouseEvent('click'))
    expect(answers).toEqual([false, false])
  })
})
