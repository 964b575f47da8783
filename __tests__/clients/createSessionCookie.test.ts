import { createSessionCookie } from '../../src/clients/createSessionCookie'

function pageAt(protocol: string, cookie = '') {
  const written: string[] = []
  const document = {
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
  return { page: { document, location: { protocol } } as unknown as Window, written }
}

describe('the session cookie', () => {
  it('is sent to the page’s own site only, and over https only where the page uses it', () => {
    const secure = pageAt('https:')
    createSessionCookie(secure.page, 'a.session').write('1&x')
    expect(secure.written).toEqual(['a.session=1&x; Path=/; Max-Age=2592000; SameSite=Lax; Secure'])
    const local = pageAt('http:')
    createSessionCookie(local.page, 'a.session').write('1&x')
    expect(local.written).toEqual(['a.session=1&x; Path=/; Max-Age=2592000; SameSite=Lax'])
  })

  it('is removed where there is one', () => {
    const none = pageAt('http:')
    createSessionCookie(none.page, 'a.session').write(null)
    expect(none.written).toEqual([])
    const one = pageAt('http:', 'b=1; a.session=1&x')
    createSessionCookie(one.page, 'a.session').write(null)
    expect(one.written).toEqual(['a.session=; Path=/; Max-Age=0; SameSite=Lax'])
  })

  it('does nothing where the browser refuses cookies', () => {
    const page = {
      location: { protocol: 'https:' },
      document: {
        get cookie(): string {
          throw new DOMException('sandboxed', 'SecurityError')
        },
        set cookie(_text: string) {
          throw new DOMException('sandboxed', 'SecurityError')
        },
      },
    } as unknown as Window
    const { write } = createSessionCookie(page, 'a.session')
    expect(() => write('1&x')).not.toThrow()
    expect(() => write(null)).not.toThrow()
  })
})
