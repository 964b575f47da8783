import { isRealPress } from '../../../src/ui/controls/isRealPress'

describe('a real press', () => {
  it('is one the browser vouches for', () => {
    expect(isRealPress({ isTrusted: true })).toBe(true)
  })

  it('is not one a script has made', () => {
    const button = document.createElement('button')
    const answers: boolean[] = []
    button.addEventListener('click', event => answers.push(isRealPress(event)))
    button.click()
    button.dispatchEvent(new MouseEvent('click'))
    expect(answers).toEqual([false, false])
  })
})
