/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { VIEW_NAMES } from '../support/viewNames'
import { blocksOf, PAGES, ROOT, writeProject, type Block } from '../support/docsBlocks'

const TSC = join(ROOT, 'node_modules/typescript-7/bin/tsc')

/** The compiler's errors, each with the page of its block. */
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

  it('contain only code that compiles against the package’s types, and a wrong name is an error', () => {
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

  it.each(VIEW_NAMES)('document the view %s, which can be opened by name', name => {
    expect(readFileSync(join(ROOT, 'docs/guides/views.md'), 'utf8')).toContain(`| \`${name}\``)
  })

  it('match the source if they are generated from it', () => {
    const check = () => execFileSync('node', ['scripts/docs.mjs'], { cwd: ROOT, stdio: 'pipe' })
    expect(check).not.toThrow()
  }, 120_000)
})
