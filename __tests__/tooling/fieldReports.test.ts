import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const FOLDERS = ['__tests__', 'secure-site/__tests__']
const TITLE = /\b(?:it|test)\(\s*['`]([^'`]*\bfield [^'`]*)['`]/g

/**
 * Field issues about email, frames and storage; of reown-com/appkit unless they name another
 * project.
 */
const REPORTS = [
  '#5765',
  '#5303',
  '#1961',
  '#4487',
  '#3260',
  'web-examples#775',
  '#2249',
  '#3913',
  '#4322',
  '#3846',
  '#4346',
  'unlock#16369',
  'unlock#16592',
  'js#2758',
  'aa-sdk#1668',
  'web3auth-web#932',
  'reown_flutter#121',
  'mui-otp-input#72',
  'pingvin-share#482',
  'maui-toolkit#343',
  'open-jii#1041',
  'wcag#1292',
]

const titles = FOLDERS.flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(?:test|spec)\.tsx?$/.test(name))
    .flatMap(name => [...readFileSync(join(ROOT, folder, name), 'utf8').matchAll(TITLE)])
    .map(([, title = '']) => title),
)

describe('reports of other wallets by email', () => {
  it.each(REPORTS)('%s has a test named after it', report => {
    const ending = new RegExp(`${report}(?!\\d)`)
    expect(titles.filter(title => ending.test(title))).not.toEqual([])
  })

  it('finds no title for an unknown report', () => {
    expect(titles.filter(title => title.includes('#0000'))).toEqual([])
  })
})
