/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { baseSheet } from '../../../src/ui/tokens/baseSheet'
import { HostButton } from '../../../src/ui/controls/HostButton'
import { StyleScope } from '../../../src/ui/shell/StyleScope'
import { ThemeRoot } from '../../../src/ui/shell/ThemeRoot'

it('renders its children only where there is no document', () => {
  expect(typeof document).toBe('undefined')
  expect(renderToString(<StyleScope css={baseSheet}>words</StyleScope>)).toBe('words')
})

it('lets a host button be rendered on a server, without a style attribute a policy would refuse', () => {
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
