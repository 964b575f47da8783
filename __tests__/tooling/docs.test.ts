/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as hostFace from '../../src/index'
import { KEY_LAYOUTS } from '../../src/store/persistence/keyLayouts'
import { DEFAULT_SERVICE_URLS } from '../../src/domain/options'

const ROOT = resolve(__dirname, '../..')
const read = (file: string) => readFileSync(resolve(ROOT, file), 'utf8')
const page = read('docs/hosts.md')

/** The member names of an interface. */
const membersOf = (file: string, name: string): string[] => {
  const text = read(file)
  const body = text.slice(text.indexOf(`interface ${name}`)).split('\n}')[0] ?? ''
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)\??[:(<]/gm)].map(([, member]) => member ?? '')
}

const OPTIONS = [
  ...membersOf('src/app/host/walletModalOptions.ts', 'WalletModalOptions'),
  ...membersOf('src/domain/options.ts', 'WalletOptions'),
  ...membersOf('src/domain/options.ts', 'Features'),
  ...membersOf('src/domain/options.ts', 'ServiceUrls'),
  ...membersOf('src/chains/walletconnect/createWalletConnect.ts', 'WalletConnectOptions'),
]
const METHODS = [
  ...membersOf('src/app/host/Controls.ts', 'Methods'),
  ...membersOf('src/app/host/Controls.ts', 'Controls'),
]

describe('the page for hosts', () => {
  it('covers everything: the name readers below find enough names', () => {
    expect(OPTIONS.length).toBeGreaterThan(45)
    expect(METHODS).toEqual(expect.arrayContaining(['open', 'close', 'report']))
  })

  it.each(OPTIONS)('documents the option %s', name => {
    expect(page).toMatch(new RegExp(`\`[^\`\n]*\\b${name}\\b[^\`\n]*\``))
  })

  it.each(METHODS)('documents the method %s', name => {
    expect(page).toContain(`| \`${name}(`)
  })

  it.each(Object.keys(hostFace).filter(name => /^[a-z]/.test(name) && name !== 'viewEntry'))(
    'names the public %s',
    name => {
      expect(page).toContain(`\`${name}`)
    },
  )

  it.each(KEY_LAYOUTS.map(({ key }) => key.replace(/\/\w+:connected/, '/{family}:connected')))(
    'documents the storage key %s',
    key => {
      expect(page).toContain(`\`${key}\``)
    },
  )

  it.each(Object.values<string>({ ...DEFAULT_SERVICE_URLS }))('names the host of %s', url => {
    expect(page).toContain(`\`${new URL(url).host}\``)
  })

  it('links only files that exist', () => {
    const links = [...page.matchAll(/\]\(([^):#]+)/g)].map(([, path]) => path ?? '')
    expect(links.filter(path => !existsSync(resolve(ROOT, 'docs', path)))).toEqual([])
  })
})

describe('the page of promises', () => {
  const promises = read('docs/promises.md')
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/fixtures|node_modules/.test(name)
  const sources = ['src', '__tests__'].flatMap(folder =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map(name => read(`${folder}/${name}`)),
  )
  const numbers = new Set(sources.flatMap(text => text.match(/\b[PD][1-9]\d?\b/g) ?? []))

  it('reads the sources', () => {
    expect([...numbers]).toEqual(expect.arrayContaining(['P13', 'D7']))
  })

  it.each([...numbers])('explains %s, which the sources refer to', number => {
    expect(promises).toContain(`| ${number.padEnd(6)} |`)
  })
})

describe('the reference', () => {
  const [section = ''] =
    read('docs/reference.md').split('## redux-wallet-modal\n')[1]?.split('\n## ') ?? []
  const values = section.split('### Types')[0] ?? ''

  it('declares each action under the name in its heading', () => {
    const declared = [...values.matchAll(/^const (\w+): ActionCreator/gm)].map(([, name]) => name)
    const titles = [...(values.split('### Actions')[1] ?? '').matchAll(/^#### (\w+)$/gm)]
    expect(declared.length).toBeGreaterThan(5)
    expect(declared).toEqual(titles.map(([, name]) => name))
  })
})
