/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { VIEW_NAMES } from '../support/viewNames'
import { blocksOf, PAGES, ROOT, writeProject, type Block } from '../support/docsBlocks'

const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc')

/** What the compiler says of code, each with the page it stands in. */
function complaints(blocks: readonly Block[]): string[] {
  const project = writeProject(blocks, join(ROOT, '.tmp/docs-blocks'))
  try {
    execFileSync('node', [TSC, '-p', project, '--pretty', 'false'], { cwd: ROOT, stdio: 'pipe' })
    return []
  } catch (thrown) {
    const { stdout, stderr } = thrown as { readonly stdout: Buffer; readonly stderr: Buffer }
    return `${stdout.toString()}${stderr.toString()}`.trim().split('\n')
  }
}

describe('the pages of docs', () => {
  const blocks = PAGES.flatMap(blocksOf)

  it('have code in the readme, the page for hosts and most guides', () => {
    const pages = new Set(blocks.map(({ page }) => page))
    expect([...pages]).toEqual(expect.arrayContaining(['README.md', 'docs/hosts.md']))
    expect([...pages].filter(page => page.startsWith('docs/guides/')).length).toBeGreaterThan(8)
  })

  it('have only code that compiles against the types of the package, and a wrong name would be told', () => {
    const code = `import { useWallets } from 'redux-wallet-modal'\nuseWallets()\n`
    const wrong: Block = { page: 'wrong', line: 1, language: 'ts', file: null, code }
    expect(complaints([...blocks, wrong])).toEqual([
      expect.stringMatching(/wrong_1\.ts.*no exported member.*useWallets/),
    ])
  }, 120_000)

  it.each(PAGES)('%s links only files that exist, and headings they have', page => {
    const links = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\(([^):]+)\)/g)]
    const broken = links.flatMap(([, link = '']) => {
      const [path = '', heading] = link.split('#')
      const file = path === '' ? join(ROOT, page) : resolve(ROOT, dirname(page), path)
      if (!existsSync(file)) return [link]
      if (heading === undefined || !file.endsWith('.md')) return []
      const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
        ([, text = '']) =>
          text
            .toLowerCase()
            .replace(/[^\w\s-]/g, '')
            .replaceAll(' ', '-'),
      )
      return headings.includes(heading) ? [] : [link]
    })
    expect(broken).toEqual([])
  })

  it.each(VIEW_NAMES)('tell the view %s, which can be opened by name', name => {
    expect(readFileSync(join(ROOT, 'docs/guides/views.md'), 'utf8')).toContain(`| \`${name}\``)
  })

  it('that are made from the source say what it says', () => {
    const check = () => execFileSync('node', ['scripts/docs.mjs'], { cwd: ROOT, stdio: 'pipe' })
    expect(check).not.toThrow()
  }, 120_000)
})
