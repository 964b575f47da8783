/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { baseSheet } from '../../../src/ui/tokens/baseSheet'
import { HostButton } from '../../../src/ui/controls/HostButton'
import { StyleScope } from '../../../src/ui/shell/StyleScope'
import { ThemeRoot } from '../../../src/ui/shell/ThemeRoot'

it('renders only its children if there is no document', () => {
  expect(typeof document).toBe('undefined')
  expect(renderToString(<StyleScope css={baseSheet}>words</StyleScope>)).toBe('words')
})

it('renders a host button on a server without a style attribute that a policy would block', () => {
  const html = renderToString(
    <StyleScope css={baseSheet}>
      <ThemeRoot mode="dark">
        <HostButton kind="connect">Connect wallet</HostButton>
      </ThemeRoot>
    </StyleScope>,
  )
  expect(html).toContain('Connect wallet')
  expect(html).toContain('data-wm-theme="dark"')
  expect(html).not.toContain('style=')
})
