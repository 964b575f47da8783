import { act, cleanup, render } from '@testing-library/react'
import { StrictMode, useLayoutEffect, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { createStyleBridge } from '../../../src/ui/shell/createStyleBridge'
import { StyleScope } from '../../../src/ui/shell/StyleScope'
import { adoptedText, installFakeSheets } from './fakeSheets'

const turn = keyframes`to { rotate: 360deg; }`
const Part = styled.span<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  animation: ${turn} 1s;
`

const makeRoot = () => {
  const host = document.body.appendChild(document.createElement('div'))
  return host.attachShadow({ mode: 'open' })
}

describe('where constructable sheets exist', () => {
  let uninstall: () => void
  beforeEach(() => {
    uninstall = installFakeSheets()
  })
  afterEach(() => {
    cleanup()
    uninstall()
  })

  it('shows the base text and every rule in the root without one style element', () => {
    const root = makeRoot()
    const elements = document.querySelectorAll('style').length
    render(
      <StyleScope root={root} css=".base{}">
        <Part $width={11} />
      </StyleScope>,
    )
    expect(adoptedText(root)).toMatch(/^\.base\{\}/)
    expect(adoptedText(root)).toContain('width:11px')
    expect(adoptedText(root)).toContain('rotate:360deg')
    expect(root.querySelector('style')).toBeNull()
    expect(document.querySelectorAll('style')).toHaveLength(elements)
  })

  it('has the rules in place before a part measures itself', () => {
    const root = makeRoot()
    const seen: string[] = []
    function Measures() {
      useLayoutEffect(() => {
        seen.push(adoptedText(root))
      }, [])
      return <Part $width={12} />
    }
    render(
      <StyleScope root={root} css="">
        <Measures />
      </StyleScope>,
    )
    expect(seen).toEqual([expect.stringContaining('width:12px')])
  })

  it('applies later changes below it before the next paint', async () => {
    const root = makeRoot()
    let grow = () => {}
    function Grows() {
      const [width, setWidth] = useState(13)
      grow = () => setWidth(131)
      return <Part $width={width} />
    }
    render(
      <StyleScope root={root} css="">
        <Grows />
      </StyleScope>,
    )
    await act(async () => grow())
    expect(adoptedText(root)).toContain('width:131px')
  })

  it('shares rules between scopes of one root and removes them with the last', () => {
    const root = makeRoot()
    const scope = (
      <StyleScope root={root} css=".shared{}">
        <Part $width={14} />
      </StyleScope>
    )
    const first = render(<StrictMode>{scope}</StrictMode>)
    const second = render(scope)
    expect(adoptedText(root).match(/\.shared/g)).toHaveLength(1)
    expect(adoptedText(root).match(/width:14px/g)).toHaveLength(1)
    first.unmount()
    expect(adoptedText(root)).toContain('width:14px')
    second.unmount()
    expect(adoptedText(root)).toBe('')
  })

  it('leaves the page’s own adopted sheets alone', () => {
    const own = new CSSStyleSheet()
    document.adoptedStyleSheets = [own]
    const { unmount } = render(<StyleScope css=".ours{}" />)
    expect(document.adoptedStyleSheets[0]).toBe(own)
    unmount()
    expect(document.adoptedStyleSheets).toEqual([own])
  })

  it('keeps the order of rules around one the browser cannot parse', () => {
    const root = makeRoot()
    const bridge = createStyleBridge(root)
    const target: { appended?: Element | undefined } = {}
    const parent = {
      reconstructWithOptions: (options: { target?: Element }) => {
        target.appended = options.target
        return parent
      },
    }
    bridge.sheetFrom(parent as never)
    const style = target.appended?.appendChild(document.createElement('style'))
    style?.append('.a{}', '.unreadable{', '.c{}')
    const detach = bridge.attach('')
    style?.insertBefore(document.createTextNode('.b{}'), style.childNodes[1] ?? null)
    bridge.flush()
    expect(adoptedText(root).trim().split('\n')).toEqual([
      '.a{}',
      '.b{}',
      '@media not all{}',
      '.c{}',
    ])
    style?.firstChild?.remove()
    bridge.flush()
    expect(adoptedText(root).trim().split('\n')).toEqual(['.b{}', '@media not all{}', '.c{}'])
    detach()
  })
})

describe('where the browser supports nested rules', () => {
  let uninstall: () => void
  beforeEach(() => {
    uninstall = installFakeSheets()
    Object.assign(globalThis, { CSSNestedDeclarations: class {} })
  })
  afterEach(() => {
    cleanup()
    uninstall()
    Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations')
  })

  const Nesting = styled.p`
    color: red;
    &:hover {
      color: blue;
    }
    animation: ${turn} 1s;
  `
  const shownIn = (root: ShadowRoot) => {
    render(
      <StyleScope root={root} css="">
        <Nesting />
      </StyleScope>,
    )
    return adoptedText(root).replace(/\s+/g, ' ')
  }

  it('inserts each part as it is written, and keyframes under their names', () => {
    const root = makeRoot()
    const [, name = ''] = /animation: (\w+) 1s/.exec(shownIn(root)) ?? []
    expect(name).not.toBe('')
    expect(adoptedText(root)).toMatch(/^ ?\.\w+\{[^{}]*&:hover \{[^{}]*\}[^{}]*\}$/m)
    expect(adoptedText(root)).toContain(`@keyframes ${name}{to { rotate: 360deg; }}`)
  })

  it('gives a part the same class as anywhere else', () => {
    const classIn = (root: ShadowRoot) => /\.(\w+)\s?\{/.exec(shownIn(root))?.[1]
    const nested = classIn(makeRoot())
    Reflect.deleteProperty(globalThis, 'CSSNestedDeclarations')
    expect(classIn(makeRoot())).toBe(nested)
    expect(nested).toBeDefined()
  })
})

describe('where constructable sheets are missing', () => {
  it('falls back to style elements in the root, with the nonce', () => {
    const root = makeRoot()
    const { unmount } = render(
      <StyleScope root={root} css=".base{}" nonce="n1">
        <Part $width={15} />
      </StyleScope>,
    )
    const elements = [...root.querySelectorAll('style')]
    expect(elements.map(element => element.nonce || element.getAttribute('nonce'))).toEqual([
      'n1',
      'n1',
    ])
    expect(elements.map(element => element.textContent).join('')).toContain('width:15px')
    unmount()
    expect(root.textContent).not.toContain('.base')
  })
})
