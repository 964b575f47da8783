import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Anchor } from '../../../src/ui/controls/Anchor'
import { Button } from '../../../src/ui/controls/Button'
import { Link } from '../../../src/ui/controls/Link'
import { Row } from '../../../src/ui/lists/Row'

const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://page.example/1',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'view-source:https://page.example',
  'https://wallet.example@evil.example/',
  '//evil.example',
  'nowhere',
  '',
]
const drawn: [string, (href: string) => ReactElement][] = [
  ['a link', href => <Anchor href={href}>there</Anchor>],
  ['a link in a text', href => <Link href={href}>there</Link>],
  ['a button', href => <Button href={href}>there</Button>],
  [
    'a button into a wallet',
    href => (
      <Button href={href} opensWallet target="_self">
        there
      </Button>
    ),
  ],
  ['a row', href => <Row name="there" href={href} />],
]

describe('Anchor', () => {
  let printed: jest.SpyInstance
  beforeEach(() => {
    printed = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    expect(printed.mock.calls).toEqual([])
    printed.mockRestore()
  })

  describe.each(drawn)('%s', (_what, element) => {
    it.each(HOSTILE)('leads nowhere instead of to “%s”', href => {
      const { container } = render(element(href))
      expect(container.querySelector('[href]')).toBeNull()
      expect(container).toHaveTextContent('there')
    })

    it('leads to a page, without opener or referrer', () => {
      render(element('https://page.example/there'))
      const link = screen.getByRole('link')
      expect(link).toHaveAttribute('href', 'https://page.example/there')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })
  })

  it('opens a wallet by its scheme only if that was vetted', () => {
    const { rerender } = render(<Button href="foxglove://wc?uri=wc%3A1">Open</Button>)
    expect(screen.queryByRole('link')).toBeNull()
    rerender(
      <Button href="foxglove://wc?uri=wc%3A1" opensWallet target="_self">
        Open
      </Button>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', 'foxglove://wc?uri=wc%3A1')
    expect(screen.getByRole('link')).toHaveAttribute('target', '_self')
  })

  it('is the only element of the modal that leads out of the page', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name))
      .map(name => name.replaceAll('\\', '/'))
    const drawing = sources.filter(name =>
      /<a[\s>]|styled\.a\b|styled\(['"]a['"]|\bas[:=] ?\{?['"]a['"]|createElement\(['"]a['"]|<form[^>]+action=|dangerouslySetInnerHTML/.test(
        readFileSync(join('src', name), 'utf8'),
      ),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect(drawing).toEqual(['ui/controls/Anchor.tsx'])
  })
})
