import { render } from '@testing-library/react'
import { useHostCss } from '../../../src/core/theme/useHostCss'
import { hostCss } from '../../../src/ui/controls/hostCss'
import { pictureSheet } from '../../../src/ui/media/pictureSheet'

function Sheet() {
  return <p>{useHostCss({})}</p>
}

describe('the style sheet for pages from a server', () => {
  it('matches what the scripts render for a page without values of its own', () => {
    const { container } = render(<Sheet />)
    expect(hostCss).toBe(`${container.textContent}${pictureSheet}`)
    expect(hostCss).toContain('--wm-color-accent-strong:')
  })
})
