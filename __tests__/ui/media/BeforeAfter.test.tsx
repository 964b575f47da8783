import { render, screen } from '@testing-library/react'
import { BeforeAfter } from '../../../src/ui/media/BeforeAfter'
import { rollingDigits } from '../../../src/ui/media/rollingDigits'

const rolled = (before: string, after: string) =>
  rollingDigits(before, after).flatMap(({ sign, was }) => (was === null ? [] : [`${was}>${sign}`]))

describe('a figure before and after', () => {
  it('is announced once, in words, and shown as the two figures', () => {
    const { container } = render(
      <BeforeAfter before="97.834" after="97.584" label="97.834, then 97.584" />,
    )
    expect(screen.getByText('97.834, then 97.584')).not.toHaveAttribute('aria-hidden')
    const seen = container.querySelector('bdi')
    expect(seen).toHaveAttribute('aria-hidden', 'true')
    expect(seen?.textContent).toBe('97.834 → 97.584')
  })

  it('rolls the digits that change, and none that stay', () => {
    const { container } = render(<BeforeAfter before="97.834" after="97.584" label="" />)
    const digits = [...container.querySelectorAll('[data-wm-part="rolling-digit"]')]
    expect(digits.map(each => [each.getAttribute('data-was'), each.textContent])).toEqual([
      ['8', '5'],
      ['3', '8'],
    ])
  })

  it('does not move when reduced motion is preferred', () => {
    render(<BeforeAfter before="2" after="1" label="" />)
    const rules = [...document.querySelectorAll('style')].map(each => each.textContent).join('')
    expect(rules).toMatch(/prefers-reduced-motion:\s*reduce\)\s*\{[^}]*animation:\s*none/)
  })

  it.each([
    ['97.834', '97.584', ['8>5', '3>8']],
    ['100.00', '99.50', ['0>9', '0>9', '0>5']],
    ['9.50', '10.00', ['>1', '9>0', '5>0']],
    ['1,000', '999', ['0>9', '0>9', '0>9']],
    ['5', '5', []],
  ])('from %s to %s', (before, after, digits) => {
    expect(rolled(before, after)).toEqual(digits)
  })
})
